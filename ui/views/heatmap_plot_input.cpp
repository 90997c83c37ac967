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
    constexpr double notch = 120;
    const double factor = std::pow(zoomStep, event->angleDelta().y() / notch);
    setView(room().zoomed(m_view, factor, cellsAt(event->position())));
    event->accept();
}

void HeatmapPlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && axisRect()->rect().contains(event->pos()))
        m_dragged = event->position();
    m_isClick = m_dragged.has_value();
}

void HeatmapPlot::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged) {
        const QPointF cells = cellsAt(*m_dragged) - cellsAt(event->position());
        m_dragged = event->position();
        m_isClick = false;
        setView(room().moved(m_view, cells));
    }
    emit pointedAt(positionAt(event->position()));
}

void HeatmapPlot::mouseReleaseEvent(QMouseEvent* event)
{
    m_dragged.reset();
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

// From the middle of what is in sight, when there was no mark.
void HeatmapPlot::moveMark(int right, int down)
{
    const CellRect sight = cellsInSight();
    CellPosition cell =
        m_mark.value_or(CellPosition{sight.row + sight.rows / 2, sight.column + sight.columns / 2});
    if (m_mark) {
        cell.column += m_flips.columns ? -right : right;
        cell.row += m_flips.rows ? -down : down;
    }
    if (!m_plane.all().contains(cell))
        return;
    setMark(cell);
    bringIntoSight(cell);
}

void HeatmapPlot::keyPressEvent(QKeyEvent* event)
{
    const auto move = [this, event](int right, int down) {
        if (event->modifiers() & Qt::ShiftModifier)
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
        return m_mark ? setMark({}) : event->ignore();
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
