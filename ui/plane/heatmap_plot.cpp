#include "ui/plane/heatmap_plot.h"

#include "core/plane/window_level.h"
#include "ui/plot/color_scale.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

QPen rimPen()
{
    constexpr int opacity = 170;
    return {QColor(0, 0, 0, opacity), 3};
}

CellPosition moved(CellPosition cell, QPoint step)
{
    return {cell.row + step.y(), cell.column + step.x()};
}

} // namespace

SelectionBox::SelectionBox(QCustomPlot& plot) : m_rect(new QCPItemRect(&plot))
{
    m_rect->setVisible(false);
    m_rect->setAntialiased(false);
    m_rect->setSelectable(false);
}

CellRect SelectionBox::cells() const
{
    if (!m_anchor)
        return {};
    const auto [top, bottom] = std::minmax(m_anchor->row, m_corner.row);
    const auto [left, right] = std::minmax(m_anchor->column, m_corner.column);
    return {top, left, bottom - top + 1, right - left + 1};
}

bool SelectionBox::select(CellPosition anchor, CellPosition corner)
{
    if (m_anchor == anchor && m_corner == corner)
        return false;
    m_anchor = anchor;
    m_corner = corner;
    const CellRect all = cells();
    const auto edge = [](std::int64_t cell) { return static_cast<double>(cell) - 0.5; };
    m_rect->topLeft->setCoords(edge(all.column), edge(all.row));
    m_rect->bottomRight->setCoords(edge(all.endColumn()), edge(all.endRow()));
    m_rect->setVisible(true);
    return true;
}

bool SelectionBox::clear()
{
    if (!m_anchor)
        return false;
    m_anchor.reset();
    m_rect->setVisible(false);
    return true;
}

void SelectionBox::setColor(QColor color)
{
    m_rect->setPen(color);
    color.setAlphaF(0.25f);
    m_rect->setBrush(color);
}

CellCross::CellCross(QCustomPlot& plot)
{
    const auto add = [&plot](const QPen& pen) {
        auto* line = new QCPItemStraightLine(&plot);
        line->setPen(pen);
        line->setVisible(false);
        line->setAntialiased(false);
        line->setSelectable(false);
        return line;
    };
    // The rim of one line lies below the other line, too.
    const std::array rims{add(rimPen()), add(rimPen())};
    m_rows = {rims[0], add(QPen(Qt::white, 1))};
    m_columns = {rims[1], add(QPen(Qt::white, 1))};
}

void CellCross::setCell(std::optional<CellPosition> cell)
{
    m_cell = cell;
    for (const auto& lines : {m_rows, m_columns})
        for (QCPItemStraightLine* line : lines)
            line->setVisible(cell.has_value());
    if (!cell)
        return;
    const auto row = static_cast<double>(cell->row);
    const auto column = static_cast<double>(cell->column);
    for (QCPItemStraightLine* line : m_rows) {
        line->point1->setCoords(0, row);
        line->point2->setCoords(1, row);
    }
    for (QCPItemStraightLine* line : m_columns) {
        line->point1->setCoords(column, 0);
        line->point2->setCoords(column, 1);
    }
}

HeatmapPlot::HeatmapPlot(ShownPlane& shown, DimensionLabels labels, QWidget* parent)
    : FigurePlot(parent),
      m_shown(shown),
      m_navigator(new PlotNavigator(*this, PlotNavigator::Axes::Both)),
      m_frame(*this, shown, std::move(labels)),
      m_layer(new HeatmapLayer(xAxis, yAxis)),
      m_aboveLayer(addLayerAbove(layer("main"), "above")),
      m_marksLayer(addLayerAbove(m_aboveLayer, "marks")),
      m_mark(*this),
      m_selected(*this)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(200, 150);
    setCurrentLayer("main");
    followPalette();
    takeElements();
    connect(&shown, &ShownPlane::changed, this, &HeatmapPlot::take);
    connect(this, &QCustomPlot::afterLayout, this, [this] { m_frame.followLayout(); });
    connect(m_frame.handles(), &RangeHandles::rangeDragged, this, &HeatmapPlot::rangeDragged);
}

// It has its size once it is shown; until then, each new layer gets buffers of what it has.
QCPLayer* HeatmapPlot::addLayerAbove(QCPLayer* other, const QString& name)
{
    setViewport({0, 0, 1, 1});
    addLayer(name, other);
    setCurrentLayer(name);
    return layer(name);
}

void HeatmapPlot::followPalette()
{
    m_selected.setColor(palette().color(QPalette::Highlight));
    m_frame.followPalette();
}

void HeatmapPlot::take(ShownPlane::What what)
{
    switch (what) {
    case ShownPlane::What::Source:
        takeElements();
        break;
    case ShownPlane::What::Plane:
        return takeAxes();
    case ShownPlane::What::Options:
        return;
    case ShownPlane::What::Mark:
        m_mark.setCell(mark());
        break;
    }
    replot(rpQueuedReplot);
}

// Where they are as before, nothing is drawn anew before there is a picture.
void HeatmapPlot::takeAxes()
{
    if (!m_frame.takeAxes())
        return;
    const PicturePlane& plane = m_shown.plane();
    if (std::exchange(m_cells, plane.all()) != plane.all())
        clearSelection();
    m_navigator->setCells(plane.rows(), plane.columns());
}

// Of the numbers of the distributions.
void HeatmapPlot::takeElements()
{
    if (colors() && m_shown.source())
        colors()->setElements(m_shown.source()->dtype());
}

void HeatmapPlot::setUnit(const QString& unit)
{
    if (colors())
        colors()->setUnit(unit);
}

void HeatmapPlot::setLabels(const DimensionLabels& labels)
{
    m_frame.setLabels(labels);
    replot(rpQueuedReplot);
}

void HeatmapPlot::setPicture(std::shared_ptr<const PlanePicture> picture)
{
    m_layer->setPicture(std::move(picture));
    m_frame.showColors(this->picture());
    replot(rpQueuedReplot);
}

void HeatmapPlot::setTitle(const QString& title)
{
    m_frame.setTitle(title);
    setAccessibleDescription(title);
    replot(rpQueuedReplot);
}

void HeatmapPlot::setDistribution(const ValueDistribution& distribution)
{
    colors()->setDistribution(distribution);
    replot(rpQueuedReplot);
}

void HeatmapPlot::setShowsHistogram(bool shows)
{
    if (!colors())
        return;
    colors()->setHistogramWanted(shows);
    m_frame.showColors(picture());
    replot(rpQueuedReplot);
}

void HeatmapPlot::clearSelection()
{
    if (!m_selected.clear())
        return;
    replot(rpQueuedReplot);
    emit selectionChanged();
}

void HeatmapPlot::select(CellPosition anchor, CellPosition corner)
{
    if (!m_selected.select(anchor, corner))
        return;
    replot(rpQueuedReplot);
    emit selectionChanged();
}

void HeatmapPlot::chooseMark(std::optional<CellPosition> mark)
{
    if (mark == m_shown.mark())
        return;
    m_shown.setMark(mark);
    emit markChosen();
}

void HeatmapPlot::markInSight(CellPosition cell)
{
    chooseMark(cell);
    m_navigator->bringIntoSight(cell);
}

// The first step marks the middle of what is in sight, when there was no mark.
void HeatmapPlot::moveMark(QPoint step)
{
    const CellPosition cell = mark() ? moved(*mark(), step) : m_navigator->middleCell();
    if (m_shown.plane().all().contains(cell))
        markInSight(cell);
}

// From the mark, when nothing was selected.
void HeatmapPlot::extendSelection(QPoint step)
{
    const CellPosition anchor =
        m_selected.anchor().value_or(mark().value_or(m_navigator->middleCell()));
    const CellPosition corner = moved(m_selected.anchor() ? m_selected.corner() : anchor, step);
    if (!m_shown.plane().all().contains(corner))
        return;
    select(anchor, corner);
    m_navigator->bringIntoSight(corner);
}

bool HeatmapPlot::marksAt(Qt::KeyboardModifiers modifiers) const
{
    return m_handling == Handling::Mark && !(modifiers & Qt::ControlModifier);
}

void HeatmapPlot::wheelEvent(QWheelEvent* event)
{
    const bool isStep = event->modifiers() & Qt::AltModifier || marksAt(event->modifiers());
    if (!isStep)
        m_navigator->turnWheel(*event);
    else if (const int steps = m_wheel.take(*event); steps != 0)
        emit stepWanted(steps);
}

// Some systems ask for a menu when the button is pressed, which may become a drag, others when it
// is released, after one perhaps.
bool HeatmapPlot::event(QEvent* event)
{
    const bool isByMouse =
        event->type() == QEvent::ContextMenu &&
        static_cast<QContextMenuEvent*>(event)->reason() == QContextMenuEvent::Mouse;
    if (!isByMouse || !m_rangeDrag)
        return FigurePlot::event(event);
    m_rangeDrag->wantsMenu = true;
    return true;
}

void HeatmapPlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::RightButton)
        return beginRangeDrag(event->position());
    if (!m_navigator->isAtPlane(*event))
        return;
    const CellPosition cell = m_navigator->cellNear(event->position());
    if (marksAt(event->modifiers())) {
        m_held = Held::Mark;
        chooseMark(cell);
    } else if (m_handling == Handling::Sight && event->modifiers() & Qt::ShiftModifier) {
        m_held = Held::Select;
        select(cell, cell);
    } else {
        m_held = m_handling == Handling::Sight ? Held::Click : Held::Drag;
        m_navigator->beginDrag(*event);
    }
}

void HeatmapPlot::mouseMoveEvent(QMouseEvent* event)
{
    if (m_rangeDrag && event->buttons() & Qt::RightButton)
        return dragRange(event->position());
    if (m_navigator->drag(*event))
        m_held = Held::Drag;
    else if (m_held == Held::Mark)
        chooseMark(m_navigator->cellNear(event->position()));
    else if (m_held == Held::Select)
        select(*m_selected.anchor(), m_navigator->cellNear(event->position()));
    emit pointedAt(m_navigator->positionAt(event->position()));
}

void HeatmapPlot::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::RightButton)
        return endRangeDrag(event->position());
    m_navigator->endDrag();
    const CellPosition cell = m_navigator->positionAt(event->position());
    if (std::exchange(m_held, Held::Nothing) == Held::Click && cell.row >= 0)
        chooseMark(cell);
}

void HeatmapPlot::beginRangeDrag(QPointF pixel)
{
    if (m_held == Held::Nothing)
        m_rangeDrag =
            RangeDrag{.begin = pixel, .range = picture() ? picture()->range : ValueRange()};
}

// Those of labels have no range.
void HeatmapPlot::dragRange(QPointF pixel)
{
    const QPointF way = pixel - m_rangeDrag->begin;
    if (!m_rangeDrag->hasMoved && way.manhattanLength() < QApplication::startDragDistance())
        return;
    m_rangeDrag->hasMoved = true;
    const PlanePicture* const seen = picture();
    if (!seen || seen->options.map->isPalette())
        return;
    const QRect room = axisRect()->rect();
    const ValueRange range =
        draggedRange(m_rangeDrag->range, seen->options.scale, way.x() / std::max(room.width(), 1),
                     -way.y() / std::max(room.height(), 1));
    emit rangeDragged(range);
}

// What was dragged keeps the menu away that other systems still ask for.
void HeatmapPlot::endRangeDrag(QPointF pixel)
{
    if (!m_rangeDrag || m_rangeDrag->hasMoved)
        return;
    const RangeDrag ended = *std::exchange(m_rangeDrag, std::nullopt);
    if (ended.wantsMenu)
        emit customContextMenuRequested(pixel.toPoint());
}

void HeatmapPlot::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (m_handling == Handling::Mark)
        emit doubleClicked();
    else
        m_navigator->showAll();
}

void HeatmapPlot::leaveEvent(QEvent*)
{
    emit pointedAt({});
}

void HeatmapPlot::keyPressEvent(QKeyEvent* event)
{
    const bool withShift = event->modifiers() & Qt::ShiftModifier;
    const bool marks = m_handling == Handling::Mark;
    if (const auto step = m_navigator->stepOf(*event); step && withShift != marks) {
        if (!marks && event->modifiers() & Qt::ControlModifier)
            extendSelection(*step);
        else
            moveMark(*step);
    } else if (event->key() == Qt::Key_PageDown || event->key() == Qt::Key_PageUp) {
        emit stepWanted(event->key() == Qt::Key_PageDown ? 1 : -1);
    } else if (event->key() == Qt::Key_Escape && !marks && (mark() || m_selected.anchor())) {
        clearSelection();
        chooseMark({});
    } else {
        m_navigator->press(*event);
    }
}

void HeatmapPlot::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        followPalette();
        replot(rpQueuedReplot);
    }
}

} // namespace bloscope
