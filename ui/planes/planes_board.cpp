#include "ui/planes/planes_board.h"

#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"

#include <QEvent>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

using Planes = OrthogonalPlanes;

QMargins acrossOnly(const QMargins& margins)
{
    return {margins.left(), 0, margins.right(), 0};
}

QMargins downOnly(const QMargins& margins)
{
    return {0, margins.top(), 0, margins.bottom()};
}

} // namespace

PlanesBoard::PlanesBoard(const Panes& panes, QWidget* panel, QWidget* parent)
    : QWidget(parent), m_panes(panes), m_panel(panel)
{
    m_panel->setParent(this);
    for (const auto which : Planes::all) {
        m_panes[which]->setParent(this);
        plot(which).setMinimumSize(1, 1); // here the board says how large they are
        connect(&plot(which), &QCustomPlot::afterLayout, this, [this, which] { fitFrame(which); });
    }
}

QCustomPlot& PlanesBoard::plot(Planes::Which which) const
{
    return m_panes[which]->plot();
}

// What is around the cells: title, numbers, names, colours.
QMargins PlanesBoard::frameOf(Planes::Which which) const
{
    const QRect cells = plot(which).axisRect()->rect();
    const QSize all = plot(which).size();
    return {cells.left(), cells.top(), all.width() - cells.x() - cells.width(),
            all.height() - cells.y() - cells.height()};
}

// Not at once: a plot that draws itself takes no other size.
void PlanesBoard::fitFrame(Planes::Which which)
{
    shareMargins();
    if (std::exchange(m_frames[which], frameOf(which)) == frameOf(which))
        return;
    updateGeometry();
    QMetaObject::invokeMethod(this, &PlanesBoard::layOut, Qt::QueuedConnection);
}

// Axes that lie in one line leave as much room for their numbers. They only ever ask for more of
// it, so that it comes to an end.
void PlanesBoard::shareMargins()
{
    const auto marginsOf = [this](Planes::Which which) {
        return plot(which).axisRect()->margins();
    };
    const QMargins columns = acrossOnly(marginsOf(Planes::Front) | marginsOf(Planes::Below));
    const QMargins rows = downOnly(marginsOf(Planes::Front) | marginsOf(Planes::Side));
    const std::array shared{columns | rows, rows, columns};
    for (const auto which : Planes::all) {
        QCPAxisRect& axes = *plot(which).axisRect();
        const QMargins wanted = axes.minimumMargins() | shared[which];
        if (wanted == axes.minimumMargins())
            continue;
        axes.setMinimumMargins(wanted);
        plot(which).replot(QCustomPlot::rpQueuedReplot);
    }
}

void PlanesBoard::setLengths(const std::optional<PlanesLengths>& lengths)
{
    m_lengths = lengths;
    layOut();
}

// With the panel below, wherever it is: what is asked for may not depend on what was given.
QSize PlanesBoard::minimumSizeHint() const
{
    const QSize planes = framesTogether() + 2 * QSize(leastPlaneRoom, leastPlaneRoom);
    const int across = std::max(planes.width(), m_panel->minimumSizeHint().width());
    return {across, planes.height() + m_panel->heightForWidth(std::max(across, width()))};
}

QSize PlanesBoard::framesTogether() const
{
    const auto& [front, side, below] = m_frames;
    const QMargins columns = front | below;
    const QMargins rows = front | side;
    return {columns.left() + columns.right() + side.left() + side.right(),
            rows.top() + rows.bottom() + below.top() + below.bottom()};
}

bool PlanesBoard::hasRoomForPanel(const QRect& corner) const
{
    return m_panel->minimumSizeHint().width() <= corner.width() &&
           m_panel->heightForWidth(corner.width()) <= corner.height();
}

void PlanesBoard::layOut()
{
    const QRect corner = placePanes(height());
    if (hasRoomForPanel(corner)) {
        m_panel->setGeometry(corner.x(), corner.y(), corner.width(),
                             m_panel->heightForWidth(corner.width()));
        return;
    }
    const int line = m_panel->heightForWidth(width());
    placePanes(height() - line);
    m_panel->setGeometry(0, height() - line, width(), line);
}

// In a board so high; answers with the corner that they leave.
QRect PlanesBoard::placePanes(int height)
{
    const auto& [front, side, below] = m_frames;
    const QMargins columns = front | below;
    const QMargins rows = front | side;
    const PlanesRooms rooms = roomsFor(m_lengths, QSize(width(), height) - framesTogether());
    const int left = columns.left() + rooms.columns + columns.right();
    const int right = side.left() + rooms.thirdAcross + side.right();
    const int top = rows.top() + rooms.rows + rows.bottom();
    const int bottom = below.top() + rooms.thirdDown + below.bottom();
    const int x = std::max(0, (width() - left - right) / 2);
    m_panes[Planes::Front]->setGeometry(x, 0, left, top);
    m_panes[Planes::Side]->setGeometry(x + left, 0, right, top);
    m_panes[Planes::Below]->setGeometry(x, top, left, bottom);
    return {x + left, top, width() - x - left, height - top};
}

void PlanesBoard::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

// The panel has other things to say.
bool PlanesBoard::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        layOut();
    }
    return QWidget::event(event);
}

} // namespace bloscope
