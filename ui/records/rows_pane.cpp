#include "ui/records/rows_pane.h"

#include "ui/controls/labelled_button.h"
#include "ui/controls/number_format_button.h"
#include "ui/grid/cell_grid.h"
#include "ui/query/columns_dialog.h"
#include "ui/query/filter_bar.h"
#include "ui/query/record_view.h"
#include "ui/records/row_changes.h"
#include "ui/records/row_editing.h"
#include "ui/records/row_windows.h"
#include "ui/rows/row_table_view.h"
#include "ui/statistics/selection_statistics.h"
#include "ui/table/table_bar.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

QStringList namesOf(const std::vector<TableColumn>& columns)
{
    QStringList names;
    for (const TableColumn& column : columns)
        names << displayText(column.name);
    return names;
}

} // namespace

RowsPane::RowsPane(QueryTablePtr table, Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_table(std::move(table)),
      m_scheduler(scheduler),
      m_search(new TableSearch(m_table, scheduler, this)),
      m_windows(new RowWindows(m_table, *m_search, scheduler, this)),
      m_model(new RowTableModel(rowsOf(m_table->columns()), scheduler, this)),
      m_bar(new TableBar(m_model->source()->numberKinds(), TableBar::Colors::None)),
      m_rows(new RowTableView(*m_model, scheduler)),
      m_editing(new RowEditing(*m_rows, *m_model, *m_search, scheduler, this)),
      m_record(new RecordView(scheduler)),
      m_showsRecord(new QToolButton),
      m_centre(new QStackedWidget(this)),
      m_word(new QLabel(tr("Counting the rows…"), this)),
      m_empty(new EmptyNote),
      m_selection(new SelectionStatistics(scheduler, this))
{
    layOut();
    connectRows();
    m_search->ask(questionForAll(m_table->columns()));
}

// The views refer to the model: they go first.
RowsPane::~RowsPane()
{
    delete m_windows;
    delete m_editing;
    delete m_centre;
}

void RowsPane::setTable(QueryTablePtr table, Rows rows, QueryTablePtr inFile)
{
    m_table = std::move(table);
    m_inFile = std::move(inFile);
    m_windows->setTable(m_table, rows == Rows::Others);
    if (rows == Rows::Same)
        return m_search->showValuesOf(m_table);
    m_wantedRow = m_rows->currentRow();
    m_search->setTable(m_table);
}

void RowsPane::setFile(const QString& path)
{
    m_windows->setFile(path);
}

void RowsPane::connectRows()
{
    connect(m_rows, &RowTableView::currentChanged, this, &RowsPane::currentChanged);
    connect(this, &RowsPane::currentChanged, this, &RowsPane::textsChanged);
    connect(m_rows, &RowTableView::currentChanged, this, &RowsPane::showRecord);
    connect(m_rows, &RowTableView::selectionChanged, this, &RowsPane::showSelection);
    connect(m_editing, &RowEditing::notice, this, &RowsPane::notice);
    connect(m_editing, &RowEditing::rowAdded, this,
            [this](std::int64_t slot) { m_addedSlot = slot; });
    connect(m_rows, &RowTableView::notice, this, &RowsPane::notice);
    CellGrid& grid = m_rows->grid();
    grid.setHeaderClicks(true);
    connect(&grid, &CellGrid::columnClicked, this, [this](std::int64_t column, bool extend) {
        m_search->ask(m_search->question().clicked(
            m_search->answered().columns[static_cast<std::size_t>(column)],
            extend ? TableQuestion::Sorting::Further : TableQuestion::Sorting::Alone));
    });
    connect(&grid, &CellGrid::headerMenuWanted, this, &RowsPane::showHeaderMenu);
    connect(&grid, &CellGrid::menuWanted, this, &RowsPane::showCellMenu);
    connect(m_search, &TableSearch::found, this, &RowsPane::showRows);
    connect(m_search, &TableSearch::valuesChanged, this, &RowsPane::showValues);
    connect(m_search, &TableSearch::refused, this, &RowsPane::showRefusal);
    connect(m_search, &TableSearch::left, this, [this] { m_rows->setFocus(); });
    connect(m_windows, &RowWindows::cellWanted, this, &RowsPane::goToTableRow);
    connect(m_windows, &RowWindows::notice, this, &RowsPane::notice);
    connect(m_windows, &RowWindows::codeWanted, this,
            [this](QueryRequest groups, CodeLanguage language) {
                groups.where = m_search->answered().condition.toStdString();
                emit codeWanted(groups, language);
            });
    connect(m_selection, &SelectionStatistics::textChanged, this, &RowsPane::textsChanged);
    connect(m_model, &RowTableModel::damageFound, this, &RowsPane::damageFound);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &RowsPane::currentChanged);
    connect(m_model, &QAbstractItemModel::headerDataChanged, this, &RowsPane::currentChanged);
    connect(m_empty, &EmptyNote::clearWanted, this, [this] { m_search->bar().apply({}); });
    connect(&m_bar->format(), &NumberFormatButton::formatChanged, this,
            [this](const NumberFormat& format) { m_model->setFormat(format); });
}

void RowsPane::layOut()
{
    m_rows->grid().setAccessibleName(tr("Table rows"));
    tightColumn(&m_rows->grid())->addWidget(m_empty, 0, Qt::AlignCenter);
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
    tightColumn(this)->addWidget(m_centre);
}

QWidget* RowsPane::makeControls()
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
    connect(columns, &QToolButton::clicked, this, &RowsPane::chooseColumns);
    QToolButton* statistics =
        button(tr("&Statistics…"), tr("Show statistics of the current column"));
    connect(statistics, &QToolButton::clicked, this,
            [this] { m_windows->showStatistics(currentColumnOfTable()); });
    QToolButton* groups = button(tr("Gr&oups…"), tr("Group the rows by the current column"));
    connect(groups, &QToolButton::clicked, this,
            [this] { m_windows->showGroups(currentColumnOfTable()); });
    QToolButton* plot = button(tr("&Plot…"), tr("Plot the current column (Ctrl+Shift+P)"));
    plot->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P));
    connect(plot, &QToolButton::clicked, this,
            [this] { m_windows->showPlot(currentColumnOfTable()); });
    for (QToolButton* each : {columns, statistics, groups, plot})
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
    for (QWidget* part : std::initializer_list<QWidget*>{columns, statistics, groups, plot,
                                                         m_showsRecord, m_editing->makeButton()})
        line->addWidget(part);
    line->addStretch();
    line->addWidget(m_bar);
    return controls;
}

ShownRowsPtr RowsPane::shownRows() const
{
    const TableAnswer& answer = m_search->answer();
    ShownRowsPtr rows = rowsOf(answer.rows, answer.highestRow);
    return m_inFile
               ? markedRows(std::move(rows), answer.rows, m_inFile, m_search->answered().columns)
               : rows;
}

void RowsPane::showValues()
{
    m_model->setSource(shownRows());
    showRecord();
    showSelection();
    m_windows->followRows();
    emit textsChanged();
}

// Of rows that are sorted nobody knows where one is.
void RowsPane::showAddedRow()
{
    const auto slot = std::exchange(m_addedSlot, {});
    if (!slot)
        return;
    const TableAnswer& answer = m_search->answer();
    if (!answer.found || !answer.found->contains(*slot))
        emit notice(tr("The new row does not match the filter, so it is not shown."));
    else if (!m_search->answered().sort.empty())
        emit notice(tr("A row was added. It is shown where its values are sorted."));
    else
        m_rows->goTo({answer.found->rank(*slot), 0});
}

void RowsPane::showRows(bool areMore)
{
    const TableAnswer& answer = m_search->answer();
    if (areMore) {
        m_model->extend(shownRows(), answer.count);
    } else {
        m_model->show(shownRows(), answer.count);
        m_model->setColumnSigns(m_search->answered().sortSigns());
        m_centre->setCurrentIndex(1);
        showWantedRow();
        showRecord();
    }
    if (answer.isComplete)
        showAddedRow();
    m_windows->followRows();
    m_empty->showFor(*m_search);
    if (!answer.problems.empty())
        emit damageFound(displayText(answer.problems.front()));
    emit textsChanged();
    emit cellsChanged();
}

void RowsPane::showRefusal(const QString& sentence)
{
    m_word->setText(sentence);
    if (m_search->answer().rows)
        emit notice(sentence);
}

void RowsPane::hideColumn(int column)
{
    TableQuestion question = m_search->question();
    question.columns = m_search->answered().columns;
    question.columns.erase(question.columns.begin() + column);
    m_search->ask(std::move(question));
}

void RowsPane::chooseColumns()
{
    auto* dialog =
        new ColumnsDialog(namesOf(m_table->columns()), m_search->question().columns, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ColumnsDialog::applied, this, [this](const std::vector<std::size_t>& columns) {
        TableQuestion question = m_search->question();
        question.columns = columns;
        m_search->ask(std::move(question));
    });
    dialog->open();
}

const TableColumn& RowsPane::columnAt(int column) const
{
    return m_table->columns()[m_search->answered().columns[static_cast<std::size_t>(column)]];
}

int RowsPane::currentColumn() const
{
    const auto cell = m_rows->currentCell();
    return cell ? static_cast<int>(cell->column) : 0;
}

std::size_t RowsPane::currentColumnOfTable() const
{
    return m_search->answered().columns[static_cast<std::size_t>(currentColumn())];
}

// By its number in the table, and a column of the table.
void RowsPane::goToTableRow(std::int64_t row, int column)
{
    if (!m_search->answered().hasAllRowsInOrder())
        return emit notice(tr("Row %1 cannot be shown while the rows are filtered or sorted.")
                               .arg(countText(row)));
    const auto shown =
        std::ranges::find(m_search->answered().columns, static_cast<std::size_t>(column));
    const bool isShown = shown != m_search->answered().columns.end();
    m_rows->goTo({row, isShown ? shown - m_search->answered().columns.begin() : currentColumn()});
}

void RowsPane::showRecord()
{
    const std::int64_t row = m_rows->currentRow();
    if (!m_record->isHidden())
        m_record->showRow(m_model->source(), row < 0 ? std::nullopt : std::optional(row));
}

bool RowsPane::hasCells() const
{
    return m_model->totalRows() > 0 && m_model->totalColumns() > 0;
}

std::optional<std::int64_t> RowsPane::currentRowNumber() const
{
    const auto current = m_rows->currentCell();
    if (!current)
        return {};
    bool isKnown = false; // it may still be read
    const int row = m_model->indexOf(*current).row();
    const auto number = m_model->headerData(row, Qt::Vertical).toString().toLongLong(&isKnown);
    return isKnown ? std::optional<std::int64_t>(number) : std::nullopt;
}

QString RowsPane::currentText() const
{
    const auto row = currentRowNumber();
    if (!row)
        return {};
    return tr("row %1, %2:  %3")
        .arg(QString::number(*row), m_model->source()->columnName(currentColumn()),
             m_rows->currentText());
}

QString RowsPane::selectionText() const
{
    return m_selection->text();
}

// Of neighbouring rows of the table.
void RowsPane::showSelection()
{
    if (!m_rows->hasSelection() || !m_search->isWhole() || !m_table->stored())
        return m_selection->clear();
    const RowRange cells = m_rows->selectedCells();
    m_selection->show(SelectedRows{m_table->stored(), cells.firstRow, cells.rows, cells.firstColumn,
                                   cells.columns});
}

void RowsPane::showWantedRow()
{
    if (const auto last = std::exchange(m_wantedFrozen, {}))
        m_rows->freezeUpTo(*last);
    const auto row = std::exchange(m_wantedRow, {});
    if (row && m_model->totalRows() > 0)
        m_rows->goToRow(std::clamp<std::int64_t>(*row, 0, m_model->totalRows() - 1));
}

NumberFormatButton& RowsPane::numberFormat() const
{
    return m_bar->format();
}

RowsState RowsPane::state() const
{
    TableState table = stateOf(m_search->question(), m_table->columns());
    table.frozen = m_wantedFrozen.value_or(m_rows->lastFrozenColumn());
    return {m_wantedRow ? m_wantedRow : m_rows->currentRow(), m_bar->format().chosen(),
            std::move(table)};
}

void RowsPane::restore(const RowsState& state)
{
    m_wantedRow = state.row;
    m_bar->format().choose(state.numbers);
    if (state.table) {
        m_wantedFrozen = state.table->frozen;
        const TableQuestion question = questionOf(*state.table, m_table->columns());
        if (!(question == m_search->question()))
            m_search->ask(question);
    }
    if (m_search->answered() == m_search->question() && m_model->totalRows() > 0)
        showWantedRow();
}

} // namespace bloscope
