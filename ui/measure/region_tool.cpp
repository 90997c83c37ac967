#include "core/measure/region.h"
#include "ui/measure/measure_bar.h"
#include "ui/measure/measuring.h"
#include "ui/measure/region_layer.h"
#include "ui/measure/region_set.h"
#include "ui/plane/heatmap_plot.h"

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <utility>

namespace bloscope {

namespace {

constexpr double fewestPixels = 3; // that a region is large
constexpr double freePixels = 2;   // from a point of a free line to the next
constexpr double closePixels = 8;  // of a polygon's first corner, where a click closes it
constexpr int largeStep = 10;      // cells, with Shift

bool isFree(MeasureTool tool)
{
    return tool == MeasureTool::FreeLine || tool == MeasureTool::Freehand;
}

} // namespace

RegionTool::RegionTool(HeatmapPlot& plot, RegionLayer& layer, RegionSet& set, const MeasureBar& bar,
                       QObject* parent)
    : QObject(parent), m_plot(plot), m_layer(layer), m_set(set), m_bar(bar)
{
    connect(&bar, &MeasureBar::toolChanged, this, &RegionTool::cancel);
    connect(&plot.shown(), &ShownPlane::changed, this, [this](ShownPlane::What what) {
        if (what == ShownPlane::What::Plane)
            cancel();
    });
}

void RegionTool::setOn(bool on)
{
    if (std::exchange(m_isOn, on) == on)
        return;
    cancel();
    m_layer.setInUse(on);
    if (on)
        m_plot.installEventFilter(this);
    else
        m_plot.removeEventFilter(this);
    m_plot.unsetCursor();
}

void RegionTool::cancel()
{
    if (m_held && m_held->hasMoved)
        m_set.endMoving();
    m_held.reset();
    m_drawn.reset();
    m_isDragged = false;
    m_layer.setDrawn({});
}

bool RegionTool::isClicked() const
{
    const MeasureTool tool = m_bar.tool();
    return tool == MeasureTool::Polyline || tool == MeasureTool::Polygon ||
           tool == MeasureTool::Angle;
}

bool RegionTool::eventFilter(QObject* plot, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return takePress(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove:
        return takeMove(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease:
        return takeRelease(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonDblClick:
        return takeDoubleClick(*static_cast<QMouseEvent*>(event));
    case QEvent::ShortcutOverride:
        return takeShortcut(*static_cast<QKeyEvent*>(event));
    case QEvent::KeyPress:
        return takeKey(*static_cast<QKeyEvent*>(event));
    default:
        return QObject::eventFilter(plot, event);
    }
}

bool RegionTool::takePress(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton || event.modifiers() & Qt::ControlModifier ||
        !m_plot.axisRect()->rect().contains(event.pos()) || !m_layer.canMeasure())
        return false;
    const QPointF point = m_layer.pointAt(event.position());
    const auto hit = m_layer.hitAt(event.position());
    if (m_drawn && isClicked()) {
        addPoint(point);
        return true;
    }
    if (hit && (m_bar.tool() == MeasureTool::Select || hit->handle)) {
        hold(*hit, point);
        return true;
    }
    if (m_bar.tool() == MeasureTool::Select) {
        m_set.select({});
        return false;
    }
    begin(point);
    return true;
}

bool RegionTool::takeMove(const QMouseEvent& event)
{
    const QPointF point = m_layer.pointAt(event.position());
    if (m_held)
        dragHeld(point);
    else if (m_isDragged)
        dragTo(point, event.modifiers());
    else if (m_drawn)
        showNext(point);
    else
        showCursor(event.position());
    return false; // the plot tells which cell it is
}

bool RegionTool::takeRelease(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton || (!m_held && !m_isDragged))
        return false;
    if (m_held && m_held->hasMoved)
        m_set.endMoving();
    m_held.reset();
    if (std::exchange(m_isDragged, false) && m_drawn)
        finish();
    return true;
}

// The first click of the two has added the last point.
bool RegionTool::takeDoubleClick(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton || event.modifiers() & Qt::ControlModifier)
        return false;
    if (m_drawn && isClicked())
        finish();
    else
        takePress(event);
    return true;
}

void RegionTool::begin(QPointF point)
{
    m_plot.setFocus();
    const RegionShape shape = m_layer.shape();
    m_drawn = shape.makeRegion(kindOf(m_bar.tool()), m_bar.isOnAllSlices());
    if (m_drawn->kind == Region::Kind::Line)
        m_drawn->width = m_bar.width();
    m_pressedAt = point;
    m_isDragged = !isClicked();
    const QPointF first = m_drawn->isBox() ? RegionShape::snapped(point) : point;
    m_drawn->points.push_back(shape.placeOf(*m_drawn, first));
    m_layer.setDrawn(m_drawn);
}

void RegionTool::dragTo(QPointF point, Qt::KeyboardModifiers modifiers)
{
    const RegionShape shape = m_layer.shape();
    if (isFree(m_bar.tool())) {
        const QPointF last = m_layer.pixelAt(shape.pointOf(*m_drawn, m_drawn->points.back()));
        if (QLineF(last, m_layer.pixelAt(point)).length() < freePixels ||
            m_drawn->points.size() >= Region::mostPoints)
            return;
    } else {
        if (m_drawn->isBox() && modifiers & Qt::ShiftModifier) {
            const QPointF way = point - m_pressedAt;
            const double side = std::max(std::abs(way.x()), std::abs(way.y()));
            point =
                m_pressedAt + QPointF(std::copysign(side, way.x()), std::copysign(side, way.y()));
        }
        if (m_drawn->isBox())
            point = RegionShape::snapped(point);
        m_drawn->points.resize(1);
    }
    m_drawn->points.push_back(shape.placeOf(*m_drawn, point));
    m_layer.setDrawn(m_drawn);
}

void RegionTool::addPoint(QPointF point)
{
    const RegionShape shape = m_layer.shape();
    const QPointF first = m_layer.pixelAt(shape.pointOf(*m_drawn, m_drawn->points.front()));
    const bool closes = m_drawn->kind == Region::Kind::Polygon && m_drawn->points.size() > 2 &&
                        QLineF(first, m_layer.pixelAt(point)).length() < closePixels;
    if (!closes)
        m_drawn->points.push_back(shape.placeOf(*m_drawn, point));
    m_layer.setDrawn(m_drawn);
    const bool isLast = m_drawn->kind == Region::Kind::Angle && m_drawn->points.size() == 3;
    if (closes || isLast)
        finish();
}

void RegionTool::showNext(QPointF point)
{
    Region next = *m_drawn;
    next.points.push_back(m_layer.shape().placeOf(next, point));
    m_layer.setDrawn(std::move(next));
}

// What is too small to be meant is left out: a click.
void RegionTool::finish()
{
    Region region = *std::exchange(m_drawn, std::nullopt);
    m_layer.setDrawn({});
    const QPolygonF outline = m_layer.shape().outlineOf(region);
    const QRectF around = QRectF(m_layer.pixelAt(outline.boundingRect().topLeft()),
                                 m_layer.pixelAt(outline.boundingRect().bottomRight()))
                              .normalized();
    if (std::max(around.width(), around.height()) < fewestPixels ||
        !checkRegion(region, m_plot.shown().plane().slice().shape()))
        return m_set.select({});
    const bool isFreehand = m_bar.tool() == MeasureTool::Freehand;
    if (!m_set.add(std::move(region), isFreehand ? tr("Freehand") : QString()))
        emit notice(tr("There are %1 regions already; no more can be added.").arg(mostRegions));
}

void RegionTool::hold(const RegionLayer::Hit& hit, QPointF point)
{
    m_plot.setFocus();
    m_set.select(hit.region);
    m_held = Held{hit, point, *m_set.regions()[hit.region]};
}

void RegionTool::dragHeld(QPointF point)
{
    const RegionShape shape = m_layer.shape();
    const Region changed = m_held->hit.handle
                               ? shape.withHandleAt(m_held->region, *m_held->hit.handle, point)
                               : shape.movedBy(m_held->region, point - m_held->begin);
    if (m_held->hit.region >= m_set.regions().size() ||
        *m_set.regions()[m_held->hit.region] == changed)
        return;
    if (!std::exchange(m_held->hasMoved, true))
        m_set.beginMoving();
    m_set.replace(m_held->hit.region, changed);
}

void RegionTool::showCursor(QPointF pixel)
{
    const auto hit = m_layer.hitAt(pixel);
    const bool isSelect = m_bar.tool() == MeasureTool::Select;
    if (hit && (isSelect || hit->handle))
        m_plot.setCursor(hit->handle ? Qt::PointingHandCursor : Qt::SizeAllCursor);
    else if (isSelect)
        m_plot.unsetCursor();
    else
        m_plot.setCursor(m_layer.canMeasure() ? Qt::CrossCursor : Qt::ArrowCursor);
}

// Before the window's Undo of the file takes it.
bool RegionTool::takeShortcut(QKeyEvent& event) const
{
    const bool isOurs = (event.matches(QKeySequence::Undo) && m_set.canUndo()) ||
                        (event.matches(QKeySequence::Redo) && m_set.canRedo()) ||
                        (event.matches(QKeySequence::Delete) && m_set.selected());
    if (isOurs)
        event.accept();
    return isOurs;
}

bool RegionTool::takeKey(const QKeyEvent& event)
{
    if (event.matches(QKeySequence::Undo))
        m_set.undo();
    else if (event.matches(QKeySequence::Redo))
        m_set.redo();
    else if ((event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) && m_drawn &&
             m_drawn->points.size() > 1) {
        m_drawn->points.pop_back();
        m_layer.setDrawn(m_drawn);
    } else if (event.key() == Qt::Key_Delete && m_set.selected())
        m_set.remove({*m_set.selected()});
    else if (event.key() == Qt::Key_Escape) {
        if (m_drawn || m_held)
            cancel();
        else if (m_set.selected())
            m_set.select({});
        else
            emit endWanted();
    } else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        if (m_drawn)
            finish();
        else
            placeInMiddle();
    } else if (event.key() == Qt::Key_Period || event.key() == Qt::Key_Comma) {
        m_set.selectNext(event.key() == Qt::Key_Period ? 1 : -1);
    } else
        return moveByKey(event);
    return true;
}

// The arrow keys move the selected region, with Alt its last handle.
bool RegionTool::moveByKey(const QKeyEvent& event)
{
    const RegionPtr region = m_set.selectedRegion();
    if (!region || event.modifiers() & Qt::ControlModifier || !m_layer.canMeasure() ||
        !m_layer.shape().shows(*region))
        return false;
    QKeyEvent plain(QEvent::KeyPress, event.key(), Qt::NoModifier);
    const auto step = m_plot.navigator().stepOf(plain);
    if (!step)
        return false;
    const QPointF way = QPointF(*step) * (event.modifiers() & Qt::ShiftModifier ? largeStep : 1);
    const RegionShape shape = m_layer.shape();
    if (!(event.modifiers() & Qt::AltModifier)) {
        m_set.replace(*m_set.selected(), shape.movedBy(*region, way));
        return true;
    }
    const std::vector<QPointF> handles = shape.handlesOf(*region);
    if (!handles.empty())
        m_set.replace(*m_set.selected(),
                      shape.withHandleAt(*region, handles.size() - 1, handles.back() + way));
    return true;
}

// For those who draw with keys: as large as a third of what is in sight.
void RegionTool::placeInMiddle()
{
    const RegionShape shape = m_layer.shape();
    if (m_bar.tool() == MeasureTool::Select || !m_layer.canMeasure())
        return;
    const CellRect sight = m_plot.navigator().cellsInSight();
    const CellPosition middle = m_plot.navigator().middleCell();
    const QPointF at(static_cast<double>(middle.column), static_cast<double>(middle.row));
    const QPointF half(std::max(1.0, std::round(static_cast<double>(sight.columns) / 6)),
                       std::max(1.0, std::round(static_cast<double>(sight.rows) / 6)));
    begin(at - half);
    m_isDragged = false;
    const auto add = [&](QPointF point) {
        m_drawn->points.push_back(shape.placeOf(*m_drawn, point));
    };
    if (m_drawn->isBox()) {
        add(RegionShape::snapped(at + half));
    } else if (m_drawn->kind == Region::Kind::Line) {
        add(at + half);
    } else {
        add(at + QPointF(half.x(), -half.y()));
        add(at + half);
    }
    finish();
}

} // namespace bloscope
