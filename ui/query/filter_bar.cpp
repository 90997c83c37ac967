#include "ui/query/filter_bar.h"

#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled_button.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/theme/contrast.h"
#include "ui/theme/icons.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QHBoxLayout>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStringListModel>
#include <QTextCharFormat>
#include <QToolButton>
#include <utility>

namespace bloscope {

namespace {

constexpr int margin = 6;
constexpr int longestChip = 60; // characters

// One condition: its text, which is edited by a click, and a cross that removes it.
class FilterChip : public QFrame {
    Q_OBJECT

 public:
    explicit FilterChip(const QString& condition, QWidget* parent = nullptr);

 signals:
    void editWanted();
    void removeWanted();
};

FilterChip::FilterChip(const QString& condition, QWidget* parent) : QFrame(parent)
{
    setFrameShape(QFrame::StyledPanel);
    auto* text = new QToolButton(this);
    text->setAutoRaise(true);
    const QString shown =
        condition.size() > longestChip ? condition.left(longestChip) + u'…' : condition;
    text->setText(QString(shown).replace('&', "&&"));
    text->setToolTip(tr("%1\nClick to edit this condition").arg(condition));
    text->setAccessibleName(tr("Edit condition %1").arg(condition));
    connect(text, &QToolButton::clicked, this, &FilterChip::editWanted);
    auto* remove = new QToolButton(this);
    remove->setAutoRaise(true);
    remove->setIcon(lineIcon("close"));
    remove->setToolTip(tr("Remove this condition"));
    remove->setAccessibleName(tr("Remove condition %1").arg(condition));
    connect(remove, &QToolButton::clicked, this, &FilterChip::removeWanted);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(2, 0, 2, 0);
    line->setSpacing(0);
    line->addWidget(text);
    line->addWidget(remove);
}

// As an input method does it: a QLineEdit has no formats of its own.
void underline(QLineEdit& line, const std::optional<QueryMistake>& mistake, const QColor& color)
{
    QList<QInputMethodEvent::Attribute> attributes;
    if (mistake) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(color);
        attributes.append({QInputMethodEvent::TextFormat,
                           static_cast<int>(mistake->begin) - line.cursorPosition(),
                           static_cast<int>(mistake->size), format});
    }
    QInputMethodEvent event(QString(), attributes);
    QCoreApplication::sendEvent(&line, &event);
}

QToolButton* lineButton(const QString& text, const QString& toolTip)
{
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setText(text);
    button->setToolTip(toolTip);
    return button;
}

} // namespace

FilterBar::FilterBar(std::vector<TableColumn> columns, QWidget* parent)
    : QWidget(parent),
      m_columns(std::move(columns)),
      m_words(queryWords(m_columns)),
      m_text(new QLineEdit),
      m_offered(new QStringListModel(this)),
      m_completer(new QCompleter(m_offered, this)),
      m_state(new QLabel),
      m_cancel(lineButton(tr("Cancel"), tr("Stop and keep the rows found so far"))),
      m_clear(lineButton(tr("Show All &Rows"), tr("Remove the filter (Escape)"))),
      m_mistake(new QLabel),
      m_chips(new QWidget)
{
    m_mistake->setWordWrap(true);
    m_mistake->setContentsMargins(margin, 0, margin, 2);
    m_mistake->setTextFormat(Qt::PlainText);
    m_mistake->hide();
    m_chips->hide();
    auto* column = tightColumn(this);
    for (QWidget* part : {createLine(), static_cast<QWidget*>(m_mistake), m_chips})
        column->addWidget(part);
    m_completer->setWidget(m_text);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this,
            &FilterBar::insertWord);
    connect(m_text, &QLineEdit::textEdited, this, [this] {
        check();
        complete();
    });
    connect(m_text, &QLineEdit::returnPressed, this, [this] { apply(m_text->text()); });
    connect(m_cancel, &QToolButton::clicked, this, &FilterBar::cancelled);
    connect(m_clear, &QToolButton::clicked, this, [this] { apply({}); });
    m_text->installEventFilter(this);
    m_completer->popup()->installEventFilter(this);
    setRunning(false);
    showChips();
}

QWidget* FilterBar::createLine()
{
    m_text->setPlaceholderText(tr("price > 100 and tree contains \"fir\""));
    m_text->setClearButtonEnabled(true);
    m_text->setAccessibleName(tr("Filter condition"));
    m_text->setToolTip(tr("Show only the rows for which this condition is true (Enter).\n"
                          "The guide describes all operators and functions."));
    auto* label = new QLabel(tr("Fil&ter:"));
    label->setBuddy(m_text);
    m_state->setForegroundRole(QPalette::PlaceholderText);
    auto* bar = new QWidget;
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(margin, 2, margin, 2);
    line->addWidget(label);
    line->addWidget(m_text, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_state, m_cancel, m_clear})
        line->addWidget(part);
    return bar;
}

void FilterBar::setCondition(const QString& condition)
{
    m_applied = condition.trimmed();
    m_text->setText(m_applied);
    showMistake({});
    showChips();
}

void FilterBar::ask()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void FilterBar::ask(const QString& begun)
{
    m_text->setText(begun);
    m_text->setFocus(Qt::OtherFocusReason);
    m_text->setCursorPosition(static_cast<int>(begun.size()));
    check();
}

void FilterBar::tell(const QString& text)
{
    m_state->setText(text);
}

void FilterBar::refuse(const QString& answered, const Error& error)
{
    const QString refused = std::exchange(m_applied, answered);
    showChips();
    setRunning(false);
    if (m_text->text() == refused) // and nothing else was typed since
        showMistake(mistakeOf(error, refused));
}

void FilterBar::tellProblem(const QString& sentence)
{
    showSentence(sentence);
}

QString FilterBar::mistake() const
{
    return m_mistake->isHidden() ? QString() : m_mistake->text();
}

void FilterBar::setRunning(bool isRunning)
{
    m_cancel->setVisible(isRunning);
    m_clear->setVisible(!isRunning && !m_applied.isEmpty());
}

void FilterBar::apply(const QString& condition)
{
    const auto mistake = mistakeIn(condition, m_columns);
    if (mistake)
        return showMistake(mistake);
    setCondition(condition);
    emit applied(m_applied);
}

void FilterBar::check()
{
    showMistake(mistakeIn(m_text->text(), m_columns));
}

void FilterBar::showMistake(const std::optional<QueryMistake>& mistake)
{
    QString sentence = mistake ? mistake->sentence : QString();
    if (mistake) {
        sentence[0] = sentence[0].toUpper();
        if (!sentence.endsWith('?'))
            sentence += '.';
    }
    showSentence(sentence);
    underline(*m_text, mistake, damageColor(palette()));
}

void FilterBar::showSentence(const QString& sentence)
{
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, damageColor(palette()));
    m_mistake->setPalette(colors);
    m_mistake->setText(sentence);
    m_mistake->setVisible(!sentence.isEmpty());
}

void FilterBar::showChips()
{
    delete m_chips->layout();
    qDeleteAll(m_chips->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    JoinedConditions conditions = conditionsIn(m_applied);
    m_chips->setVisible(!conditions.conditions.isEmpty());
    auto* line = new FlowLayout(m_chips);
    line->setContentsMargins(margin, 0, margin, 2);
    for (qsizetype i = 0; i < conditions.conditions.size(); ++i) {
        if (i > 0)
            line->addWidget(new QLabel(conditions.isAll ? tr("and") : tr("or")));
        auto* chip = new FilterChip(conditions.conditions[i]);
        line->addWidget(chip);
        connect(chip, &FilterChip::editWanted, this, [this, part = conditions.conditions[i]] {
            m_text->setText(m_applied);
            m_text->setFocus(Qt::OtherFocusReason);
            m_text->setSelection(static_cast<int>(m_applied.indexOf(part)),
                                 static_cast<int>(part.size()));
        });
        connect(
            chip, &FilterChip::removeWanted, this,
            [this, rest = conditions, i]() mutable {
                rest.conditions.removeAt(i);
                apply(joined(rest));
            },
            Qt::QueuedConnection); // the chip goes with it
    }
}

TypedWord FilterBar::wordBeforeCursor() const
{
    return wordAtEnd(m_text->text().left(m_text->cursorPosition()), m_columns);
}

// In a text, values of the column that it is compared with, once they are known.
void FilterBar::complete()
{
    const TypedWord word = wordBeforeCursor();
    m_completer->popup()->hide();
    if (word.isText && word.column)
        emit valuesWanted(*word.column, word.text);
    else if (!word.isText && !word.text.isEmpty() && !word.text.front().isDigit())
        offer(m_words, word.text);
}

void FilterBar::offerValues(std::size_t column, const QString& begun, const QStringList& values)
{
    const TypedWord word = wordBeforeCursor();
    if (m_text->hasFocus() && word.isText && word.column == column && word.text == begun)
        offer(values, begun);
}

void FilterBar::offer(const QStringList& words, const QString& begun)
{
    m_offered->setStringList(words);
    m_completer->setCompletionPrefix(begun);
    const bool isKnown = m_completer->completionCount() == 1 &&
                         m_completer->currentCompletion().compare(begun, Qt::CaseInsensitive) == 0;
    if (m_completer->completionCount() == 0 || isKnown)
        return;
    // At the word, and narrow: what is wrong stays readable below the line.
    constexpr int letters = 24;
    const QRect cursor = m_text->inputMethodQuery(Qt::ImCursorRectangle).toRect();
    m_completer->complete({cursor.x(), 0, letters * letterWidth(fontMetrics()), m_text->height()});
}

void FilterBar::insertWord(const QString& chosen)
{
    const TypedWord word = wordBeforeCursor();
    QString inserted = chosen;
    qsizetype end = m_text->cursorPosition();
    if (word.isText) {
        inserted = QString::fromStdString(textInQuery(chosen.toStdString()));
        if (end < m_text->text().size() && m_text->text()[end] == m_text->text()[word.begin])
            ++end; // the quote that ended it
    }
    m_text->setSelection(static_cast<int>(word.begin), static_cast<int>(end - word.begin));
    m_text->insert(inserted);
    check();
}

// Tab takes the first word if none is chosen; Return, which then applies the condition, does not.
bool FilterBar::takeKeyOfPopup(int key)
{
    QAbstractItemView& popup = *m_completer->popup();
    const bool isTab = key == Qt::Key_Tab;
    const bool isReturn = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!isTab && !isReturn && key != Qt::Key_Escape)
        return false;
    QModelIndex chosen = popup.currentIndex();
    if (!chosen.isValid() && isTab)
        chosen = popup.model()->index(0, 0);
    popup.hide();
    if (key != Qt::Key_Escape && chosen.isValid())
        insertWord(chosen.data().toString());
    else if (isReturn)
        apply(m_text->text());
    return true;
}

bool FilterBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_completer->popup() && event->type() == QEvent::KeyPress &&
        takeKeyOfPopup(static_cast<QKeyEvent*>(event)->key()))
        return true;
    if (watched == m_text && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        if (m_text->text() != m_applied)
            setCondition(m_applied);
        else if (!m_applied.isEmpty())
            apply({});
        else
            emit left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace bloscope

#include "filter_bar.moc"
