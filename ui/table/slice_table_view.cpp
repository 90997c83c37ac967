#include "ui/table/slice_table_view.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/cells/cell_columns.h"
#include "core/cells/cell_in_slice.h"
#include "core/dtype/dtype.h"
#include "ui/controls/number_format_button.h"
#include "ui/document/value_changes.h"
#include "ui/document/view_choice.h"
#include "ui/grid/cell_grid.h"
#include "ui/grid/table_pane.h"
#include "ui/slice/code_menu.h"
#include "ui/statistics/selection_statistics.h"
#include "ui/table/slice_table_model.h"
#include "ui/table/table_bar.h"
#include "ui/table/table_editing.h"
#include "ui/text/number_text.h"

#include <QAction>
#include <QMenu>
#include <QScopedValueRollback>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

// What is not possible says why.
template <class Add>
void addChanges(QMenu& menu, SliceTableView& table, const Add& add)
{
    const QString editObstacle = table.whyNoChanges();
    menu.setToolTipsVisible(true);
    for (QAction* action :
         {add(SliceTableView::tr("Ed&it Cell"), Qt::Key_F2, &SliceTableView::editCell),
          add(SliceTableView::tr("&Paste"), QKeySequence::Paste, &SliceTableView::paste),
          add(SliceTableView::tr("&Fill Selection…"), {}, &SliceTableView::fillSelection),
          add(SliceTableView::tr("C&lear"), Qt::Key_Delete, &SliceTableView::clearSelection)}) {
        action->setEnabled(editObstacle.isEmpty());
        action->setToolTip(editObstacle);
        action->setStatusTip(editObstacle);
    }
    menu.addSeparator();
}

// The menu of the right button over the cells of a table: what can be done with those selected.
void showCellMenu(SliceTableView& table, const QPoint& at)
{
    auto* menu = new QMenu(&table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&table, menu](const QString& text, const QKeySequence& keys, auto call) {
        QAction* action = menu->addAction(text, &table, call);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut); // told here; the window has them
        action->setShortcutVisibleInContextMenu(true);
        return action;
    };
    add(SliceTableView::tr("&Copy"), QKeySequence::Copy, &SliceTableView::copy);
    add(SliceTableView::tr("Copy &with Headers"), Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        &SliceTableView::copyWithHeaders);
    addCodeMenu(*menu, table);
    menu->addSeparator();
    if (table.canChangeValues())
        addChanges(*menu, table, add);
    add(SliceTableView::tr("Select &All"), QKeySequence::SelectAll, &SliceTableView::selectAll);
    menu->addSeparator();
    add(table.selectedSlice() ? SliceTableView::tr("&Export Selection…")
                              : SliceTableView::tr("&Export Slice…"),
        Qt::CTRL | Qt::Key_E, &SliceTableView::exportWanted);
    if (const auto cell = table.markedCell())
        menu->addAction(SliceTableView::tr("S&how in File…"), &table,
                        [&table, cell] { emit table.placeWanted(*cell); });
    menu->popup(at);
}

// Of structured elements the leaves that are selected of each, where these are the same ones.
std::vector<DTypeLeaf> selectedLeaves(const CellColumns& columns, const CellRect& cells)
{
    const auto all = columns.leaves().begin();
    if (!columns.haveParts())
        return {};
    if (columns.cellsOf(cells).columns == 1) {
        const auto first = all + static_cast<std::ptrdiff_t>(columns.partOf(cells.column));
        return {first, first + cells.columns};
    }
    const bool areWhole =
        cells.column % columns.perCell() == 0 && cells.endColumn() % columns.perCell() == 0;
    return areWhole ? columns.leaves() : std::vector<DTypeLeaf>();
}

// Of each element that the columns are of, the part that they are, where it is one and the same and
// not all of it: a leaf, or a structured one of several that follow one another.
std::optional<DTypeLeaf> selectedPart(const CellColumns& columns, const CellRect& cells)
{
    const std::vector<DTypeLeaf> leaves = selectedLeaves(columns, cells);
    if (leaves.empty() || leaves.size() == columns.leaves().size())
        return {};
    if (leaves.size() == 1)
        return leaves.front();
    std::size_t begin = leaves.front().offset;
    std::size_t end = begin;
    for (const DTypeLeaf& leaf : leaves) {
        begin = std::min(begin, leaf.offset);
        end = std::max(end, leaf.offset + leaf.dtype.itemsize);
    }
    const auto liesBetween = [&](const DTypeLeaf& leaf) {
        return leaf.offset < end && leaf.offset + leaf.dtype.itemsize > begin;
    };
    if (std::ranges::count_if(columns.leaves(), liesBetween) != std::ssize(leaves))
        return {}; // others would come along
    std::vector<DTypeField> fields;
    for (const DTypeLeaf& leaf : leaves)
        fields.push_back({leaf.path, {}, leaf.offset - begin, leaf.dtype});
    auto dtype = structuredDType(std::move(fields), end - begin);
    return dtype ? std::optional(DTypeLeaf{{}, begin, *std::move(dtype), {}}) : std::nullopt;
}

} // namespace

SliceTableView::SliceTableView(Document& document, Scheduler& scheduler, ValueChanges* changes,
                               QWidget* parent)
    : SliceView(parent),
      m_document(document),
      m_model(new SliceTableModel(document.reader(), scheduler, this)),
      m_bar(new TableBar(numberKindsOf(m_model->columns().leaves()), TableBar::Colors::Offered,
                         this)),
      m_colors(new TableColors(*m_model, this)),
      m_pane(new TablePane(*m_model)),
      m_copy(new CellCopying(document, scheduler, this)),
      m_editing(changes ? new TableEditing(document, *changes, *m_model, *m_pane, this) : nullptr),
      m_statistics(new SelectionStatistics(scheduler, this))
{
    layOut();
    connectBar();
    connectEditing();
    connect(&m_pane->grid(), &CellGrid::menuWanted, this,
            [this](const QPoint& at) { showCellMenu(*this, at); });
    connect(m_pane, &TablePane::selected, this, &SliceTableView::showSelected);
    connect(m_model, &SliceTableModel::dataChanged, this, &SliceTableView::cellsChanged);
    connect(m_copy, &CellCopying::ended, this, &SliceTableView::notice);
    connect(m_statistics, &SelectionStatistics::textChanged, this,
            &SliceTableView::selectionTextChanged);
    connect(&m_document, &Document::valuesChanged, this,
            [this] { m_model->setSource(m_document.reader()); });
    loadWhileShown(m_document);
    connect(&m_document, &Document::markChanged, this, &SliceTableView::followMark);
    connect(m_document.choice, &ViewChoice::fieldChanged, this, &SliceTableView::followMark);
}

SliceTableView::~SliceTableView()
{
    delete m_editing;
    delete m_pane; // before the model that it shows
}

void SliceTableView::layOut()
{
    m_pane->setBackgrounds(*m_colors);
    setFocusProxy(&m_pane->grid());
    setContent(m_pane);
}

QWidget* SliceTableView::bar() const
{
    return numberKindsOf(m_model->columns().leaves()).any() ? m_bar : nullptr;
}

void SliceTableView::connectBar()
{
    connect(&m_bar->format(), &NumberFormatButton::formatChanged, this,
            [this](const NumberFormat& format) { m_model->setFormat(format); });
    connect(m_bar, &TableBar::colorsToggled, m_colors, &TableColors::setShown);
    connect(m_colors, &TableColors::changed, this,
            [this] { m_bar->setColorRange(m_colors->rangeText()); });
}

void SliceTableView::connectEditing()
{
    connect(&m_pane->grid(), &CellGrid::wished, this, [this](CellCommand wish) {
        if (wish == CellCommand::Copy)
            copy();
    });
    if (m_editing)
        connect(m_editing, &TableEditing::notice, this, &SliceTableView::notice);
}

void SliceTableView::setNumberFormat(const NumberFormat& format)
{
    m_bar->format().setPreferred(format);
}

void SliceTableView::setColorMap(const ColorMap& map)
{
    m_colors->setColorMap(map);
}

void SliceTableView::leave()
{
    if (m_editing)
        m_editing->finish();
    m_model->setVisibleCells({});
    m_statistics->clear();
}

void SliceTableView::load()
{
    const QScopedValueRollback guard(m_isLoading, true);
    const Slice& slice = m_document.slice();
    m_model->setSlice(slice);
    m_pane->followModel();
    if (!showsContent(whyEmpty(slice)))
        return m_statistics->clear();
    const auto wanted = std::exchange(m_wanted, {});
    if (wanted)
        m_pane->restore(*wanted);
    if (wanted && !m_document.mark())
        tellMark(); // of before
    followMark();
    announceCurrentCell(); // also one that is the same as before
    showStatistics();
}

// The current cell is the mark of the document, which other views share, and its column the field.
void SliceTableView::tellMark()
{
    const QScopedValueRollback guard(m_isTelling, true);
    const auto cell = markedCell();
    if (!cell)
        return;
    m_document.setMark(*cell);
    if (m_model->columns().haveParts())
        m_document.choice->setField(m_model->columns().leafOf(selection().current().column).path);
}

// The column of the field among those of a cell, the first one where there is no such field.
std::int64_t SliceTableView::columnOfField() const
{
    const std::vector<DTypeLeaf>& leaves = m_model->columns().leaves();
    const auto found = std::ranges::find(leaves, m_document.choice->field(), &DTypeLeaf::path);
    return found == leaves.end() ? 0 : found - leaves.begin();
}

bool SliceTableView::isAtField() const
{
    const CellColumns& columns = m_model->columns();
    return !columns.haveParts() || m_document.choice->field().empty() || selection().isEmpty() ||
           std::int64_t(columns.partOf(selection().current().column)) == columnOfField();
}

void SliceTableView::followMark()
{
    const auto& mark = m_document.mark();
    if (m_isTelling || !isVisible() || !showsContent() || (mark == markedCell() && isAtField()))
        return;
    if (!mark)
        m_pane->selectNothing();
    else if (findCell(m_document.slice(), *mark))
        goToCell(*mark);
}

TableViewState SliceTableView::state() const
{
    TableViewState state = m_wanted ? *m_wanted : m_pane->state();
    state.numbers = m_bar->format().chosen();
    state.showsColors = m_bar->showsColors();
    if (m_editing)
        state.clearText = m_editing->clearText();
    return state;
}

void SliceTableView::restore(const TableViewState& state)
{
    m_wanted = state;
    m_bar->format().choose(state.numbers);
    m_bar->setShowsColors(state.showsColors);
    if (m_editing)
        m_editing->setClearText(state.clearText);
    if (isVisible())
        load();
}

KeptState SliceTableView::saveState() const
{
    return KeptState::of(state());
}

void SliceTableView::restoreState(const KeptState& kept)
{
    restore(kept.as(tableStateFrom));
}

bool SliceTableView::goToCell(const std::vector<std::int64_t>& index)
{
    const CellPosition cell = positionOf(m_document.slice(), index);
    const CellColumns& columns = m_model->columns();
    const bool isFieldChosen = !m_document.choice->field().empty();
    if (isFieldChosen || selection().isEmpty())
        goToPart(cell, static_cast<std::size_t>(columnOfField()));
    else
        goToPart(cell, columns.partOf(selection().current().column));
    return true;
}

void SliceTableView::goToPart(CellPosition cell, std::size_t part)
{
    m_pane->goTo(
        {cell.row, cell.column * m_model->columns().perCell() + static_cast<std::int64_t>(part)});
}

std::string SliceTableView::markedField() const
{
    const CellColumns& columns = m_model->columns();
    return selection().isEmpty() || !columns.haveParts()
               ? std::string()
               : columns.leafOf(selection().current().column).path;
}

void SliceTableView::goToField(const std::string& path)
{
    const CellColumns& columns = m_model->columns();
    const auto part = std::ranges::find(columns.leaves(), path, &DTypeLeaf::path);
    if (selection().isEmpty() || part == columns.leaves().end())
        return;
    const CellPosition cell = selection().current();
    goToPart({cell.row, columns.cellOf(cell.column)},
             static_cast<std::size_t>(part - columns.leaves().begin()));
}

void SliceTableView::goTo(CellPosition cell, bool extend)
{
    m_pane->goTo(cell, extend);
}

void SliceTableView::selectAll()
{
    m_pane->selectAll();
}

const CellSelection& SliceTableView::selection() const
{
    return m_pane->selection();
}

std::optional<std::vector<std::int64_t>> SliceTableView::markedCell() const
{
    if (selection().isEmpty())
        return {};
    const CellPosition cell = selection().current();
    return m_document.slice().indexAt(cell.row, m_model->columns().cellOf(cell.column));
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
    const CellRect cells = selection().isEmpty() ? m_pane->allCells() : selection().rect();
    if (!cells.isEmpty())
        m_copy->copy(m_model->plane(), cells, {headers, m_bar->format().format().bytes});
}

void SliceTableView::editCell()
{
    m_editing->editCell();
}

void SliceTableView::paste()
{
    m_editing->paste();
}

void SliceTableView::fillSelection()
{
    m_editing->askToFill();
}

void SliceTableView::clearSelection()
{
    m_editing->clear();
}

QString SliceTableView::whyNoChanges() const
{
    return m_editing->editObstacle();
}

std::optional<Slice> SliceTableView::selectedSlice() const
{
    const CellRect cells = selection().rect();
    const bool isOneCell = cells.rows == 1 && cells.columns == 1;
    if (cells.isEmpty() || isOneCell || cells == m_pane->allCells())
        return std::nullopt;
    return sliceOf(cells);
}

// The fields of structured elements that are selected, where these are not all.
ExportOffer SliceTableView::exportOffer() const
{
    ExportOffer offer = SliceView::exportOffer();
    const CellColumns& columns = m_model->columns();
    const CellRect cells = selection().rect();
    if (!offer.selection || !columns.haveParts())
        return offer;
    offer.part = selectedPart(columns, cells);
    const bool isCut =
        cells.column % columns.perCell() != 0 || cells.endColumn() % columns.perCell() != 0;
    if (isCut && !offer.part)
        offer.selectionName = tr("Selected cells, with all fields");
    return offer;
}

Slice SliceTableView::sliceOf(const CellRect& cells) const
{
    const CellRect whole = m_model->columns().cellsOf(cells);
    return m_model->plane().window(whole.row, whole.rows, whole.column, whole.columns);
}

void SliceTableView::showStatistics()
{
    const CellRect cells = selection().rect();
    if (cells.isEmpty() || !isVisible())
        return m_statistics->clear();
    const std::int64_t count = checkedMultiply(cells.rows, cells.columns).value_or(INT64_MAX);
    const std::vector<DTypeLeaf> leaves = selectedLeaves(m_model->columns(), cells);
    SelectedCells selected{m_document.reader(), m_document.summaries(), sliceOf(cells),
                           static_cast<std::uint64_t>(count)};
    if (leaves.size() == 1)
        selected.part = leaves.front();
    else
        selected.parts = leaves;
    m_statistics->show(std::move(selected));
}

QString SliceTableView::selectionText() const
{
    return m_statistics->text();
}

void SliceTableView::announceCurrentCell()
{
    if (!isVisible() || selection().isEmpty())
        return;
    const CellPosition cell = selection().current();
    m_document.setCurrentCell({cell.row, m_model->columns().cellOf(cell.column)},
                              m_model->descriptionAt(cell));
}

void SliceTableView::showSelected(const CellSelection& before)
{
    announceCurrentCell();
    showStatistics();
    if (selection() != before)
        emit selectionChanged(selection().rect());
    if (isVisible() && !m_isLoading)
        tellMark();
}

void SliceTableView::cellsChanged(const QModelIndex& first, const QModelIndex& last)
{
    const CellPosition from = m_model->positionOf(first);
    const CellPosition to = m_model->positionOf(last);
    const CellRect changed{from.row, from.column, to.row - from.row + 1,
                           to.column - from.column + 1};
    if (changed.contains(selection().current()))
        announceCurrentCell();
}

} // namespace bloscope
