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

void PlanesBoard::setMaximised(std::optional<Planes::Which> which)
{
    m_maximised = which;
    for (const auto other : Planes::all)
        m_panes[other]->setVisible(!which || other == *which);
    layOut();
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

// In a board so high; answers with the corner that they leave, if any.
QRect PlanesBoard::placePanes(int height)
{
    constexpr double muchLarger = 1.15;
    if (m_maximised) {
        placeMaximised(height);
        return {};
    }
    const PlanesRooms across = roomsFor(m_lengths, QSize(width(), height) - framesTogether());
    double largest = muchLarger * areaOf(across);
    std::optional<std::pair<PlanesRooms, Qt::Orientation>> line;
    for (const Qt::Orientation direction : {Qt::Horizontal, Qt::Vertical})
        if (const auto rooms = roomsInLine(direction, height); rooms && areaOf(*rooms) > largest) {
            largest = areaOf(*rooms);
            line = {*rooms, direction};
        }
    if (!line)
        return placeAcross(across, height);
    placeInLine(line->first, line->second, height);
    return {};
}

QRect PlanesBoard::placeAcross(const PlanesRooms& rooms, int height)
{
    const auto& [front, side, below] = m_frames;
    const QMargins columns = front | below;
    const QMargins rows = front | side;
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

std::array<QSize, 3> PlanesBoard::sizesFor(const PlanesRooms& rooms) const
{
    std::array<QSize, 3> sizes{QSize(rooms.columns, rooms.rows),
                               QSize(rooms.thirdAcross, rooms.rows),
                               QSize(rooms.columns, rooms.thirdDown)};
    for (const auto which : Planes::all)
        sizes[which] = sizes[which].grownBy(m_frames[which]);
    return sizes;
}

// Of all three along the line, of the largest one across it.
QSize PlanesBoard::framesInLine(Qt::Orientation direction) const
{
    QSize sum(0, 0);
    QSize most(0, 0);
    for (const QMargins& frame : m_frames) {
        sum = sum.grownBy(frame);
        most = most.expandedTo(QSize(0, 0).grownBy(frame));
    }
    return direction == Qt::Horizontal ? QSize(sum.width(), most.height())
                                       : QSize(most.width(), sum.height());
}

std::optional<PlanesRooms> PlanesBoard::roomsInLine(Qt::Orientation direction, int height) const
{
    return m_lengths ? bloscope::roomsInLine(
                           *m_lengths, QSize(width(), height) - framesInLine(direction), direction)
                     : std::nullopt;
}

void PlanesBoard::placeInLine(const PlanesRooms& rooms, Qt::Orientation direction, int height)
{
    const std::array<QSize, 3> sizes = sizesFor(rooms);
    QSize all(0, 0);
    for (const QSize& size : sizes)
        all += size;
    QPoint at = direction == Qt::Horizontal ? QPoint(std::max(0, (width() - all.width()) / 2), 0)
                                            : QPoint(0, std::max(0, (height - all.height()) / 2));
    for (const auto which : Planes::all) {
        m_panes[which]->setGeometry(QRect(at, sizes[which]));
        at += direction == Qt::Horizontal ? QPoint(sizes[which].width(), 0)
                                          : QPoint(0, sizes[which].height());
    }
}

// In the middle, as large as its cells can be.
void PlanesBoard::placeMaximised(int height)
{
    const QMargins& frame = m_frames[*m_maximised];
    const QSize room = QSize(width(), height).shrunkBy(frame).expandedTo({1, 1});
    QSizeF cells = room;
    if (m_lengths && (m_lengths->third || *m_maximised == Planes::Front)) {
        const double third = m_lengths->third.value_or(1);
        cells = *m_maximised == Planes::Front  ? QSizeF(m_lengths->columns, m_lengths->rows)
                : *m_maximised == Planes::Side ? QSizeF(third, m_lengths->rows)
                                               : QSizeF(m_lengths->columns, third);
        cells.scale(room, Qt::KeepAspectRatio);
    }
    const QSize size = cells.toSize().expandedTo({leastPlaneRoom, leastPlaneRoom}).grownBy(frame);
    m_panes[*m_maximised]->setGeometry(
        QRect(QPoint(std::max(0, (width() - size.width()) / 2), 0), size));
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
