#include "ui/pages/table_page.h"

#include "core/query/query_tokens.h"
#include "ui/controls/go_to_bar.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/number_format_button.h"
#include "ui/controls/text_find_bar.h"
#include "ui/grid/cell_grid.h"
#include "ui/pages/damage_notice.h"
#include "ui/pages/page_export.h"
#include "ui/pages/row_finder.h"
#include "ui/pages/view_state.h"
#include "ui/query/columns_dialog.h"
#include "ui/query/filter_bar.h"
#include "ui/query/group_window.h"
#include "ui/query/query_text.h"
#include "ui/query/record_view.h"
#include "ui/query/table_query.h"
#include "ui/rows/row_table_view.h"
#include "ui/settings/preferences.h"
#include "ui/statistics/column_statistics.h"
#include "ui/statistics/selection_statistics.h"
#include "ui/table/table_bar.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

using Sorting = TableQuestion::Sorting;

QStringList namesOf(const Table& table)
{
    QStringList names;
    for (const TableColumn& column : table.columns())
        names << displayText(column.name);
    return names;
}

} // namespace

TablePage::TablePage(const OpenedDocument& opened, Scheduler& scheduler, QWidget* parent)
    : DocumentPage(opened, parent),
      m_table(std::get<OpenedTable>(opened.content).table),
      m_scheduler(scheduler),
      m_search(new TableSearch(m_table, scheduler, this)),
      m_model(new RowTableModel(rowsOf(m_table), scheduler, this)),
      m_bar(new TableBar(m_model->source()->numberKinds(), TableBar::Colors::None)),
      m_rows(new RowTableView(*m_model, scheduler)),
      m_record(new RecordView(scheduler)),
      m_showsRecord(new QToolButton),
      m_centre(new QStackedWidget(this)),
      m_goTo(createGoToRow(tr("Go to ro&w:"), *m_rows, *this)),
      m_finder(new RowFinder(*this, *m_model, *m_rows, scheduler)),
      m_word(new QLabel(tr("Counting the rows…"), this)),
      m_selection(new SelectionStatistics(scheduler, this))
{
    layOut();
    connectRows();
    setAttributes({opened.address.name(), {}, {}});
    readAttributes();
    m_search->ask(questionForAll(m_table->columns()));
}

// The views refer to the model: they go first.
TablePage::~TablePage()
{
    delete m_statistics;
    delete m_groups;
    delete m_finder;
    delete m_centre;
}

void TablePage::connectRows()
{
    connect(m_rows, &RowTableView::currentChanged, this, &TablePage::textsChanged);
    connect(m_rows, &RowTableView::currentChanged, this, &TablePage::showRecord);
    connect(m_rows, &RowTableView::selectionChanged, this, &TablePage::showSelection);
    connect(m_rows, &RowTableView::activated, this, [this] { emit notice(editObstacle()); });
    connect(m_rows, &RowTableView::refused, this, [this] { emit notice(editObstacle()); });
    connect(m_rows, &RowTableView::notice, this, &TablePage::notice);
    CellGrid& grid = m_rows->grid();
    grid.setHeaderClicks(true);
    connect(&grid, &CellGrid::columnClicked, this, [this](std::int64_t column, bool extend) {
        m_search->ask(m_search->question().clicked(
            m_search->answered().columns[static_cast<std::size_t>(column)],
            extend ? Sorting::Further : Sorting::Alone));
    });
    connect(&grid, &CellGrid::headerMenuWanted, this, &TablePage::showHeaderMenu);
    connect(&grid, &CellGrid::menuWanted, this, &TablePage::showCellMenu);
    connect(m_search, &TableSearch::found, this, &TablePage::showRows);
    connect(m_search, &TableSearch::refused, this, &TablePage::showRefusal);
    connect(m_search, &TableSearch::left, this, &TablePage::takeFocus);
    connect(m_selection, &SelectionStatistics::textChanged, this, &TablePage::textsChanged);
    connect(m_model, &RowTableModel::damageFound, &damage(), &DamageNotice::tellUnreadable);
    connect(&m_bar->format(), &NumberFormatButton::formatChanged, this,
            [this](const NumberFormat& format) { m_model->setFormat(format); });
}

void TablePage::layOut()
{
    m_rows->grid().setAccessibleName(tr("Table rows"));
    m_word->setAlignment(Qt::AlignCenter);
    m_word->setForegroundRole(QPalette::PlaceholderText);
    m_word->setWordWrap(true);
    auto* sides = new QSplitter;
    sides->setChildrenCollapsible(false);
    sides->addWidget(m_rows);
    sides->addWidget(m_record);
    sides->setStretchFactor(0, 3);
    sides->setStretchFactor(1, 1);
    m_record->hide();
    auto* rows = new QWidget(this);
    putInto(tightColumn(rows), {makeControls(), &m_search->bar(), {sides, 1}});
    m_centre->addWidget(m_word);
    m_centre->addWidget(rows);
    column()->addWidget(m_centre, 1);
    column()->addWidget(m_goTo);
    column()->addWidget(&m_finder->bar());
}

QWidget* TablePage::makeControls()
{
    const auto button = [](const QString& text, const QString& toolTip) {
        auto* made = new QToolButton;
        made->setAutoRaise(true);
        made->setText(text);
        made->setToolTip(toolTip);
        return made;
    };
    QToolButton* columns =
        button(tr("&Columns…"), tr("Choose the columns to show and their order"));
    connect(columns, &QToolButton::clicked, this, &TablePage::chooseColumns);
    QToolButton* statistics =
        button(tr("&Statistics…"), tr("Show statistics of the current column"));
    connect(statistics, &QToolButton::clicked, this,
            [this] { showStatistics(m_search->answered().columns[std::size_t(currentColumn())]); });
    QToolButton* groups = button(tr("&Groups…"), tr("Group the rows by the current column"));
    connect(groups, &QToolButton::clicked, this,
            [this] { showGroups(m_search->answered().columns[std::size_t(currentColumn())]); });
    for (QToolButton* each : {columns, statistics, groups})
        each->setEnabled(!m_table->columns().empty());
    m_showsRecord->setAutoRaise(true);
    m_showsRecord->setCheckable(true);
    m_showsRecord->setText(tr("Recor&d"));
    m_showsRecord->setToolTip(tr("Show all values of the current row next to the table"));
    connect(m_showsRecord, &QToolButton::toggled, this, [this](bool isShown) {
        m_record->setVisible(isShown);
        showRecord();
    });
    auto* controls = new QWidget;
    auto* line = new QHBoxLayout(controls);
    line->setContentsMargins(6, 4, 6, 4);
    for (QWidget* part :
         std::initializer_list<QWidget*>{columns, statistics, groups, m_showsRecord})
        line->addWidget(part);
    line->addStretch();
    line->addWidget(m_bar);
    return controls;
}

QString TablePage::editObstacle()
{
    return tr("Table rows in a store cannot be edited. Export them to edit a copy.");
}

// --- which rows are shown

void TablePage::showRows(bool areMore)
{
    const TableAnswer& answer = m_search->answer();
    const ShownRowsPtr rows = rowsOf(answer.rows, answer.highestRow);
    if (areMore) {
        m_model->extend(rows, answer.count);
    } else {
        m_model->show(rows, answer.count);
        m_model->setColumnSigns(m_search->answered().sortSigns());
        m_centre->setCurrentIndex(1);
        showWantedRow();
        showRecord();
    }
    if (!answer.problems.empty())
        damage().tellUnreadable(displayText(answer.problems.front()));
    emit textsChanged();
    emit abilitiesChanged();
}

void TablePage::showRefusal(const QString& sentence)
{
    m_word->setText(sentence);
    if (m_search->answer().rows)
        emit notice(sentence);
}

void TablePage::hideColumn(int column)
{
    TableQuestion question = m_search->question();
    question.columns = m_search->answered().columns;
    question.columns.erase(question.columns.begin() + column);
    m_search->ask(std::move(question));
}

void TablePage::chooseColumns()
{
    auto* dialog = new ColumnsDialog(namesOf(*m_table), m_search->question().columns, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ColumnsDialog::applied, this, [this](const std::vector<std::size_t>& columns) {
        TableQuestion question = m_search->question();
        question.columns = columns;
        m_search->ask(std::move(question));
    });
    dialog->open();
}

// --- menus

const TableColumn& TablePage::columnAt(int column) const
{
    return m_table->columns()[m_search->answered().columns[static_cast<std::size_t>(column)]];
}

int TablePage::currentColumn() const
{
    const auto cell = m_rows->currentCell();
    return cell ? static_cast<int>(cell->column) : 0;
}

void TablePage::showHeaderMenu(int column, const QPoint& place)
{
    const std::size_t ofTable = m_search->answered().columns[static_cast<std::size_t>(column)];
    const QString name = QString::fromStdString(nameInQuery(columnAt(column).name));
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Sort &Ascending"), this, [=, this] {
        m_search->ask(m_search->question().sortedBy(ofTable, false, Sorting::Alone));
    });
    menu->addAction(tr("Sort &Descending"), this, [=, this] {
        m_search->ask(m_search->question().sortedBy(ofTable, true, Sorting::Alone));
    });
    menu->addAction(tr("Sort &Then by This Column"), this,
                    [=, this] {
                        m_search->ask(
                            m_search->question().sortedBy(ofTable, false, Sorting::Further));
                    })
        ->setEnabled(!m_search->question().sort.empty());
    menu->addAction(tr("&Original Order"), this,
                    [=, this] {
                        m_search->ask(m_search->question().sortedBy(ofTable, {}, Sorting::Alone));
                    })
        ->setEnabled(!m_search->question().sort.empty());
    menu->addSeparator();
    menu->addAction(tr("&Filter…"), this, [=, this] {
        m_search->bar().ask(withCondition(m_search->question().condition, name + ' '));
    });
    for (const CellTest test : {CellTest::IsNull, CellTest::IsNotNull})
        menu->addAction(test == CellTest::IsNull ? tr("Show Only &Nulls") : tr("H&ide Nulls"), this,
                        [=, this] {
                            const auto condition = conditionFor(columnAt(column), test, {});
                            m_search->askFor(*condition);
                        })
            ->setEnabled(columnAt(column).nullable);
    menu->addSeparator();
    menu->addAction(tr("&Hide Column"), this, [=, this] { hideColumn(column); })
        ->setEnabled(m_search->answered().columns.size() > 1);
    menu->addAction(tr("&Columns…"), this, &TablePage::chooseColumns);
    menu->addSeparator();
    menu->addAction(tr("&Statistics…"), this, [=, this] { showStatistics(ofTable); });
    menu->addAction(tr("&Group by This Column…"), this, [=, this] { showGroups(ofTable); });
    menu->popup(place);
}

void TablePage::showCellMenu(const QPoint& place)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Copy"), this, &TablePage::copy);
    menu->addAction(tr("Copy &with Headers"), this, &TablePage::copyWithHeaders);
    menu->addSeparator();
    if (m_rows->hasSelection()) {
        const QString name = displayText(columnAt(currentColumn()).name);
        const auto add = [&](const QString& text, CellTest test) {
            const bool isPossible =
                conditionFor(columnAt(currentColumn()), test, QStringLiteral("0")).has_value();
            menu->addAction(text.arg(name), this, [this, test] { addCondition(test); })
                ->setEnabled(isPossible);
        };
        add(tr("Show Only Rows with the &Same %1"), CellTest::Equal);
        add(tr("&Hide Rows with the Same %1"), CellTest::NotEqual);
        add(tr("Show Only Rows with a &Greater %1"), CellTest::Greater);
        add(tr("Show Only Rows with a &Smaller %1"), CellTest::Less);
        menu->addSeparator();
    }
    menu->addAction(tr("&Export…"), this, &TablePage::exportData);
    menu->popup(place);
}

// Of the current cell, whose whole text is read for it.
void TablePage::addCondition(CellTest test)
{
    const auto cell = m_rows->currentCell();
    if (!cell)
        return;
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [rows = m_model->source(), at = *cell](std::stop_token stop) {
            return rows->read(at.row, 1, static_cast<int>(at.column), 1, {}, {std::move(stop)});
        },
        [this, test,
         column = columnAt(static_cast<int>(cell->column))](const Result<RowTile>& tile) {
            if (!tile || tile->columns.empty() || tile->columns.front().empty())
                return;
            const RowCell& read = tile->columns.front().front();
            const bool isNull = read.state == RowCell::State::Null;
            if (isNull && (test == CellTest::Less || test == CellTest::Greater))
                return emit notice(tr("No value is greater or smaller than a null."));
            const CellTest meant = !isNull                   ? test
                                   : test == CellTest::Equal ? CellTest::IsNull
                                                             : CellTest::IsNotNull;
            if (const auto condition = conditionFor(column, meant, read.text)) {
                m_search->askFor(*condition);
            }
        });
}

// --- what is shown of them

// One window for all columns.
void TablePage::showStatistics(std::size_t column)
{
    if (!m_statistics) {
        m_statistics =
            new ColumnStatistics(m_table, m_search->answer().tableRows, m_scheduler, this);
        m_statistics->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_statistics, &ColumnStatistics::cellWanted, this, &TablePage::goToTableRow);
    }
    m_statistics->showColumn(static_cast<int>(column));
    m_statistics->show();
    m_statistics->raise();
    m_statistics->activateWindow();
}

// Of the rows that are shown now; a window that is open keeps its rows until then.
void TablePage::showGroups(std::size_t column)
{
    if (!m_search->answer().found)
        return emit notice(tr("The rows can be grouped once the search is complete."));
    const RowsToGroup rows{m_search->table(), m_search->answer().found};
    if (!m_groups) {
        m_groups = new GroupWindow(rows, m_scheduler, this);
        m_groups->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_groups, &GroupWindow::conditionWanted, this,
                [this](const QString& condition) { m_search->askFor(condition); });
    }
    m_groups->groupBy(column, rows);
    m_groups->show();
    m_groups->raise();
    m_groups->activateWindow();
}

// By its number in the table, and a column of the table.
void TablePage::goToTableRow(std::int64_t row, int column)
{
    if (!m_search->answered().hasAllRowsInOrder())
        return emit notice(tr("Row %1 cannot be shown while the rows are filtered or sorted.")
                               .arg(countText(row)));
    const auto shown =
        std::ranges::find(m_search->answered().columns, static_cast<std::size_t>(column));
    const bool isShown = shown != m_search->answered().columns.end();
    m_rows->goTo({row, isShown ? shown - m_search->answered().columns.begin() : currentColumn()});
}

void TablePage::showRecord()
{
    const std::int64_t row = m_rows->currentRow();
    if (!m_record->isHidden())
        m_record->showRow(m_model->source(), row < 0 ? std::nullopt : std::optional(row));
}

void TablePage::readAttributes()
{
    const StoreNode* node = m_table->store()->find(m_table->key());
    if (!node)
        return;
    m_details = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [store = m_table->store(), path = filePath(address().path), node](std::stop_token) {
            return detailsOf(*store, path, *node);
        },
        [this, key = m_table->key()](const NodeDetails& details) {
            setAttributes(
                {displayText(key), details.attributes,
                 details.attributes.empty() ? tr("There are no attributes.") : details.problem});
        });
}

bool TablePage::hasCells() const
{
    return m_model->totalRows() > 0 && m_model->totalColumns() > 0;
}

Finder* TablePage::finder() const
{
    return m_finder;
}

void TablePage::copy()
{
    m_rows->copy();
}

void TablePage::copyWithHeaders()
{
    m_rows->copy(CopiedNames::First);
}

// Exactly the rows and columns that are shown.
void TablePage::exportData()
{
    exportRows(*this,
               {m_search->answer().rows->withoutNumbers(), m_search->isWhole() ? m_table : nullptr,
                m_search->answer().count},
               m_csv, m_scheduler);
}

void TablePage::follow(const Preferences& preferences)
{
    m_csv = preferences.csv;
    m_bar->format().setPreferred(preferences.numbers);
}

QString TablePage::shownText() const
{
    const auto columnCount = static_cast<qsizetype>(m_search->question().columns.size());
    const QString columns =
        countedText(columnCount, tr("%n column(s)", nullptr, pluralNumber(columnCount)));
    if (!m_search->answer().rows)
        return tr("table, %1").arg(columns);
    const QString rows = countedText(
        m_search->answer().count, tr("%n row(s)", nullptr, pluralNumber(m_search->answer().count)));
    return tr("table, %1, %2").arg(rows, columns);
}

QString TablePage::currentText() const
{
    const auto current = m_rows->currentCell();
    if (!current)
        return {};
    const QModelIndex index = m_model->indexOf(*current);
    return tr("row %1, %2:  %3")
        .arg(m_model->headerData(index.row(), Qt::Vertical).toString(),
             m_model->source()->columnName(currentColumn()), m_rows->currentText());
}

QString TablePage::selectionText() const
{
    return m_selection->text();
}

// Of neighbouring rows of the table.
void TablePage::showSelection()
{
    if (!m_rows->hasSelection() || !m_search->isWhole())
        return m_selection->clear();
    const RowRange cells = m_rows->selectedCells();
    m_selection->show(
        SelectedRows{m_table, cells.firstRow, cells.rows, cells.firstColumn, cells.columns});
}

ViewState TablePage::viewState() const
{
    ViewState state;
    state.row = m_wantedRow ? m_wantedRow : m_rows->currentRow();
    state.numbers = m_bar->format().chosen();
    state.table = stateOf(m_search->question(), m_table->columns());
    return state;
}

QString TablePage::restore(const ViewState& state, LastIndex)
{
    m_wantedRow = state.row;
    m_bar->format().choose(state.numbers);
    if (state.table) {
        const TableQuestion question = questionOf(*state.table, m_table->columns());
        if (!(question == m_search->question()))
            m_search->ask(question);
    }
    if (m_search->answered() == m_search->question() && m_model->totalRows() > 0)
        showWantedRow();
    return {};
}

// Or the nearest that there is.
void TablePage::showWantedRow()
{
    const auto row = std::exchange(m_wantedRow, {});
    if (row && m_model->totalRows() > 0)
        m_rows->goToRow(std::clamp<std::int64_t>(*row, 0, m_model->totalRows() - 1));
}

void TablePage::takeFocus()
{
    m_rows->setFocus();
}

void TablePage::askWhereToGo()
{
    const std::int64_t row = m_rows->currentRow();
    m_goTo->ask(row < 0 ? QString() : QString::number(row));
}

} // namespace bloscope
