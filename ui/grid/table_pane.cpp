#include "ui/grid/table_pane.h"

#include "ui/controls/wide_scroll_bar.h"
#include "ui/grid/cell_grid.h"
#include "ui/grid/grid_model.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr int borderWidth = 2;             // pixels, behind frozen columns
constexpr int roomForScrolledLetters = 14; // beside frozen columns

} // namespace

TablePane::TablePane(GridModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_cells(new QHBoxLayout),
      m_grid(new CellGrid(model)),
      m_rowBar(new WideScrollBar(Qt::Vertical)),
      m_columnBar(new WideScrollBar(Qt::Horizontal))
{
    setLayoutDirection(Qt::LeftToRight); // numbers and indices, whichever way the window runs
    m_grid->setAccessibleName(tr("Table of values"));
    m_rowBar->setAccessibleName(tr("Rows"));
    m_columnBar->setAccessibleName(tr("Columns"));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_cells->setSpacing(0);
    m_cells->addWidget(m_grid, 1);
    layout->addLayout(m_cells, 0, 0);
    layout->addWidget(m_rowBar, 0, 1);
    layout->addWidget(m_columnBar, 1, 0);
    connectGrid();
    connect(m_rowBar, &WideScrollBar::moved, this, [this](qint64 row) {
        scrollTo({row, scrollBarPosition().column});
    });
    connect(m_columnBar, &WideScrollBar::moved, this, [this](qint64 column) {
        scrollTo({m_rowBar->position(), m_model.frozenColumns() + column});
    });
    connect(&m_model, &GridModel::longestTextsChanged, this, &TablePane::fitColumns);
    connect(&m_model, &GridModel::grown, this, &TablePane::followGrowth);
    connect(&m_model, &GridModel::dataChanged, this, [this] {
        if (m_backgrounds)
            m_backgrounds->lookAgain();
    });
}

// The grid lays itself out once more when its window closes, and would call half a pane.
TablePane::~TablePane()
{
    m_grid->disconnect(this);
    delete m_frozen; // which refers to the grid
}

void TablePane::connectGrid()
{
    connect(m_grid, &CellGrid::moveWanted, this, &TablePane::move);
    connect(m_grid, &CellGrid::cellChosen, this, &TablePane::goTo);
    connect(m_grid, &CellGrid::rowChosen, this, [this](std::int64_t row, bool extend) {
        select(selectionOfRow(row, extend ? m_selection : CellSelection(), allCells()));
    });
    connect(m_grid, &CellGrid::columnChosen, this, [this](std::int64_t column, bool extend) {
        select(selectionOfColumn(column, extend ? m_selection : CellSelection(), allCells()));
    });
    connect(m_grid, &CellGrid::wished, this, [this](CellCommand wish) {
        if (wish == CellCommand::SelectAll)
            selectAll();
    });
    connect(m_grid, &CellGrid::scrolled, this, [this] { showFrom(m_grid->topLeft()); });
    connect(m_grid, &CellGrid::roomChanged, this, &TablePane::fitScrollBars);
}

void TablePane::followGrowth()
{
    m_shown = allCells();
    fitRowHeaders();
    fitScrollBars();
}

void TablePane::setFrozenColumns(std::int64_t columns)
{
    if (columns == std::exchange(m_frozenColumns, columns))
        return;
    m_lacksRoom = false;
    fitScrollBars();
}

// All of them before there is a size that counts.
std::int64_t TablePane::frozenColumnsWithRoom() const
{
    const std::int64_t most =
        std::clamp<std::int64_t>(m_frozenColumns, 0, std::max(m_model.columnCount() - 1, 0));
    if (!isVisible())
        return most;
    int room = width() - m_rowBar->sizeHint().width() - m_grid->rowHeaderWidth() - borderWidth -
               roomForScrolledLetters * m_grid->fontMetrics().horizontalAdvance('0');
    std::int64_t columns = 0;
    while (columns < most && (room -= m_grid->widthOf(columns)) >= 0)
        ++columns;
    return columns;
}

void TablePane::showFrozenGrid(bool isShown)
{
    if (isShown && !m_frozen) {
        m_frozen = new CellGrid(*m_grid);
        m_frozen->setObjectName("frozen");
        m_frozen->setAccessibleName(tr("Frozen columns"));
        m_border = new QWidget;
        m_border->setFixedWidth(borderWidth);
        m_border->setBackgroundRole(QPalette::Mid);
        m_border->setAutoFillBackground(true);
        m_cells->insertWidget(0, m_frozen);
        m_cells->insertWidget(1, m_border);
        m_frozen->fitRowHeader();
        connect(m_frozen, &CellGrid::scrolled, this, [this] {
            showFrom({m_frozen->topLeft().row, m_grid->topLeft().column});
        });
    }
    if (!m_frozen)
        return;
    m_frozen->setVisible(isShown);
    m_border->setVisible(isShown);
    m_grid->verticalHeader()->setVisible(!isShown);
    // Frozen columns have their width first.
    m_grid->setSizePolicy(isShown ? QSizePolicy::Ignored : QSizePolicy::Expanding,
                          QSizePolicy::Expanding);
}

void TablePane::fitFrozenColumns()
{
    const std::int64_t columns = frozenColumnsWithRoom();
    if (columns != m_model.frozenColumns()) {
        const CellPosition topLeft = m_grid->topLeft();
        m_model.setFrozenColumns(columns);
        m_grid->showColumnWidths();
        m_grid->showSelection(m_selection.rect(), m_selection.current());
        const QSignalBlocker oneStepAtATime(m_grid);
        m_grid->setTopLeft({topLeft.row, std::max(topLeft.column, columns)});
    }
    showFrozenGrid(columns > 0);
    if (columns > 0) {
        m_frozen->showColumnWidths();
        m_frozen->updateGeometry();
    }
    const bool lacksRoom = columns < std::min(m_frozenColumns, m_model.totalColumns() - 1);
    if (!std::exchange(m_lacksRoom, lacksRoom) && lacksRoom)
        emit frozenColumnsLackRoom(columns);
}

void TablePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_frozenColumns > 0)
        fitScrollBars();
}

void TablePane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_frozenColumns > 0)
        fitScrollBars();
}

void TablePane::setBackgrounds(CellBackgrounds& backgrounds)
{
    m_backgrounds = &backgrounds;
    m_grid->setBackgrounds(backgrounds);
}

void TablePane::followModel()
{
    const CellRect before = std::exchange(m_shown, allCells());
    if (m_shown.isEmpty())
        return selectNothing();
    fitRowHeaders();
    m_grid->fitColumns();
    if (m_shown != before) {
        m_selection.clear();
        m_grid->setColumnWidths({});
        scrollTo({0, 0});
    }
    fitScrollBars();
    select(m_selection);
}

TableViewState TablePane::state() const
{
    TableViewState state{m_grid->topLeft(), m_selection, m_grid->columnWidths()};
    if (isAtEnd())
        state.endInSight = m_model.totalRows();
    return state;
}

void TablePane::restore(const TableViewState& state)
{
    m_grid->setColumnWidths(state.columnWidths);
    const std::int64_t rows = m_model.totalRows();
    const bool hasGrown = state.endInSight && *state.endInSight < rows;
    scrollTo(hasGrown ? CellPosition{rows - 1, state.topLeft.column} : state.topLeft);
    if (state.selection.isEmpty())
        return;
    const auto nearest = [all = allCells()](CellPosition cell) {
        return CellPosition{std::min(cell.row, all.rows - 1),
                            std::min(cell.column, all.columns - 1)};
    };
    CellSelection selection;
    selection.start(nearest(state.selection.anchor()));
    selection.extendTo(nearest(state.selection.current()));
    select(selection);
}

CellRect TablePane::allCells() const
{
    return {0, 0, m_model.totalRows(), m_model.totalColumns()};
}

bool TablePane::isAtEnd() const
{
    const std::int64_t row = m_grid->topLeft().row;
    return row > 0 && row >= m_rowBar->lastPosition();
}

// The first cell that scrolls, as the bars say.
CellPosition TablePane::scrollBarPosition() const
{
    return {m_rowBar->position(), m_model.frozenColumns() + m_columnBar->position()};
}

void TablePane::scrollToEnd()
{
    scrollTo({m_rowBar->lastPosition(), scrollBarPosition().column});
}

void TablePane::fitRowHeaders()
{
    m_grid->fitRowHeader();
    if (m_frozen)
        m_frozen->fitRowHeader();
}

// The last rows stay visible when there is less room.
void TablePane::fitScrollBars()
{
    const bool wasAtEnd = isAtEnd();
    fitFrozenColumns();
    m_rowBar->setExtent(m_model.totalRows(), m_grid->visibleRows());
    m_columnBar->setExtent(m_model.totalColumns() - m_model.frozenColumns(),
                           m_grid->visibleColumns());
    m_rowBar->setVisible(m_rowBar->lastPosition() > 0);
    m_columnBar->setVisible(m_columnBar->lastPosition() > 0);
    const CellPosition topLeft = m_grid->topLeft();
    showFrom({wasAtEnd ? m_rowBar->lastPosition() : topLeft.row, topLeft.column});
}

void TablePane::fitColumns()
{
    m_grid->fitColumns();
    fitScrollBars();
}

void TablePane::scrollTo(CellPosition topLeft)
{
    const std::int64_t first = m_model.frozenColumns();
    showFrom(
        {std::clamp<std::int64_t>(topLeft.row, 0, m_rowBar->lastPosition()),
         std::clamp<std::int64_t>(topLeft.column, first, first + m_columnBar->lastPosition())});
}

void TablePane::showFrom(CellPosition topLeft)
{
    keepWindowAround(topLeft);
    {
        const QSignalBlocker oneStepAtATime(m_grid);
        m_grid->setTopLeft(topLeft);
        if (m_frozen) {
            const QSignalBlocker likewise(m_frozen);
            m_frozen->setTopLeft(topLeft);
        }
    }
    m_rowBar->setPosition(topLeft.row);
    m_columnBar->setPosition(topLeft.column - m_model.frozenColumns());
    const CellRect inSight{topLeft.row, topLeft.column, m_grid->visibleRows() + 1,
                           m_grid->columnsInSight()};
    m_model.setVisibleCells(inSight);
    if (m_backgrounds)
        m_backgrounds->lookAt(inSight);
}

void TablePane::keepWindowAround(CellPosition topLeft)
{
    const CellRect window = m_model.window();
    m_model.keepWindowAround(topLeft);
    if (m_model.window() == window)
        return;
    m_grid->showColumnWidths();
    m_grid->showSelection(m_selection.rect(), m_selection.current());
}

// Frozen columns are always visible.
void TablePane::bringIntoSight(CellPosition cell)
{
    const CellPosition now = m_grid->topLeft();
    const CellPosition toEnd = m_grid->topLeftToEndAt(cell);
    const bool isFrozen = cell.column < m_model.frozenColumns();
    scrollTo({std::clamp(now.row, toEnd.row, cell.row),
              isFrozen ? now.column : std::clamp(now.column, toEnd.column, cell.column)});
}

void TablePane::goTo(CellPosition cell, bool extend)
{
    if (!allCells().contains(cell))
        return;
    CellSelection selection = m_selection;
    if (extend)
        selection.extendTo(cell);
    else
        selection.start(cell);
    bringIntoSight(cell);
    select(selection);
}

void TablePane::move(CellMove move, bool extend)
{
    const CellPosition from = m_selection.isEmpty() ? scrollBarPosition() : m_selection.current();
    if (move == CellMove::RowStart || move == CellMove::FirstCell)
        scrollTo({m_rowBar->position(), 0}); // also behind frozen columns
    goTo(moved(from, move, allCells(), m_grid->visibleRows()), extend);
}

void TablePane::selectAll()
{
    select(selectionOfAll(allCells()));
}

void TablePane::selectNothing()
{
    select({});
}

void TablePane::select(const CellSelection& selection)
{
    const CellSelection before = std::exchange(m_selection, selection);
    m_grid->showSelection(m_selection.rect(), m_selection.current());
    emit selected(before);
}

} // namespace bloscope
