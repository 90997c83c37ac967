#include "ui/query/group_window.h"

#include "core/query/query_lists.h"
#include "ui/controls/labelled_button.h"
#include "ui/grid/cell_grid.h"
#include "ui/plot/axis_look.h"
#include "ui/query/query_text.h"
#include "ui/rows/row_table_view.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/worker/long_job.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <qcustomplot.h>

namespace bloscope {

namespace {

constexpr QSize firstGroupsSize(820, 480);
constexpr std::size_t mostBars = 20;
constexpr int longestLabel = 24; // characters
constexpr double barWidth = 0.7;

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

// The groups with the largest numbers, in their order.
std::vector<std::size_t> largestOf(const std::vector<double>& numbers)
{
    std::vector<std::size_t> groups;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (std::isfinite(numbers[i]))
            groups.push_back(i);
    const auto count = static_cast<std::ptrdiff_t>(std::min(groups.size(), mostBars));
    std::ranges::partial_sort(groups, groups.begin() + count, std::greater(),
                              [&](std::size_t i) { return numbers[i]; });
    groups.resize(static_cast<std::size_t>(count));
    std::ranges::sort(groups);
    return groups;
}

Result<RowKey> keyOf(const QueryTable& table, std::size_t column, const Job& job)
{
    return rowKeyOf(table, {table.columns()[column].name}, job);
}

} // namespace

struct GroupWindow::Choice {
    std::vector<std::size_t> keys;
    Aggregate aggregate = Aggregate::Count;
    std::size_t of = 0; // a column, of all aggregates but Count
};

struct GroupWindow::Groups {
    Result<> compute(const RowsToGroup& rows, const Choice& choice, const Job& job);
    Result<> arrange(const GroupOrder& order, const Job& job);
    Result<QString> labelOf(std::size_t group, const Job& job) const;

    std::shared_ptr<const GroupRows> found; // ascending by the keys
    std::shared_ptr<const GroupRows> rows;  // in the order in which they are shown
    std::size_t keyCount = 0;
    std::int64_t count = 0;
    QStringList labels; // of the bars
    std::vector<double> bars;
};

Result<> GroupWindow::Groups::compute(const RowsToGroup& of, const Choice& choice, const Job& job)
{
    const QueryTable& table = *of.table;
    std::vector<RowKey> keys;
    for (const std::size_t column : choice.keys) {
        BLOSCOPE_TRY(RowKey key, keyOf(table, column, job));
        keys.push_back(std::move(key));
    }
    GroupFigure figure{choice.aggregate, {}};
    GroupRows::Figure named{"rows", choice.aggregate, {}};
    if (choice.aggregate != Aggregate::Count) {
        BLOSCOPE_TRY(RowKey key, keyOf(table, choice.of, job));
        figure.of = std::move(key.expression);
        named.name = FigureName{choice.aggregate, table.columns()[choice.of].name}.text();
        named.column = choice.of;
    }
    job.start(static_cast<std::uint64_t>(of.rows->count()));
    const std::array figures{std::move(figure)};
    BLOSCOPE_TRY(std::vector<RowGroup> groups,
                 groupRows(table, *of.rows, keys, figures, GroupOptions{true}, job));
    count = std::ssize(groups);
    keyCount = choice.keys.size();
    found = std::make_shared<const GroupRows>(of.table, choice.keys, std::vector{std::move(named)},
                                              std::move(groups));
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
    BLOSCOPE_TRY(const GroupColumn figures, readGroupColumn(*rows, keyCount, job));
    for (const std::size_t group : largestOf(figures.numbers)) {
        BLOSCOPE_TRY(const QString label, labelOf(group, job));
        labels << label;
        bars.push_back(figures.numbers[group]);
    }
    return {};
}

Result<QString> GroupWindow::Groups::labelOf(std::size_t group, const Job& job) const
{
    std::vector<std::size_t> keys(keyCount);
    std::iota(keys.begin(), keys.end(), std::size_t(0));
    BLOSCOPE_TRY(const TableCells cells,
                 rows->read(keys, std::int64_t(group), 1, CellTextForm::Short, job, {}));
    QStringList words;
    for (const TableCells::Column& column : cells.columns)
        words << (column.states.front() == TableCellState::Value ? displayText(column.texts.front())
                                                                 : GroupWindow::tr("null"));
    return words.join(QStringLiteral(" · "));
}

GroupWindow::GroupWindow(RowsToGroup rows, Scheduler& scheduler, QWidget* parent)
    : QDialog(parent),
      m_rows(std::move(rows)),
      m_scheduler(scheduler),
      m_key(new QComboBox),
      m_secondKey(new QComboBox),
      m_figure(new QComboBox),
      m_of(new QComboBox),
      m_state(new QLabel),
      m_model(new RowTableModel(rowsOf(std::vector<TableColumn>()), scheduler, this)),
      m_table(new RowTableView(*m_model, scheduler)),
      m_bars(new QCustomPlot),
      m_filter(nullptr)
{
    setWindowTitle(tr("Groups"));
    m_secondKey->addItem(tr("(none)"));
    for (const TableColumn& column : m_rows.table->columns())
        for (QComboBox* box : {m_key, m_secondKey, m_of})
            box->addItem(displayText(column.name));
    m_figure->addItems(aggregateNames());
    layOut();
    for (QComboBox* box : {m_key, m_secondKey, m_figure, m_of})
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
    auto* line = new QHBoxLayout(choices);
    line->setContentsMargins(0, 0, 0, 0);
    for (QComboBox* box : {m_key, m_secondKey, m_of}) {
        constexpr int letters = 10;
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(letters);
    }
    m_key->setAccessibleName(tr("Column to group by"));
    m_secondKey->setAccessibleName(tr("Second column to group by"));
    m_figure->setAccessibleName(tr("Figure of each group"));
    m_of->setAccessibleName(tr("Column of the figure"));
    line->addWidget(labelled(tr("&Group by:"), m_key));
    line->addWidget(labelled(tr("&and by:"), m_secondKey));
    line->addWidget(labelled(tr("&Show:"), m_figure));
    line->addWidget(labelled(tr("&of:"), m_of));
    line->addStretch();
    return choices;
}

QWidget* GroupWindow::makeResults()
{
    m_table->grid().setAccessibleName(tr("Groups"));
    m_bars->setAccessibleName(tr("Largest groups"));
    m_bars->xAxis->setSubTicks(false);
    m_bars->yAxis->setSubTicks(false);
    m_bars->yAxis->setRangeReversed(true);
    m_bars->yAxis->grid()->setVisible(false);
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
    if (m_key->currentIndex() == static_cast<int>(column))
        return compute();
    m_key->setCurrentIndex(static_cast<int>(column));
}

GroupWindow::Choice GroupWindow::choice() const
{
    Choice choice{{static_cast<std::size_t>(m_key->currentIndex())},
                  aggregates[static_cast<std::size_t>(m_figure->currentIndex())],
                  static_cast<std::size_t>(m_of->currentIndex())};
    if (m_secondKey->currentIndex() > 0 && m_secondKey->currentIndex() - 1 != m_key->currentIndex())
        choice.keys.push_back(static_cast<std::size_t>(m_secondKey->currentIndex() - 1));
    return choice;
}

void GroupWindow::compute()
{
    const Choice wanted = choice();
    m_of->setEnabled(wanted.aggregate != Aggregate::Count);
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
    groups->keyCount = m_groups->keyCount;
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
        return showBars({});
    }
    m_model->show(rowsOf(groups->rows), groups->count);
    m_model->setColumnSigns(
        {{m_order.column, m_order.isDescending ? QStringLiteral(" ↓") : QStringLiteral(" ↑")}});
    const std::int64_t rows = m_rows.rows->count();
    //: %1 a number of rows
    m_state->setText(countedText(groups->count,
                                 tr("%n group(s) of %1 rows", nullptr, pluralNumber(groups->count)))
                         .arg(countText(rows)));
    showBars(*groups);
}

void GroupWindow::showBars(const Groups& groups)
{
    m_bars->clearPlottables();
    auto* bars = new QCPBars(m_bars->yAxis, m_bars->xAxis);
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (std::size_t i = 0; i < groups.bars.size(); ++i) {
        bars->addData(static_cast<double>(i), groups.bars[i]);
        ticker->addTick(static_cast<double>(i),
                        groups.labels[static_cast<qsizetype>(i)].left(longestLabel));
    }
    bars->setWidth(barWidth);
    bars->setPen(Qt::NoPen);
    bars->setBrush(palette().color(QPalette::Highlight));
    m_bars->yAxis->setTicker(ticker);
    for (QCPAxis* axis : {m_bars->xAxis, m_bars->yAxis})
        followWidget(*axis);
    m_bars->setBackground(palette().brush(QPalette::Window));
    m_bars->rescaleAxes();
    m_bars->yAxis->setRange(-1, static_cast<double>(std::max<std::size_t>(groups.bars.size(), 1)));
    m_bars->xAxis->setRangeLower(std::min(0.0, m_bars->xAxis->range().lower));
    m_bars->replot(QCustomPlot::rpQueuedReplot);
}

// By the values of its keys, which are read in full.
void GroupWindow::filterToCurrent()
{
    const std::int64_t row = m_table->currentRow();
    if (!m_groups || row < 0)
        return;
    std::vector<std::size_t> columns(m_keys.size());
    std::iota(columns.begin(), columns.end(), std::size_t(0));
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [rows = m_groups->rows, columns, row](std::stop_token stop) {
            return rows->read(columns, row, 1, CellTextForm::Full, {std::move(stop)}, {});
        },
        [this](const Result<TableCells>& keys) { wantCondition(keys); });
}

void GroupWindow::wantCondition(const Result<TableCells>& keys)
{
    if (!keys)
        return m_state->setText(errorSentence(tr("The group cannot be read"), keys.error()));
    QString condition;
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        const TableCells::Column& key = keys->columns[i];
        const bool isNull = key.states.front() != TableCellState::Value;
        const auto part = conditionFor(m_rows.table->columns()[m_keys[i]],
                                       isNull ? CellTest::IsNull : CellTest::Equal,
                                       QString::fromStdString(key.texts.front()));
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
    const std::vector<TableColumn>& columns = m_rows.table->columns();
    const Choice wanted = choice();
    QueryRequest groups;
    for (const std::size_t key : wanted.keys)
        groups.group.push_back(columns[key].name);
    const bool counts = wanted.aggregate == Aggregate::Count;
    groups.figures.push_back({wanted.aggregate, counts ? std::string() : columns[wanted.of].name});
    groups.keepsNullKeys = true;
    return groups;
}

void GroupWindow::copyAll()
{
    m_table->copy(CopiedNames::First);
}

} // namespace bloscope
