#include "ui/value/json_text_edit.h"

#include "ui/theme/cell_colors.h"
#include "ui/value/json_highlighter.h"

#include <QFontDatabase>
#include <QPainter>
#include <QTextBlock>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int numberMargin = 6; // pixels on both sides of the line numbers

// The strip of line numbers; what it shows is up to the text.
class LineNumbers : public QWidget {
 public:
    explicit LineNumbers(JsonTextEdit* text) : QWidget(text), m_text(*text) {}

 protected:
    void paintEvent(QPaintEvent* event) override { m_text.paintNumbers(event); }

 private:
    JsonTextEdit& m_text;
};

} // namespace

JsonTextEdit::JsonTextEdit(QWidget* parent)
    : QPlainTextEdit(parent),
      m_numbers(new LineNumbers(this)),
      m_highlighter(new JsonHighlighter(document()))
{
    setLineWrapMode(NoWrap);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setAccessibleName(tr("Value as JSON"));
    m_highlighter->setPalette(palette());
    connect(this, &QPlainTextEdit::blockCountChanged, this, &JsonTextEdit::placeNumbers);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& area, int dy) {
        if (dy != 0)
            m_numbers->scroll(0, dy);
        else
            m_numbers->update(0, area.y(), m_numbers->width(), area.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &JsonTextEdit::updateMarks);
    placeNumbers();
}

int JsonTextEdit::numbersWidth() const
{
    const auto digits = QString::number(std::max(blockCount(), 10)).size();
    return 2 * numberMargin +
           fontMetrics().horizontalAdvance(QLatin1Char('9')) * static_cast<int>(digits);
}

void JsonTextEdit::placeNumbers()
{
    setViewportMargins(numbersWidth(), 0, 0, 0);
    const QRect inside = contentsRect();
    m_numbers->setGeometry(inside.left(), inside.top(), numbersWidth(), inside.height());
}

void JsonTextEdit::paintNumbers(QPaintEvent* event)
{
    QPainter painter(m_numbers);
    painter.fillRect(event->rect(), palette().alternateBase()); // the theme makes edges of "window"
    painter.setFont(font());
    const QColor plain = palette().color(QPalette::Text);
    QColor pale = plain;
    pale.setAlphaF(0.7F);
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF line = blockBoundingGeometry(block).translated(contentOffset());
        if (line.top() > event->rect().bottom())
            break;
        painter.setPen(block == textCursor().block() ? plain : pale);
        painter.drawText(
            QRectF(0, line.top(), m_numbers->width() - numberMargin, fontMetrics().height()),
            Qt::AlignRight, QString::number(block.blockNumber() + 1));
    }
}

void JsonTextEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    placeNumbers();
}

void JsonTextEdit::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_highlighter->setPalette(palette());
    if (event->type() == QEvent::FontChange)
        placeNumbers();
}

void JsonTextEdit::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = event->modifiers() == Qt::NoModifier && !isReadOnly();
    if (isPlain && event->key() == Qt::Key_Tab)
        textCursor().insertText(QStringLiteral("  "));
    else if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        insertLineBreak();
    else
        QPlainTextEdit::keyPressEvent(event);
}

void JsonTextEdit::insertLineBreak()
{
    const QString line = textCursor().block().text().left(textCursor().positionInBlock());
    const auto end = std::ranges::find_if(line, [](QChar c) { return c != u' '; });
    const bool opens = line.endsWith(u'{') || line.endsWith(u'[');
    textCursor().insertText('\n' + QString(end - line.begin() + (opens ? 2 : 0), u' '));
    ensureCursorVisible();
}

void JsonTextEdit::markProblem(int position)
{
    m_problem = position;
    updateMarks();
}

void JsonTextEdit::updateMarks()
{
    QList<QTextEdit::ExtraSelection> marks;
    appendProblem(marks);
    appendBrackets(marks);
    setExtraSelections(marks);
    m_numbers->update();
}

void JsonTextEdit::appendProblem(QList<QTextEdit::ExtraSelection>& marks) const
{
    if (m_problem < 0)
        return;
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(document());
    mark.cursor.setPosition(std::min(m_problem, document()->characterCount() - 1));
    if (mark.cursor.atBlockEnd() && !mark.cursor.atBlockStart())
        mark.cursor.movePosition(QTextCursor::Left); // there is nothing to underline behind a line
    mark.cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor);
    mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    mark.format.setUnderlineColor(damageColor(palette()));
    QColor background = damageColor(palette());
    background.setAlphaF(0.2F);
    mark.format.setBackground(background);
    marks << mark;
}

void JsonTextEdit::appendBrackets(QList<QTextEdit::ExtraSelection>& marks) const
{
    const int caret = textCursor().position();
    for (const int position : {caret, caret - 1}) { // before the caret, then behind it
        const int other = position < 0 ? -1 : matchingBracket(*document(), position);
        if (other < 0)
            continue;
        for (const int bracket : {position, other}) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = QTextCursor(document());
            mark.cursor.setPosition(bracket);
            mark.cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor);
            mark.format.setBackground(palette().color(QPalette::Highlight));
            mark.format.setForeground(palette().color(QPalette::HighlightedText));
            marks << mark;
        }
        return;
    }
}

} // namespace bloscope
