#include "ui/plot/heatmap_plot.h"
#include "ui/plot/zoom_steps.h"

#include <utility>

// What mouse and keys do in a heatmap.
namespace bloscope {

bool HeatmapPlot::marksAt(Qt::KeyboardModifiers modifiers) const
{
    return m_handling == Handling::Mark && !(modifiers & Qt::ControlModifier);
}

void HeatmapPlot::chooseMark(std::optional<CellPosition> mark)
{
    if (mark == m_mark.cell())
        return;
    setMark(mark);
    emit markChosen();
}

void HeatmapPlot::wheelEvent(QWheelEvent* event)
{
    event->accept();
    const bool withAlt = event->modifiers() & Qt::AltModifier;
    if (withAlt || marksAt(event->modifiers())) {
        constexpr int notch = 120;
        // With Alt some systems turn it sideways.
        m_turned += event->angleDelta().x() + event->angleDelta().y();
        const int steps = m_turned / notch;
        m_turned -= steps * notch;
        if (steps != 0)
            emit stepWanted(-steps);
        return;
    }
    chooseView(room().zoomed(m_view, zoomFactorOf(*event), cellsAt(event->position())));
}

void HeatmapPlot::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !axisRect()->rect().contains(event->pos()))
        return;
    m_isMarking = marksAt(event->modifiers());
    if (m_isMarking)
        return chooseMark(cellNear(event->position()));
    m_isSelecting = m_handling == Handling::Sight && event->modifiers() & Qt::ShiftModifier;
    if (m_isSelecting) {
        const CellPosition cell = cellNear(event->position());
        return select(cell, cell);
    }
    m_dragged = event->position();
    m_isClick = m_handling == Handling::Sight;
}

void HeatmapPlot::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged) {
        const QPointF cells = cellsAt(*m_dragged) - cellsAt(event->position());
        m_dragged = event->position();
        m_isClick = false;
        chooseView(room().moved(m_view, cells));
    }
    if (m_isMarking)
        chooseMark(cellNear(event->position()));
    if (m_isSelecting)
        select(*m_selected.anchor(), cellNear(event->position()));
    emit pointedAt(positionAt(event->position()));
}

void HeatmapPlot::mouseReleaseEvent(QMouseEvent* event)
{
    m_dragged.reset();
    m_isSelecting = false;
    m_isMarking = false;
    if (std::exchange(m_isClick, false))
        if (const CellPosition cell = positionAt(event->position()); cell.row >= 0)
            chooseMark(cell);
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
    chooseView(room().moved(m_view, {columns, rows}));
}

CellPosition HeatmapPlot::middleCell() const
{
    const CellRect sight = cellsInSight();
    return {sight.row + sight.rows / 2, sight.column + sight.columns / 2};
}

// The first step marks the middle of what is in sight, when there was no mark.
void HeatmapPlot::moveMark(int right, int down)
{
    CellPosition cell = mark().value_or(middleCell());
    if (mark()) {
        cell.column += m_flips.columns ? -right : right;
        cell.row += m_flips.rows ? -down : down;
    }
    if (!m_plane.all().contains(cell))
        return;
    chooseMark(cell);
    bringIntoSight(cell);
}

// From the mark, when nothing was selected.
void HeatmapPlot::extendSelection(int right, int down)
{
    const bool isBegun = m_selected.anchor().has_value();
    const CellPosition anchor = m_selected.anchor().value_or(mark().value_or(middleCell()));
    CellPosition corner = isBegun ? m_selected.corner() : anchor;
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
        if (m_handling == Handling::Mark)
            withShift ? moveView(right, down) : moveMark(right, down);
        else if (withShift && event->modifiers() & Qt::ControlModifier)
            extendSelection(right, down);
        else if (withShift)
            moveMark(right, down);
        else
            moveView(right, down);
    };
    if (const auto factor = zoomFactorOf(event->key()))
        return zoomBy(*factor);
    switch (event->key()) {
    case Qt::Key_Home:
        return showAll();
    case Qt::Key_Escape:
        if (m_handling == Handling::Mark || (!mark() && !m_selected.anchor()))
            return event->ignore();
        clearSelection();
        return chooseMark({});
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
