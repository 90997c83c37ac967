#include "ui/table/slice_table_view.h"

#include "core/base/checked.h"
#include "ui/cells/cell_in_slice.h"
#include "ui/controls/number_format_button.h"
#include "ui/controls/wide_scroll_bar.h"
#include "ui/statistics/selection_statistics.h"
#include "ui/table/cell_copying.h"
#include "ui/table/cell_grid.h"
#include "ui/table/cell_menu.h"
#include "ui/table/slice_table_model.h"
#include "ui/table/table_bar.h"
#include "ui/table/table_colors.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr int fewestCharacters = 6;
constexpr int mostCharacters = 40;

} // namespace

SliceTableView::SliceTableView(Document& document, Scheduler& scheduler,
                               std::shared_ptr<ChunkSummaries> summaries, QWidget* parent)
    : SliceView(parent),
      m_document(document),
      m_model(new SliceTableModel(cellSourceOf(document.reader()), scheduler, this)),
      m_bar(new TableBar(m_model->columns().numberKinds(), TableBar::Colors::Offered)),
      m_grid(new CellGrid(*m_model)),
      m_copy(new CellCopying(document.reader(), scheduler, this)),
      m_statistics(
          new SelectionStatistics(document.reader(), scheduler, std::move(summaries), this)),
      m_rowBar(new WideScrollBar(Qt::Vertical)),
      m_columnBar(new WideScrollBar(Qt::Horizontal)),
      m_emptyText(new QLabel),
      m_pages(new QStackedWidget)
{
    layOut();
    connectGrid();
    connectBar();
    connect(m_model, &SliceTableModel::dataChanged, this, &SliceTableView::cellsChanged);
    connect(m_copy, &CellCopying::ended, this, &SliceTableView::notice);
    connect(m_statistics, &SelectionStatistics::textChanged, this,
            &SliceTableView::selectionTextChanged);
    connect(m_rowBar, &WideScrollBar::moved, this, [this](qint64 row) {
        scrollTo({row, m_columnBar->position()});
    });
    connect(m_columnBar, &WideScrollBar::moved, this, [this](qint64 column) {
        scrollTo({m_rowBar->position(), column});
    });
    connect(&m_document, &Document::sliceChanged, this, [this] {
        if (isVisible())
            showSlice();
    });
}

// The grid lays itself out once more when its window closes, and would tell half a view of it.
SliceTableView::~SliceTableView()
{
    m_grid->disconnect(this);
}

void SliceTableView::layOut()
{
    setFocusProxy(m_grid);
    m_grid->setAccessibleName(tr("Table of values"));
    m_rowBar->setAccessibleName(tr("Rows"));
    m_columnBar->setAccessibleName(tr("Columns"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    auto* table = new QWidget;
    auto* grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(m_grid, 0, 0);
    grid->addWidget(m_rowBar, 0, 1);
    grid->addWidget(m_columnBar, 1, 0);
    m_pages->addWidget(table);
    m_pages->addWidget(m_emptyText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_pages);
}

void SliceTableView::connectGrid()
{
    connect(m_grid, &CellGrid::moveWanted, this, &SliceTableView::move);
    connect(m_grid, &CellGrid::cellChosen, this, &SliceTableView::goTo);
    connect(m_grid, &CellGrid::rowChosen, this, [this](std::int64_t row, bool extend) {
        select(selectionOfRow(row, extend ? m_selection : CellSelection(), allCells()));
    });
    connect(m_grid, &CellGrid::columnChosen, this, [this](std::int64_t column, bool extend) {
        select(selectionOfColumn(column, extend ? m_selection : CellSelection(), allCells()));
    });
    connect(m_grid, &CellGrid::allChosen, this, &SliceTableView::selectAll);
    connect(m_grid, &CellGrid::copyWanted, this, &SliceTableView::copy);
    connect(m_grid, &CellGrid::menuWanted, this,
            [this](const QPoint& at) { showCellMenu(*this, at); });
    connect(m_grid, &CellGrid::scrolled, this, [this] { showFrom(m_grid->topLeft()); });
    connect(m_grid, &CellGrid::roomChanged, this, &SliceTableView::fitScrollBars);
}

void SliceTableView::connectBar()
{
    connect(&m_bar->format(), &NumberFormatButton::formatChanged, this,
            [this](const NumberFormat& format) {
                m_columnCharacters = 0; // columns may become narrower
                m_model->setFormat(format);
            });
    connect(m_bar, &TableBar::colorsToggled, &m_grid->colors(), &TableColors::setShown);
    connect(&m_grid->colors(), &TableColors::changed, this,
            [this] { m_bar->setColorRange(m_grid->colors().rangeText()); });
}

void SliceTableView::setNumberFormat(const NumberFormat& format)
{
    m_bar->format().setPreferred(format);
}

void SliceTableView::setColorMap(const ColorMap& map)
{
    m_grid->colors().setColorMap(map);
}

void SliceTableView::showEvent(QShowEvent* event)
{
    SliceView::showEvent(event);
    showSlice();
}

void SliceTableView::hideEvent(QHideEvent* event)
{
    SliceView::hideEvent(event);
    m_model->setVisibleCells({});
    m_statistics->show({});
}

void SliceTableView::showSlice()
{
    const Slice& slice = m_document.slice();
    const CellRect before = allCells();
    m_model->setSlice(slice);
    m_emptyText->setText(tr("The slice %1 is empty: there are no cells to show.")
                             .arg(QString::fromStdString(slice.text())));
    m_pages->setCurrentIndex(slice.isEmpty() ? 1 : 0);
    if (slice.isEmpty())
        return m_statistics->show({});
    m_grid->fitRowHeader();
    fitColumns();
    if (allCells() != before) {
        m_selection.clear();
        m_grid->setColumnWidths({});
        scrollTo({0, 0});
    }
    fitScrollBars();
    select(m_selection);
    showWanted();
}

TableViewState SliceTableView::state() const
{
    TableViewState state =
        m_wanted ? *m_wanted
                 : TableViewState{m_grid->topLeft(), m_selection, m_grid->columnWidths()};
    state.numbers = m_bar->format().chosen();
    state.showsColors = m_bar->showsColors();
    return state;
}

void SliceTableView::restore(const TableViewState& state)
{
    m_wanted = state;
    m_bar->format().choose(state.numbers);
    m_bar->setShowsColors(state.showsColors);
    if (isVisible())
        showSlice();
}

void SliceTableView::showWanted()
{
    const auto wanted = std::exchange(m_wanted, {});
    if (!wanted)
        return;
    m_grid->setColumnWidths(wanted->columnWidths);
    scrollTo(wanted->topLeft);
    if (wanted->selection.isEmpty())
        return;
    const auto nearest = [all = allCells()](CellPosition cell) {
        return CellPosition{std::min(cell.row, all.rows - 1),
                            std::min(cell.column, all.columns - 1)};
    };
    CellSelection selection;
    selection.start(nearest(wanted->selection.anchor()));
    selection.extendTo(nearest(wanted->selection.current()));
    select(selection);
}

CellRect SliceTableView::allCells() const
{
    return {0, 0, m_model->totalRows(), m_model->totalColumns()};
}

void SliceTableView::fitScrollBars()
{
    m_rowBar->setExtent(m_model->totalRows(), m_grid->visibleRows());
    m_columnBar->setExtent(m_model->totalColumns(), m_grid->visibleColumns());
    m_rowBar->setVisible(m_rowBar->lastPosition() > 0);
    m_columnBar->setVisible(m_columnBar->lastPosition() > 0);
    showFrom(m_grid->topLeft());
}

void SliceTableView::fitColumns()
{
    const int wanted = std::clamp(m_model->longestText(), fewestCharacters, mostCharacters);
    if (wanted <= m_columnCharacters)
        return; // columns that shrink while one scrolls are hard to read
    m_columnCharacters = wanted;
    m_grid->fitColumns(wanted);
    fitScrollBars();
}

void SliceTableView::scrollTo(CellPosition topLeft)
{
    showFrom({std::clamp<std::int64_t>(topLeft.row, 0, m_rowBar->lastPosition()),
              std::clamp<std::int64_t>(topLeft.column, 0, m_columnBar->lastPosition())});
}

void SliceTableView::showFrom(CellPosition topLeft)
{
    keepWindowAround(topLeft);
    {
        const QSignalBlocker oneStepAtATime(m_grid);
        m_grid->setTopLeft(topLeft);
    }
    m_rowBar->setPosition(topLeft.row);
    m_columnBar->setPosition(topLeft.column);
    const CellRect inSight{topLeft.row, topLeft.column, m_grid->visibleRows() + 1,
                           m_grid->columnsInSight()};
    m_model->setVisibleCells(inSight);
    m_grid->colors().lookAt(inSight);
}

void SliceTableView::keepWindowAround(CellPosition topLeft)
{
    const CellRect window = m_model->window();
    m_model->keepWindowAround(topLeft);
    if (m_model->window() == window)
        return;
    m_grid->showColumnWidths();
    m_grid->showSelection(m_selection.rect(), m_selection.current());
}

void SliceTableView::bringIntoSight(CellPosition cell)
{
    const CellPosition now = m_grid->topLeft();
    const CellPosition toEnd = m_grid->topLeftToEndAt(cell);
    scrollTo({std::clamp(now.row, toEnd.row, cell.row),
              std::clamp(now.column, toEnd.column, cell.column)});
}

bool SliceTableView::goToCell(const std::vector<std::int64_t>& index)
{
    const CellPosition cell = positionOf(m_document.slice(), index);
    goTo({cell.row, cell.column * m_model->columns().perCell()});
    return true;
}

std::optional<std::vector<std::int64_t>> SliceTableView::markedCell() const
{
    if (m_selection.isEmpty())
        return {};
    const CellPosition cell = m_selection.current();
    return m_document.slice().indexAt(cell.row, m_model->columns().cellOf(cell.column));
}

void SliceTableView::goTo(CellPosition cell, bool extend)
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

void SliceTableView::move(CellMove move, bool extend)
{
    const CellPosition from = m_selection.isEmpty()
                                  ? CellPosition{m_rowBar->position(), m_columnBar->position()}
                                  : m_selection.current();
    goTo(moved(from, move, allCells(), m_grid->visibleRows()), extend);
}

void SliceTableView::selectAll()
{
    select(selectionOfAll(allCells()));
}

void SliceTableView::select(const CellSelection& selection)
{
    const bool changed = selection != m_selection;
    m_selection = selection;
    m_grid->showSelection(m_selection.rect(), m_selection.current());
    announceCurrentCell();
    showStatistics();
    if (changed)
        emit selectionChanged(m_selection.rect());
}

void SliceTableView::copy()
{
    copyCells(CellCopy::Headers::None);
}

void SliceTableView::copyWithHeaders()
{
    copyCells(CellCopy::Headers::Indices);
}

void SliceTableView::copyCells(CellCopy::Headers headers)
{
    const CellRect cells = m_selection.isEmpty() ? allCells() : m_selection.rect();
    if (!cells.isEmpty())
        m_copy->copy(m_model->plane(), cells, headers);
}

std::optional<Slice> SliceTableView::selectedSlice() const
{
    const CellRect cells = m_selection.rect();
    const bool isOneCell = cells.rows == 1 && cells.columns == 1;
    if (cells.isEmpty() || isOneCell || cells == allCells())
        return std::nullopt;
    return sliceOf(cells);
}

Slice SliceTableView::sliceOf(const CellRect& cells) const
{
    const CellRect whole = m_model->columns().cellsOf(cells);
    return m_model->plane().window(whole.row, whole.rows, whole.column, whole.columns);
}

void SliceTableView::showStatistics()
{
    const CellRect cells = m_selection.rect();
    if (cells.isEmpty() || !isVisible())
        return m_statistics->show({});
    const std::int64_t count = checkedMultiply(cells.rows, cells.columns).value_or(INT64_MAX);
    m_statistics->show(SelectedCells{sliceOf(cells), static_cast<std::uint64_t>(count)});
}

QString SliceTableView::selectionText() const
{
    return m_statistics->text();
}

void SliceTableView::announceCurrentCell()
{
    if (!isVisible() || m_selection.isEmpty())
        return;
    const CellPosition cell = m_selection.current();
    m_document.setCurrentCell({cell.row, m_model->columns().cellOf(cell.column)},
                              m_model->descriptionAt(cell));
}

void SliceTableView::cellsChanged(const QModelIndex& first, const QModelIndex& last)
{
    fitColumns();
    m_grid->colors().lookAgain();
    const CellPosition from = m_model->positionOf(first);
    const CellPosition to = m_model->positionOf(last);
    const CellRect changed{from.row, from.column, to.row - from.row + 1,
                           to.column - from.column + 1};
    if (changed.contains(m_selection.current()))
        announceCurrentCell();
}

} // namespace bloscope
