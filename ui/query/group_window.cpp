#include "ui/query/group_window.h"

#include "core/query/group_query.h"
#include "ui/controls/flow_layout.h"
#include "ui/controls/labelled_button.h"
#include "ui/grid/cell_grid.h"
#include "ui/query/query_text.h"
#include "ui/rows/row_table_view.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/worker/long_job.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/ranges.h>
#include <numeric>

namespace bloscope {

namespace {

constexpr QSize firstGroupsSize(820, 480);

constexpr std::array aggregates{Aggregate::Count,     Aggregate::WithValue, Aggregate::Sum,
                                Aggregate::Mean,      Aggregate::Least,     Aggregate::Greatest,
                                Aggregate::Deviation, Aggregate::Distinct};

QStringList aggregateNames()
{
    return {GroupWindow::tr("Number of rows"),
            GroupWindow::tr("Rows with a value"),
            GroupWindow::tr("Sum"),
            GroupWindow::tr("Mean"),
            GroupWindow::tr("Minimum"),
            GroupWindow::tr("Maximum"),
            GroupWindow::tr("Standard deviation"),
            GroupWindow::tr("Distinct values")};
}

// A column of groups, to sort by and to draw.
struct GroupColumn {
    bool isNumeric = false;
    std::vector<double> numbers;    // NaN where there is none
    std::vector<std::string> texts; // of columns that are not numeric
    std::vector<bool> isNull;

    bool isMissing(std::size_t i) const { return isNumeric ? std::isnan(numbers[i]) : isNull[i]; }
    bool isBefore(std::size_t a, std::size_t b) const
    {
        return isNumeric ? numbers[a] < numbers[b] : texts[a] < texts[b];
    }
};

Result<GroupColumn> readGroupColumn(const GroupRows& groups, std::size_t column, const Job& job)
{
    constexpr std::int64_t rowsAtOnce = 10'000;
    GroupColumn read;
    read.isNumeric = groups.columns()[column].numeric;
    BLOSCOPE_TRY(const std::int64_t rows, groups.rowCount(job));
    const std::array wanted{column};
    for (std::int64_t first = 0; first < rows; first += rowsAtOnce) {
        BLOSCOPE_TRY(const TableCells cells,
                     groups.read(wanted, first, rowsAtOnce, CellTextForm::Full, job, {}));
        const TableCells::Column& part = cells.columns.front();
        for (std::size_t i = 0; i < part.texts.size(); ++i) {
            bool isNumber = false;
            const double number = QString::fromStdString(part.texts[i]).toDouble(&isNumber);
            read.numbers.push_back(isNumber ? number : std::nan(""));
            read.isNull.push_back(part.states[i] != TableCellState::Value);
            if (!read.isNumeric)
                read.texts.push_back(part.texts[i]);
        }
    }
    return read;
}

// Groups without a value are last in both directions.
std::vector<std::size_t> groupOrder(const GroupColumn& column, bool isDescending)
{
    std::vector<std::size_t> order(column.numbers.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        if (column.isMissing(a) || column.isMissing(b))
            return !column.isMissing(a) && column.isMissing(b);
        return isDescending ? column.isBefore(b, a) : column.isBefore(a, b);
    });
    return order;
}

// The numbers of all, of which the largest come first, and no more labels than can be shown.
std::vector<std::size_t> largestOf(const std::vector<double>& numbers)
{
    std::vector<std::size_t> groups;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (std::isfinite(numbers[i]))
            groups.push_back(i);
    const auto count = static_cast<std::ptrdiff_t>(std::min(groups.size(), GroupBars::mostBars));
    std::ranges::partial_sort(groups, groups.begin() + count, std::greater(),
                              [&](std::size_t i) { return numbers[i]; });
    groups.resize(static_cast<std::size_t>(count));
    std::ranges::sort(groups);
    return groups;
}

// Of a key that is a column, by its cell.
std::optional<QString> cellCondition(const TableColumn& column, const QString& text, bool isNull)
{
    const bool isFloat = column.kind.starts_with("float");
    if (!isFloat || (!isNull && text != QLatin1String("nan")))
        return conditionFor(column, isNull ? CellTest::IsNull : CellTest::Equal, text);
    return QStringLiteral("(%1 is null or isnan(%1))") // both are one group
        .arg(QString::fromStdString(nameInQuery(column.name)));
}

} // namespace

struct GroupWindow::Choice {
    std::vector<KeyName> keys;
    FigureName figure;
};

struct GroupWindow::Groups {
    Result<> compute(const RowsToGroup& rows, const Choice& choice, const Job& job);
    Result<> arrange(const GroupOrder& order, const Job& job);
    Result<QString> labelOf(std::size_t group, const Job& job) const;

    std::shared_ptr<const GroupRows> found; // ascending by the keys
    std::shared_ptr<const GroupRows> rows;  // in the order in which they are shown
    std::int64_t count = 0;
    GroupBars::Bars bars;
};

Result<> GroupWindow::Groups::compute(const RowsToGroup& of, const Choice& choice, const Job& job)
{
    std::vector<std::string> keys;
    for (const KeyName& key : choice.keys)
        keys.push_back(key.typed());
    GroupQuery query(of.table, true);
    BLOSCOPE_CHECK(query.groupBy(fmt::format("{}", fmt::join(keys, ",")), job));
    BLOSCOPE_CHECK(query.addFigures(choice.figure.typed(), job));
    job.start(static_cast<std::uint64_t>(of.rows->count()));
    BLOSCOPE_TRY(found, query.groups(*of.rows, job));
    BLOSCOPE_TRY(count, found->rowCount(job));
    return {};
}

Result<> GroupWindow::Groups::arrange(const GroupOrder& order, const Job& job)
{
    rows = found;
    if (order.column > 0 || order.isDescending) {
        BLOSCOPE_TRY(const GroupColumn column,
                     readGroupColumn(*found, static_cast<std::size_t>(order.column), job));
        rows = found->inOrder(groupOrder(column, order.isDescending));
    }
    const std::size_t figure = rows->keys().size();
    BLOSCOPE_TRY(const GroupColumn figures, readGroupColumn(*rows, figure, job));
    bars.figure = displayText(rows->columns()[figure].name);
    for (const std::size_t group : largestOf(figures.numbers)) {
        BLOSCOPE_TRY(const QString label, labelOf(group, job));
        bars.labels << label;
        bars.numbers.push_back(figures.numbers[group]);
    }
    bars.left = figures.numbers.size() - bars.numbers.size();
    return {};
}

Result<QString> GroupWindow::Groups::labelOf(std::size_t group, const Job& job) const
{
    std::vector<std::size_t> keys(rows->keys().size());
    std::iota(keys.begin(), keys.end(), std::size_t(0));
    BLOSCOPE_TRY(const TableCells cells,
                 rows->read(keys, std::int64_t(group), 1, CellTextForm::Short, job, {}));
    QStringList words;
    for (const TableCells::Column& column : cells.columns)
        words << (column.states.front() == TableCellState::Value ? displayText(column.texts.front())
                                                                 : QStringLiteral("null"));
    return words.join(QStringLiteral(" · "));
}

GroupWindow::GroupWindow(RowsToGroup rows, Scheduler& scheduler, QWidget* parent)
    : QDialog(parent),
      m_rows(std::move(rows)),
      m_scheduler(scheduler),
      m_key(new GroupKeyBox(m_rows.table->columns(), tr("Column to group by"), false)),
      m_secondKey(new GroupKeyBox(m_rows.table->columns(), tr("Second column to group by"), true)),
      m_figure(new QComboBox),
      m_of(new QComboBox),
      m_state(new QLabel),
      m_model(new RowTableModel(rowsOf(std::vector<TableColumn>()), scheduler, this)),
      m_table(new RowTableView(*m_model, scheduler)),
      m_bars(new GroupBars),
      m_filter(nullptr)
{
    setWindowTitle(tr("Groups"));
    for (const TableColumn& column : m_rows.table->columns())
        m_of->addItem(displayText(column.name));
    m_figure->addItems(aggregateNames());
    layOut();
    for (GroupKeyBox* box : {m_key, m_secondKey})
        connect(box, &GroupKeyBox::changed, this, &GroupWindow::compute);
    for (QComboBox* box : {m_figure, m_of})
        connect(box, &QComboBox::currentIndexChanged, this, &GroupWindow::compute);
    m_table->grid().setHeaderClicks(true);
    connect(&m_table->grid(), &CellGrid::columnClicked, this,
            [this](std::int64_t column) { sortBy(static_cast<int>(column)); });
    connect(m_table, &RowTableView::activated, this, &GroupWindow::filterToCurrent);
    connect(m_table, &RowTableView::currentChanged, this,
            [this] { m_filter->setEnabled(m_table->hasSelection()); });
}

// The table refers to the model: it goes first.
GroupWindow::~GroupWindow()
{
    m_job.reset();
    delete m_table;
}

void GroupWindow::layOut()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_filter = buttons->addButton(tr("&Filter to Group"), QDialogButtonBox::ActionRole);
    m_filter->setToolTip(tr("Show only the rows of the selected group in the table (Return)"));
    m_filter->setEnabled(false);
    QPushButton* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copy->setMenu(makeCopyMenu());
    for (QPushButton* button : {m_filter, copy, buttons->button(QDialogButtonBox::Close)})
        button->setAutoDefault(false); // Return belongs to the table
    connect(m_filter, &QPushButton::clicked, this, &GroupWindow::filterToCurrent);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_state->setWordWrap(true);
    putInto(new QVBoxLayout(this), {makeChoices(), m_state, {makeResults(), 1}, buttons});
    resize(firstGroupsSize);
}

QWidget* GroupWindow::makeChoices()
{
    auto* choices = new QWidget;
    auto* line = new FlowLayout(choices);
    line->setContentsMargins(0, 0, 0, 0);
    constexpr int letters = 10;
    m_of->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_of->setMinimumContentsLength(letters);
    m_figure->setAccessibleName(tr("Figure of each group"));
    m_of->setAccessibleName(tr("Column of the figure"));
    line->addWidget(labelled(tr("&Group by:"), m_key));
    line->addWidget(labelled(tr("&and by:"), m_secondKey));
    line->addWidget(labelled(tr("&Show:"), m_figure));
    line->addWidget(labelled(tr("&of:"), m_of));
    return choices;
}

QWidget* GroupWindow::makeResults()
{
    m_table->grid().setAccessibleName(tr("Groups"));
    auto* sides = new QSplitter;
    sides->setChildrenCollapsible(false);
    sides->addWidget(m_table);
    sides->addWidget(m_bars);
    sides->setSizes({1, 1}); // the same share of what there is
    return sides;
}

void GroupWindow::groupBy(std::size_t column, RowsToGroup rows)
{
    m_rows = std::move(rows);
    if (m_key->column() == column)
        return compute();
    m_key->setColumn(column);
}

GroupWindow::Choice GroupWindow::choice() const
{
    Choice choice{{*m_key->key()}, {}};
    if (const auto second = m_secondKey->key(); second && *second != choice.keys.front())
        choice.keys.push_back(*second);
    choice.figure.aggregate = aggregates[static_cast<std::size_t>(m_figure->currentIndex())];
    if (choice.figure.aggregate != Aggregate::Count)
        choice.figure.column =
            m_rows.table->columns()[static_cast<std::size_t>(m_of->currentIndex())].name;
    return choice;
}

void GroupWindow::compute()
{
    const Choice wanted = choice();
    m_of->setEnabled(wanted.figure.aggregate != Aggregate::Count);
    if (std::exchange(m_keys, wanted.keys) != wanted.keys)
        m_order = {};
    const auto groups = std::make_shared<Groups>();
    begin(groups, [groups, wanted, order = m_order, rows = m_rows](const Job& job) -> Result<> {
        BLOSCOPE_CHECK(groups->compute(rows, wanted, job));
        return groups->arrange(order, job);
    });
}

// Ascending and descending in turn.
void GroupWindow::sortBy(int column)
{
    m_order = {column, m_order.column == column && !m_order.isDescending};
    if (!m_groups)
        return compute();
    const auto groups = std::make_shared<Groups>();
    groups->found = m_groups->found;
    groups->count = m_groups->count;
    begin(groups,
          [groups, order = m_order](const Job& job) { return groups->arrange(order, job); });
}

void GroupWindow::begin(const std::shared_ptr<Groups>& groups,
                        std::function<Result<>(const Job&)> work)
{
    m_state->setText(tr("Grouping…"));
    m_job = std::make_unique<LongJob>(tr("Grouping"));
    connect(m_job.get(), &LongJob::finished, this,
            [this, groups](const Result<>& outcome) { showGroups(outcome, groups); });
    m_job->start(m_scheduler, std::move(work));
}

void GroupWindow::showGroups(const Result<>& outcome, const std::shared_ptr<Groups>& groups)
{
    m_job.release()->deleteLater(); // the call comes from it
    m_groups = outcome ? groups : nullptr;
    m_filter->setEnabled(false);
    if (!outcome) {
        m_model->setTotalRows(0);
        m_state->setText(errorSentence(tr("The rows cannot be grouped"), outcome.error()));
        return m_bars->show({});
    }
    m_key->showKey(groups->found->keys().front());
    m_secondKey->showKey(groups->found->keys().back());
    m_model->show(rowsOf(groups->rows), groups->count);
    m_model->setColumnSigns(
        {{m_order.column, m_order.isDescending ? QStringLiteral(" ↓") : QStringLiteral(" ↑")}});
    const std::int64_t rows = m_rows.rows->count();
    //: %1 a number of rows
    m_state->setText(countedText(groups->count,
                                 tr("%n group(s) of %1 rows", nullptr, pluralNumber(groups->count)))
                         .arg(countText(rows)));
    m_bars->show(groups->bars);
}

// By the values of its keys, which are read in full.
void GroupWindow::filterToCurrent()
{
    const std::int64_t row = m_table->currentRow();
    if (!m_groups || row < 0)
        return;
    std::vector<std::size_t> columns(m_groups->rows->keys().size());
    std::iota(columns.begin(), columns.end(), std::size_t(0));
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [rows = m_groups->rows, columns, row](std::stop_token stop) {
            return rows->read(columns, row, 1, CellTextForm::Full, {std::move(stop)}, {});
        },
        [this, row](const Result<TableCells>& keys) { wantCondition(row, keys); });
}

void GroupWindow::wantCondition(std::int64_t group, const Result<TableCells>& keys)
{
    if (!keys)
        return m_state->setText(errorSentence(tr("The group cannot be read"), keys.error()));
    QString condition;
    for (std::size_t i = 0; i < keys->columns.size(); ++i) {
        const TableCells::Column& key = keys->columns[i];
        const std::optional<std::size_t> column = m_groups->rows->keys()[i].column;
        std::optional<QString> part;
        if (column)
            part = cellCondition(m_rows.table->columns()[*column],
                                 QString::fromStdString(key.texts.front()),
                                 key.states.front() != TableCellState::Value);
        else if (const auto said = m_groups->rows->conditionOf(group, i))
            part = QString::fromStdString(*said);
        if (part)
            condition = withCondition(condition, *part);
    }
    if (!condition.isEmpty())
        emit conditionWanted(condition);
}

QMenu* GroupWindow::makeCopyMenu()
{
    auto* menu = new QMenu(this);
    menu->addAction(tr("&All Groups"), this, &GroupWindow::copyAll);
    addCodeMenu(*menu, queryLanguages,
                [this](CodeLanguage language) { emit codeWanted(request(), language); });
    return menu;
}

// The window groups rows without a key as well.
QueryRequest GroupWindow::request() const
{
    const Choice wanted = choice();
    QueryRequest groups;
    groups.group = wanted.keys;
    groups.figures.push_back(wanted.figure);
    groups.keepsNullKeys = true;
    return groups;
}

void GroupWindow::copyAll()
{
    m_table->copy(CopiedNames::First);
}

} // namespace bloscope
