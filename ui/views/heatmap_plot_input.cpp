#include "ui/views/heatmap_plot.h"

#include <cmath>
#include <utility>

// What mouse and keys do in a heatmap.
namespace bloscope {

namespace {

constexpr double zoomStep = 1.25; // of a key, and of a notch of the wheel
constexpr double moveStep = 0.1;  // of what is in sight

} // namespace

void HeatmapPlot::wheelEvent(QWheelEvent* event)
{
    constexpr int notch = 120;
    event->accept();
    if (event->modifiers() & Qt::AltModifier) { // with which some systems turn it sideways
        m_turned += event->angleDelta().x() + event->angleDelta().y();
        const int steps = m_turned / notch;
        m_turned -= steps * notch;
        if (steps != 0)
            emit stepWanted(-steps);
        return;
    }
    const double factor = std::pow(zoomStep, event->angleDelta().y() / double(notch));
    setView(room().zoomed(m_view, factor, cellsAt(event->position())));
}

void HeatmapPlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !axisRect()->rect().contains(event->pos()))
        return;
    m_isSelecting = event->modifiers() & Qt::ShiftModifier;
    if (m_isSelecting) {
        const CellPosition cell = cellNear(event->position());
        return select(cell, cell);
    }
    m_dragged = event->position();
    m_isClick = true;
}

void HeatmapPlot::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged) {
        const QPointF cells = cellsAt(*m_dragged) - cellsAt(event->position());
        m_dragged = event->position();
        m_isClick = false;
        setView(room().moved(m_view, cells));
    }
    if (m_isSelecting)
        select(*m_anchor, cellNear(event->position()));
    emit pointedAt(positionAt(event->position()));
}

void HeatmapPlot::mouseReleaseEvent(QMouseEvent* event)
{
    m_dragged.reset();
    m_isSelecting = false;
    if (std::exchange(m_isClick, false))
        if (const CellPosition cell = positionAt(event->position()); cell.row >= 0)
            setMark(cell);
}

void HeatmapPlot::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        showAll();
}

void HeatmapPlot::leaveEvent(QEvent*)
{
    emit pointedAt({});
}

void HeatmapPlot::moveView(double right, double down)
{
    const double columns = moveStep * m_view.width * (m_flips.columns ? -right : right);
    const double rows = moveStep * m_view.height * (m_flips.rows ? -down : down);
    setView(room().moved(m_view, {columns, rows}));
}

CellPosition HeatmapPlot::middleCell() const
{
    const CellRect sight = cellsInSight();
    return {sight.row + sight.rows / 2, sight.column + sight.columns / 2};
}

// The first step marks the middle of what is in sight, when there was no mark.
void HeatmapPlot::moveMark(int right, int down)
{
    CellPosition cell = m_mark.value_or(middleCell());
    if (m_mark) {
        cell.column += m_flips.columns ? -right : right;
        cell.row += m_flips.rows ? -down : down;
    }
    if (!m_plane.all().contains(cell))
        return;
    setMark(cell);
    bringIntoSight(cell);
}

// From the mark, when nothing was selected.
void HeatmapPlot::extendSelection(int right, int down)
{
    const CellPosition anchor = m_anchor.value_or(m_mark.value_or(middleCell()));
    CellPosition corner = m_anchor ? m_corner : anchor;
    corner.column += m_flips.columns ? -right : right;
    corner.row += m_flips.rows ? -down : down;
    if (!m_plane.all().contains(corner))
        return;
    select(anchor, corner);
    bringIntoSight(corner);
}

void HeatmapPlot::keyPressEvent(QKeyEvent* event)
{
    const auto move = [this, event](int right, int down) {
        const bool withShift = event->modifiers() & Qt::ShiftModifier;
        if (withShift && event->modifiers() & Qt::ControlModifier)
            extendSelection(right, down);
        else if (withShift)
            moveMark(right, down);
        else
            moveView(right, down);
    };
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(zoomStep);
    case Qt::Key_Minus:
        return zoomBy(1 / zoomStep);
    case Qt::Key_Home:
        return showAll();
    case Qt::Key_Escape:
        if (!m_mark && !m_anchor)
            return event->ignore();
        clearSelection();
        return setMark({});
    case Qt::Key_PageDown:
        return emit stepWanted(1);
    case Qt::Key_PageUp:
        return emit stepWanted(-1);
    case Qt::Key_Left:
        return move(-1, 0);
    case Qt::Key_Right:
        return move(1, 0);
    case Qt::Key_Up:
        return move(0, -1);
    case Qt::Key_Down:
        return move(0, 1);
    default:
        event->ignore();
    }
}

} // namespace bloscope
