#include "ui/find/find_bar.h"

#include "core/statistics/text_statistics.h"
#include "ui/cells/special_cell.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/close_button.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled_button.h"
#include "ui/find/replace_line.h"
#include "ui/text/core_words.h"
#include "ui/text/error_text.h"
#include "ui/text/letter_width.h"
#include "ui/text/number_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>
#include <iterator>

namespace bloscope {

namespace {

using Kind = CellQuery::Kind;

// That such a query looks for, if it does.
std::optional<SpecialCell> specialOf(Kind kind)
{
    constexpr std::pair<Kind, SpecialCell> kinds[] = {
        {Kind::NotANumber, SpecialCell::NotANumber},
        {Kind::PositiveInfinite, SpecialCell::PositiveInfinite},
        {Kind::NegativeInfinite, SpecialCell::NegativeInfinite},
        {Kind::Damaged, SpecialCell::Damaged},
        {Kind::Uninitialised, SpecialCell::Uninitialised},
        {Kind::Absent, SpecialCell::Absent}};
    for (const auto& [one, special] : kinds)
        if (one == kind)
            return special;
    return std::nullopt;
}

Result<CellCriterion> comparison(const NumberOrder& order, Comparison comparison,
                                 const QString& value)
{
    return CellCriterion::number(order, comparison, value.trimmed().toStdString());
}

constexpr int valueLetters = 14; // width of a field
constexpr int signWidth = 28;    // of what says that a value is wrong
constexpr int progressWidth = 160;
constexpr int progressSteps = 1000;

} // namespace

int valueCountOf(Kind kind)
{
    if (kind == Kind::Between)
        return 2;
    return kind <= Kind::Below ? 1 : 0;
}

std::vector<Kind> kindsOfTexts()
{
    return {Kind::Containing, Kind::Equal,         Kind::NotEqual,
            Kind::Damaged,    Kind::Uninitialised, Kind::Absent};
}

std::vector<Kind> kindsOf(const NumberOrder& order)
{
    std::vector<Kind> kinds = {Kind::Equal, Kind::NotEqual, Kind::Above, Kind::Below,
                               Kind::Between};
    const bool areFloats = !order.isInteger();
    if (areFloats || order.dtype().isTime())
        kinds.push_back(Kind::NotANumber);
    if (areFloats)
        kinds.insert(kinds.end(),
                     {Kind::PositiveInfinite, Kind::NegativeInfinite, Kind::NotFinite});
    kinds.insert(kinds.end(), {Kind::Damaged, Kind::Uninitialised, Kind::Absent});
    return kinds;
}

QString nameOf(Kind kind, const NumberOrder& order)
{
    if (const auto special = specialOf(kind))
        return nameOf(*special, SpecialName::Choice, order.dtype().isTime());
    switch (kind) {
    case Kind::Containing:
        return FindBar::tr("containing");
    case Kind::Equal:
        return FindBar::tr("equal to");
    case Kind::NotEqual:
        return FindBar::tr("not equal to");
    case Kind::Above:
        return FindBar::tr("above");
    case Kind::Below:
        return FindBar::tr("below");
    case Kind::Between:
        return FindBar::tr("between");
    default:
        return FindBar::tr("NaN or infinite");
    }
}

Result<CellCriterion> criterionOf(const CellQuery& query, const NumberOrder& order)
{
    if (const auto special = specialOf(query.kind))
        return criterionOf(*special, order);
    switch (query.kind) {
    case Kind::Equal:
        return comparison(order, Comparison::Equal, query.value);
    case Kind::NotEqual:
        return comparison(order, Comparison::NotEqual, query.value);
    case Kind::Above:
        return comparison(order, Comparison::Above, query.value);
    case Kind::Below:
        return comparison(order, Comparison::Below, query.value);
    case Kind::Between:
        return CellCriterion::between(order, query.value.trimmed().toStdString(),
                                      query.other.trimmed().toStdString());
    default:
        return CellCriterion::notFinite(order);
    }
}

Result<CellCriterion> criterionOfTexts(const CellQuery& query)
{
    const NumberOrder& order = TextMatchScan::orderOfMatches();
    if (const auto special = specialOf(query.kind))
        return criterionOf(*special, order);
    if (query.kind == Kind::Containing && query.value.isEmpty())
        return usageError("no text was entered");
    const bool isWanted = query.kind != Kind::NotEqual;
    return CellCriterion::number(order, Comparison::Equal, isWanted ? "1" : "0");
}

FindBar::FindBar(std::vector<DTypeLeaf> fields, QWidget* parent)
    : QWidget(parent),
      m_fields(std::move(fields)),
      m_order(TextMatchScan::orderOfMatches()),
      m_part(new QComboBox),
      m_kind(new QComboBox),
      m_value(makeValueField(tr("Value to find"))),
      m_and(new QLabel(tr("and"))),
      m_other(makeValueField(tr("Other end of the range to find"))),
      m_scope(new QComboBox),
      m_replacing(new ReplaceLine)
{
    m_kind->setAccessibleName(tr("Search condition"));
    m_part->setAccessibleName(tr("Field to search"));
    for (const DTypeLeaf& leaf : m_fields)
        m_part->addItem(displayText(leaf.path));
    if (textFields().size() > 1)
        m_part->addItem(tr("any text field"));
    m_scope->setAccessibleName(tr("Search area"));
    m_scope->addItems({tr("shown slice"), tr("whole array"), tr("selected cells")});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 4, 6, 4);
    column->setSpacing(2);
    column->addWidget(makeQuestion());
    column->addWidget(m_replacing);
    column->addWidget(makeState());
    m_replacing->hide();
    connect(m_replacing, &ReplaceLine::problemChanged, this, &FindBar::showOutcome);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &FindBar::showFields);
    closeOnEscape(*this, [this] { close(); });
    connect(m_part, &QComboBox::currentIndexChanged, this, &FindBar::showPart);
    showPart();
    hide();
}

CheckedLineEdit* FindBar::makeValueField(const QString& name)
{
    const auto problem = [this](const QString& text) {
        if (texts())
            return QString();
        const auto criterion = criterionOf({CellQuery::Kind::Equal, text, {}}, m_order);
        return text.isEmpty() || criterion ? QString() : coreCause(criterion.error().text());
    };
    auto* field = new CheckedLineEdit(problem);
    field->setAccessibleName(name);
    field->setFixedWidth(valueLetters * letterWidth(fontMetrics()) + signWidth);
    connect(field, &QLineEdit::textChanged, this, &FindBar::check);
    connect(field, &CheckedLineEdit::problemChanged, this, &FindBar::check);
    return field;
}

QToolButton* FindBar::makeStepButton(const char* icon, const QString& text, const QString& meaning,
                                     ScanDirection direction)
{
    QToolButton* button = makeLabelledButton(icon, text, meaning);
    connect(button, &QToolButton::clicked, this, [this, direction] { want(direction); });
    return button;
}

QWidget* FindBar::makeQuestion()
{
    m_previous = makeStepButton("up", tr("&Previous"), tr("Find the previous cell (Shift+F3)"),
                                ScanDirection::Backwards);
    m_next =
        makeStepButton("down", tr("&Next"), tr("Find the next cell (F3)"), ScanDirection::Forwards);
    auto* values = new QWidget;
    auto* between = tightRow(values);
    for (QWidget* part : {static_cast<QWidget*>(m_value), static_cast<QWidget*>(m_and),
                          static_cast<QWidget*>(m_other)})
        between->addWidget(part);
    QToolButton* away = closeButton(tr("Close the find bar (Escape)"));
    connect(away, &QToolButton::clicked, this, &FindBar::close);

    auto* question = new QWidget;
    auto* row = new FlowLayout(question);
    row->setContentsMargins(0, 0, 0, 0);
    QWidget* const part = labelled(tr("&of"), m_part);
    part->setVisible(!m_fields.front().path.empty());
    row->addWidget(labelled(tr("Fin&d cells:"), m_kind));
    row->addWidget(values);
    row->addWidget(part);
    row->addWidget(labelled(tr("in"), m_scope));
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addWidget(away);
    row->setAlignment(away, Qt::AlignRight);
    return question;
}

QWidget* FindBar::makeState()
{
    auto* state = new QWidget;
    m_sentence = new ElidedLabel;
    m_progress = new QProgressBar;
    m_progress->setRange(0, progressSteps);
    m_progress->setFixedWidth(progressWidth);
    m_progress->setAccessibleName(tr("Search progress"));
    m_cancel = new QToolButton;
    m_cancel->setText(tr("Cancel"));
    connect(m_cancel, &QToolButton::clicked, this, &FindBar::cancelWanted);
    // What comes and goes here moves nothing else.
    for (QWidget* part : {static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_cancel)}) {
        QSizePolicy policy = part->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        part->setSizePolicy(policy);
        part->hide();
    }
    putInto(tightRow(state), {{m_sentence, 1}, m_progress, m_cancel});
    return state;
}

bool FindBar::isAnyText() const
{
    return m_part->currentIndex() >= qsizetype(m_fields.size());
}

std::vector<DTypeLeaf> FindBar::textFields() const
{
    std::vector<DTypeLeaf> texts;
    std::ranges::copy_if(m_fields, std::back_inserter(texts),
                         [](const DTypeLeaf& leaf) { return isText(leaf.dtype); });
    return texts;
}

const DTypeLeaf& FindBar::part() const
{
    if (isAnyText())
        return *std::ranges::find_if(m_fields,
                                     [](const DTypeLeaf& leaf) { return isText(leaf.dtype); });
    return m_fields[static_cast<std::size_t>(std::max(0, m_part->currentIndex()))];
}

std::optional<TextQuery> FindBar::texts() const
{
    if (!isText(part().dtype))
        return {};
    const bool isContained = query().kind == CellQuery::Kind::Containing;
    return TextQuery{isContained ? TextQuery::Kind::Containing : TextQuery::Kind::Equal,
                     m_value->text(), isAnyText() ? textFields() : std::vector{part()}};
}

Result<CellCriterion> FindBar::criterion() const
{
    return texts() ? criterionOfTexts(query()) : criterionOf(query(), m_order);
}

CellQuery FindBar::query() const
{
    return {static_cast<CellQuery::Kind>(m_kind->currentData().toInt()), m_value->text(),
            m_other->text()};
}

void FindBar::choosePart(const std::string& path)
{
    const auto part = std::ranges::find(m_fields, path, &DTypeLeaf::path);
    if (part != m_fields.end())
        m_part->setCurrentIndex(static_cast<int>(part - m_fields.begin()));
}

FindBar::Scope FindBar::scope() const
{
    return static_cast<Scope>(m_scope->currentIndex());
}

void FindBar::askToReplace()
{
    ask();
    m_replacing->show();
}

void FindBar::ask()
{
    m_replacing->hide();
    show();
    if (m_value->isVisible())
        m_value->setFocus(Qt::ShortcutFocusReason);
    else
        m_kind->setFocus(Qt::ShortcutFocusReason);
    m_value->selectAll();
}

// Fields of another type can be of other kinds, and other texts are numbers of theirs.
void FindBar::showPart()
{
    const bool areTexts = isText(part().dtype);
    m_order = areTexts ? TextMatchScan::orderOfMatches() : NumberOrder(part().dtype);
    m_replacing->setType(part().dtype);
    {
        const QSignalBlocker oneStepAtATime(m_kind);
        const QString before = m_kind->currentText();
        m_kind->clear();
        for (const CellQuery::Kind kind : areTexts ? kindsOfTexts() : kindsOf(m_order))
            m_kind->addItem(nameOf(kind, m_order), static_cast<int>(kind));
        m_kind->setCurrentIndex(std::max(0, m_kind->findText(before)));
    }
    m_value->checkAgain();
    m_other->checkAgain();
    showFields();
}

void FindBar::showFields()
{
    const int values = valueCountOf(query().kind);
    m_value->setVisible(values > 0);
    m_and->setVisible(values > 1);
    m_other->setVisible(values > 1);
    check();
}

void FindBar::check()
{
    for (QToolButton* button : {m_previous, m_next})
        button->setEnabled(criterion().has_value());
    const CellQuery::Kind kind = query().kind;
    const bool hasNoValue = kind == CellQuery::Kind::Damaged || kind == CellQuery::Kind::Absent;
    const bool areNumbers = criterion().has_value() && !texts();
    m_replacing->setPossible(areNumbers, areNumbers && !hasNoValue);
    const int values = valueCountOf(kind);
    const bool isValueWrong = values > 0 && !m_value->problem().isEmpty();
    const bool isOtherWrong = values > 1 && !m_other->problem().isEmpty();
    showOutcome(isValueWrong ? m_value->problem() : isOtherWrong ? m_other->problem() : QString());
}

void FindBar::want(ScanDirection direction)
{
    if (criterion())
        emit wanted(direction);
}

void FindBar::showProgress(double share, double cellsPerSecond)
{
    m_progress->show();
    m_cancel->show();
    m_progress->setValue(static_cast<int>(share * progressSteps));
    m_sentence->setText(cellsPerSecond > 0 ? tr("Searching, %1 million cells per second…")
                                                 .arg(decimalText(cellsPerSecond / 1e6, 1))
                                           : tr("Searching…"));
}

void FindBar::showOutcome(const QString& sentence)
{
    m_progress->hide();
    m_cancel->hide();
    m_sentence->setText(sentence);
    m_sentence->setToolTip(sentence);
    setAccessibleDescription(sentence);
}

void FindBar::close()
{
    hide();
    emit closed();
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    const bool isBackwards = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        want(isBackwards ? ScanDirection::Backwards : ScanDirection::Forwards);
    else
        QWidget::keyPressEvent(event);
}

} // namespace bloscope
