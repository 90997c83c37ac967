#include "ui/value/json_edit.h"

#include "core/msgpack/json.h"
#include "ui/text/error_text.h"
#include "ui/theme/contrast.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <vector>

namespace bloscope {

namespace {

struct Brackets : QTextBlockUserData {
    std::vector<JsonBracket> list; // in their order
};

const std::vector<JsonBracket>& bracketsOf(const QTextBlock& block)
{
    static const std::vector<JsonBracket> none;
    const auto* brackets = dynamic_cast<const Brackets*>(block.userData());
    return brackets ? brackets->list : none;
}

bool opens(QChar bracket)
{
    return bracket == u'[' || bracket == u'{';
}

// Walks over brackets, counting how deep they are nested, until the depth is back at 0.
class Match {
 public:
    explicit Match(bool forward) : m_forward(forward) {}

    // Is this the bracket that was looked for?
    bool ends(QChar bracket)
    {
        m_depth += opens(bracket) == m_forward ? 1 : -1;
        return m_depth == 0;
    }

 private:
    bool m_forward;
    int m_depth = 0;
};

const QRegularExpression& words()
{
    static const QRegularExpression pattern(
        QStringLiteral(R"((?<text>"(?:[^"\\]|\\.)*+"?)(?<key>\s*:)?)"
                       R"(|(?<number>-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?))"
                       R"(|(?<literal>\b(?:true|false|null)\b)|(?<bracket>[\[\]{}]))"));
    return pattern;
}

std::optional<JsonWord> wordOf(const QRegularExpressionMatch& match)
{
    if (match.hasCaptured(u"key"))
        return match.capturedView(u"text").startsWith(u"\"$") ? JsonWord::Notation : JsonWord::Key;
    if (match.hasCaptured(u"text"))
        return JsonWord::Text;
    if (match.hasCaptured(u"number"))
        return JsonWord::Number;
    if (match.hasCaptured(u"literal"))
        return JsonWord::Literal;
    return {};
}

// Of the word alone, without the colon behind a key.
qsizetype lengthOf(const QRegularExpressionMatch& match)
{
    return match.hasCaptured(u"text") ? match.capturedLength(u"text") : match.capturedLength();
}

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

using namespace std::chrono_literals;

constexpr auto typingPause = 150ms;
constexpr int shortText = 16 * 1024;   // characters, and bytes of the value before
constexpr qsizetype piece = 16 * 1024; // characters that a text field takes in some 10 ms

} // namespace

QColor colorOf(JsonWord word, const QPalette& palette)
{
    struct Pair {
        QRgb onLight;
        QRgb onDark;
    };
    static constexpr std::array<Pair, 5> colors = {{{0xff7a3e00, 0xffe8c07a},
                                                    {0xff9b1b6a, 0xfff2a3cf},
                                                    {0xff1d6a2b, 0xff9bd59b},
                                                    {0xff1a4fb4, 0xff8fb8ff},
                                                    {0xff6a35b0, 0xffc9a8ff}}};
    const Pair& pair = colors[static_cast<std::size_t>(word)];
    const bool isDark = palette.color(QPalette::Base).lightness() < 128;
    return QColor(isDark ? pair.onDark : pair.onLight);
}

void JsonHighlighter::setPalette(const QPalette& palette)
{
    m_palette = palette;
    rehighlight();
}

void JsonHighlighter::highlightBlock(const QString& text)
{
    auto brackets = std::make_unique<Brackets>();
    for (auto matches = words().globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        if (match.hasCaptured(u"bracket"))
            brackets->list.push_back(
                {text[match.capturedStart()], static_cast<int>(match.capturedStart())});
        else if (const auto word = wordOf(match))
            setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(lengthOf(match)),
                      colorOf(*word, m_palette));
    }
    setCurrentBlockUserData(brackets.release()); // the block owns it
}

int matchingBracket(const QTextDocument& document, int position)
{
    constexpr int mostLines = 5000; // to be looked at
    QTextBlock block = document.findBlock(position);
    const int from = position - block.position();
    const auto& here = bracketsOf(block);
    const auto start = std::ranges::find(here, from, &JsonBracket::position);
    if (start == here.end())
        return -1;
    const bool forward = opens(start->bracket);
    Match match(forward);
    for (int line = 0; line < mostLines && block.isValid(); ++line) {
        std::vector<JsonBracket> list = bracketsOf(block);
        if (!forward)
            std::ranges::reverse(list);
        for (const JsonBracket& bracket : list) {
            const bool isBefore = forward ? bracket.position < from : bracket.position > from;
            if (!(line == 0 && isBefore) && match.ends(bracket.bracket))
                return block.position() + bracket.position;
        }
        block = forward ? block.next() : block.previous();
    }
    return -1;
}

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

JsonEdit::JsonEdit(Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_scheduler(scheduler),
      m_before(std::make_shared<const ByteBuffer>()),
      m_text(new JsonTextEdit),
      m_problem(new QLabel),
      m_format(new QPushButton(tr("&Format")))
{
    layOut();
    setFocusProxy(m_text);
    m_typingPause.setSingleShot(true);
    m_typingPause.setInterval(typingPause);
    m_nextPiece.setSingleShot(true);
    connect(&m_nextPiece, &QTimer::timeout, this, &JsonEdit::showPiece);
    connect(&m_typingPause, &QTimer::timeout, this, &JsonEdit::check);
    connect(m_text, &QPlainTextEdit::textChanged, this, &JsonEdit::textChanged);
    connect(m_format, &QPushButton::clicked, this, &JsonEdit::format);
}

void JsonEdit::layOut()
{
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setMinimumHeight(2 * m_problem->fontMetrics().lineSpacing());
    m_problem->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_problem->setAccessibleName(tr("Error in the text"));
    m_format->setAutoDefault(false);
    m_format->setToolTip(tr("One item per line, indented by two spaces per level"));
    auto* below = new QHBoxLayout;
    below->addWidget(m_problem, 1);
    below->addWidget(m_format, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text, 1);
    column->addLayout(below);
}

void JsonEdit::setText(const QString& text, SharedBytes before)
{
    m_before = std::move(before);
    m_nextPiece.stop();
    m_coming = text;
    m_shown = 0;
    m_text->setUndoRedoEnabled(false);
    m_text->setReadOnly(true);
    m_text->clear();
    showPiece();
}

void JsonEdit::showPiece()
{
    m_isChecking = true;
    QTextCursor cursor(m_text->document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(m_coming.sliced(m_shown, std::min(piece, m_coming.size() - m_shown)));
    m_shown = std::min(m_shown + piece, m_coming.size());
    if (m_shown < m_coming.size()) {
        m_nextPiece.start();
        return;
    }
    m_coming.clear();
    m_text->setUndoRedoEnabled(true);
    m_text->setReadOnly(m_isReadOnly);
    m_text->moveCursor(QTextCursor::Start);
    textChanged();
}

void JsonEdit::replaceText(const QString& text)
{
    if (text.size() > piece) {
        setText(text, m_before);
        return;
    }
    QTextCursor cursor(m_text->document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    m_text->moveCursor(QTextCursor::Start);
}

QString JsonEdit::text() const
{
    return m_text->toPlainText();
}

void JsonEdit::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    m_text->setReadOnly(readOnly || !m_coming.isEmpty());
    m_format->setVisible(!readOnly);
}

bool JsonEdit::isShort() const
{
    return m_text->document()->characterCount() <= shortText &&
           m_before->size() <= std::size_t(shortText);
}

void JsonEdit::textChanged()
{
    if (!m_coming.isEmpty())
        return; // it is checked when it is complete
    m_checkTicket.cancel();
    m_formatTicket.cancel();
    m_isChecking = true;
    emit changed();
    if (isShort()) {
        m_typingPause.stop();
        take(checkedJson(text(), *m_before));
    } else {
        m_typingPause.start();
    }
}

void JsonEdit::check()
{
    m_checkTicket = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [text = text(), before = m_before](const std::stop_token&) {
            return Result<CheckedJson>(checkedJson(text, *before));
        },
        [this](Result<CheckedJson> checked) {
            take(checked ? *std::move(checked)
                         : CheckedJson{.problem = displayText(checked.error().text())});
        });
}

void JsonEdit::take(CheckedJson checked)
{
    m_checkTicket = {};
    m_isChecking = false;
    m_checked = std::move(checked);
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, damageColor(colors));
    m_problem->setPalette(colors);
    m_problem->setText(m_checked.problem);
    m_text->setAccessibleDescription(m_checked.problem);
    m_text->markProblem(m_checked.place ? static_cast<int>(m_checked.place->position) : -1);
    m_format->setEnabled(m_checked.value != nullptr);
    emit checkFinished();
}

void JsonEdit::format()
{
    if (!m_checked.value || m_isChecking)
        return;
    m_formatTicket = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [value = m_checked.value](const std::stop_token&) {
            return msgpack_value::jsonText(*value, msgpack_value::JsonLayout::Indented);
        },
        [this](const Result<std::string>& text) {
            if (text)
                replaceText(QString::fromStdString(*text));
        });
}

} // namespace bloscope
