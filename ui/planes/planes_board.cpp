#include "ui/planes/planes_board.h"

#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"

#include <QEvent>
#include <algorithm>
#include <cmath>
#include <utility>

namespace bloscope {

namespace {

constexpr double shareOfPlane = 2.0 / 3; // where the third dimension is of another kind

// Pixels for a length of one, of sides that are as long together.
double scaleFor(double across, double down, QSizeF room)
{
    return std::min(room.width() / across, room.height() / down);
}

int pixelsOf(double length, double scale)
{
    return std::max(leastPlaneRoom, static_cast<int>(std::floor(length * scale)));
}

QSizeF sidesOf(OrthogonalPlanes::Which which, const PlanesLengths& lengths)
{
    const double third = lengths.third.value_or(1);
    return which == OrthogonalPlanes::Front  ? QSizeF(lengths.columns, lengths.rows)
           : which == OrthogonalPlanes::Side ? QSizeF(third, lengths.rows)
                                             : QSizeF(lengths.columns, third);
}

PlanesRooms roomsBeside(const PlanesLengths& lengths, QSize room)
{
    const double scale = scaleFor(lengths.columns, lengths.rows, QSizeF(room) * shareOfPlane);
    PlanesRooms rooms;
    rooms.rows = pixelsOf(lengths.rows, scale);
    rooms.columns = pixelsOf(lengths.columns, scale);
    rooms.thirdAcross = std::max(leastPlaneRoom, room.width() - rooms.columns);
    rooms.thirdDown = std::max(leastPlaneRoom, room.height() - rooms.rows);
    return rooms;
}

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

PlanesRooms roomsFor(const std::optional<PlanesLengths>& lengths, QSize room)
{
    if (!lengths) {
        const int across = std::max(leastPlaneRoom, room.width() / 2);
        const int down = std::max(leastPlaneRoom, room.height() / 2);
        return {down, across, across, down};
    }
    if (!lengths->third)
        return roomsBeside(*lengths, room);
    const double third = *lengths->third;
    double scale = scaleFor(lengths->columns + third, lengths->rows + third, room);
    if (third * scale < leastPlaneRoom) // what is too thin takes its part first
        scale = scaleFor(lengths->columns, lengths->rows,
                         (room - QSize(leastPlaneRoom, leastPlaneRoom)).expandedTo({1, 1}));
    else if (lengths->columns * scale < leastPlaneRoom || lengths->rows * scale < leastPlaneRoom)
        scale = std::min(scale, (std::min(room.width(), room.height()) - leastPlaneRoom) / third);
    const int thirdPixels = pixelsOf(third, scale);
    return {pixelsOf(lengths->rows, scale), pixelsOf(lengths->columns, scale), thirdPixels,
            thirdPixels};
}

std::optional<PlanesRooms> roomsInLine(const PlanesLengths& lengths, QSize room,
                                       Qt::Orientation direction)
{
    if (!lengths.third)
        return std::nullopt;
    const double third = *lengths.third;
    const double scale =
        direction == Qt::Horizontal
            ? scaleFor(2 * lengths.columns + third, std::max(lengths.rows, third), room)
            : scaleFor(std::max(lengths.columns, third), 2 * lengths.rows + third, room);
    if (std::min({lengths.rows, lengths.columns, third}) * scale < leastPlaneRoom)
        return std::nullopt;
    const int thirdPixels = pixelsOf(third, scale);
    return PlanesRooms{pixelsOf(lengths.rows, scale), pixelsOf(lengths.columns, scale), thirdPixels,
                       thirdPixels};
}

double areaOf(const PlanesRooms& rooms)
{
    double all = 0;
    for (const auto which : OrthogonalPlanes::all)
        all += areaOf(which, rooms);
    return all;
}

double areaOf(OrthogonalPlanes::Which which, const PlanesRooms& rooms)
{
    return which == OrthogonalPlanes::Front  ? double(rooms.rows) * rooms.columns
           : which == OrthogonalPlanes::Side ? double(rooms.rows) * rooms.thirdAcross
                                             : double(rooms.columns) * rooms.thirdDown;
}

QSize roomOf(OrthogonalPlanes::Which which, const std::optional<PlanesLengths>& lengths, QSize room)
{
    QSizeF cells = room.expandedTo({1, 1});
    if (lengths && (lengths->third || which == OrthogonalPlanes::Front))
        cells = sidesOf(which, *lengths).scaled(cells, Qt::KeepAspectRatio);
    return cells.toSize().expandedTo({leastPlaneRoom, leastPlaneRoom});
}

OrthogonalPlanes::Which largestOf(const std::optional<PlanesLengths>& lengths)
{
    if (!lengths || !lengths->third)
        return OrthogonalPlanes::Front;
    const auto area = [&](OrthogonalPlanes::Which which) {
        const QSizeF sides = sidesOf(which, *lengths);
        return sides.width() * sides.height();
    };
    return *std::ranges::max_element(OrthogonalPlanes::all, {}, area);
}

PlanesBoard::PlanesBoard(const Panes& panes, QWidget* panel, QWidget* parent)
    : QWidget(parent), m_panes(panes), m_panel(panel)
{
    m_panel->setParent(this);
    for (std::size_t place = 0; place < m_panes.size(); ++place) {
        m_panes[place]->setParent(this);
        plot(place).setMinimumSize(1, 1); // here the board says how large they are
        connect(&plot(place), &QCustomPlot::afterLayout, this, [this, place] { fitFrame(place); });
    }
    showPanes();
}

QCustomPlot& PlanesBoard::plot(std::size_t place) const
{
    return m_panes[place]->plot();
}

// What is around the cells: title, numbers, names, colours.
QMargins PlanesBoard::frameOf(std::size_t place) const
{
    const QRect cells = plot(place).axisRect()->rect();
    const QSize all = plot(place).size();
    return {cells.left(), cells.top(), all.width() - cells.x() - cells.width(),
            all.height() - cells.y() - cells.height()};
}

// Not at once: a plot does not accept another size while it draws itself. The size of a frame can
// depend on the layout, and two layouts could follow each other without end: after some, frames
// only grow.
void PlanesBoard::fitFrame(std::size_t place)
{
    constexpr int mostFits = 8;
    shareMargins();
    const QMargins before = m_frames[place];
    const QMargins frame = m_fits < mostFits ? frameOf(place) : frameOf(place) | before;
    if (frame == before)
        return;
    m_frames[place] = frame;
    ++m_fits;
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
    layOutAnew();
}

// With the panel below, wherever it is: what is asked for may not depend on what was given.
QSize PlanesBoard::minimumSizeHint() const
{
    QSize planes = leastTogether();
    if (m_large) // beside them
        planes += {QSize(2 * leastPlaneRoom, 0).grownBy(acrossOnly(m_frames[large])).width(), 0};
    const int across = std::max(planes.width(), m_panel->minimumSizeHint().width());
    return {across, planes.height() + m_panel->heightForWidth(std::max(across, width()))};
}

QSize PlanesBoard::framesTogether() const
{
    const auto& [front, side, below, ofLarge] = m_frames;
    const QMargins columns = front | below;
    const QMargins rows = front | side;
    return {columns.left() + columns.right() + side.left() + side.right(),
            rows.top() + rows.bottom() + below.top() + below.bottom()};
}

QSize PlanesBoard::leastTogether() const
{
    return framesTogether() + 2 * QSize(leastPlaneRoom, leastPlaneRoom);
}

bool PlanesBoard::hasRoomForPanel(const QRect& corner) const
{
    return m_panel->minimumSizeHint().width() <= corner.width() &&
           m_panel->heightForWidth(corner.width()) <= corner.height();
}

void PlanesBoard::setLarge(std::optional<Which> which)
{
    if (std::exchange(m_large, which) == which)
        return;
    showPanes();
    updateGeometry();
    layOutAnew();
}

void PlanesBoard::setMaximised(std::optional<Which> which)
{
    m_maximised = which;
    showPanes();
    layOutAnew();
}

void PlanesBoard::showPanes()
{
    for (const auto which : Planes::all)
        m_panes[which]->setVisible(!m_maximised || which == *m_maximised);
    m_panes[large]->setVisible(m_large && !m_maximised);
}

// For a reason other than a frame.
void PlanesBoard::layOutAnew()
{
    m_fits = 0;
    layOut();
}

void PlanesBoard::layOut()
{
    const QRect corner = placePanes(rect());
    if (hasRoomForPanel(corner)) {
        m_panel->setGeometry(corner.x(), corner.y(), corner.width(),
                             m_panel->heightForWidth(corner.width()));
        return;
    }
    const int line = m_panel->heightForWidth(width());
    placePanes({0, 0, width(), height() - line});
    m_panel->setGeometry(0, height() - line, width(), line);
}

// Answers with the corner that they leave, if any.
QRect PlanesBoard::placePanes(const QRect& room)
{
    if (m_maximised) {
        placeOne(*m_maximised, *m_maximised, room);
        return {};
    }
    if (!m_large)
        return placeThree(room);
    const QRect others = besideLarge(room);
    QRect rest = room;
    if (others.left() > room.left())
        rest.setRight(others.left() - 1);
    else
        rest.setBottom(others.top() - 1);
    placeOne(large, *m_large, rest);
    return placeThree(others);
}

// What is left for the three where the large one is to their left or above them: the four are as
// large then as they can be, and none of the three is larger than the large one.
QRect PlanesBoard::besideLarge(const QRect& room) const
{
    constexpr std::array shares{0.5, 0.4, 0.6, 2.0 / 3, 0.75, 1.0};
    const QSize least = leastTogether();
    const auto left = [&](int across) { return room.adjusted(across, 0, 0, 0); };
    const auto below = [&](int down) { return room.adjusted(0, down, 0, 0); };
    QRect best = left(std::max(0, room.width() - least.width()));
    double largest = 0;
    const auto consider = [&](QSize given, const auto& otherRoom) {
        const QSize size = sizeIn(given, large, *m_large);
        const QRect others = otherRoom(size);
        const Sharing sharing = sharingIn(others.size());
        const QSize picture = size.shrunkBy(m_frames[large]);
        const double area = double(picture.width()) * picture.height();
        const double all = area + areaOf(sharing.rooms);
        if (!sharing.fits || all <= largest || area < areaOf(*m_large, sharing.rooms))
            return;
        largest = all;
        best = others;
    };
    for (const double share : shares) {
        const int across = std::min(int(room.width() * share), room.width() - least.width());
        const int down = std::min(int(room.height() * share), room.height() - least.height());
        consider({across, room.height()}, [&](QSize size) { return left(size.width()); });
        consider({room.width(), down}, [&](QSize size) { return below(size.height()); });
    }
    return best;
}

PlanesBoard::Sharing PlanesBoard::sharingIn(QSize room) const
{
    constexpr double muchLarger = 1.15;
    const QSize least = leastTogether();
    Sharing sharing{roomsFor(m_lengths, room - framesTogether())};
    sharing.fits = room.width() >= least.width() && room.height() >= least.height();
    double largest = sharing.fits ? muchLarger * areaOf(sharing.rooms) : 0;
    for (const Qt::Orientation direction : {Qt::Horizontal, Qt::Vertical})
        if (const auto rooms = roomsInLine(direction, room); rooms && areaOf(*rooms) > largest) {
            largest = areaOf(*rooms);
            sharing = {*rooms, direction};
        }
    return sharing;
}

QRect PlanesBoard::placeThree(const QRect& room)
{
    const Sharing sharing = sharingIn(room.size());
    if (!sharing.line)
        return placeAcross(sharing.rooms, room);
    placeInLine(sharing.rooms, *sharing.line, room);
    return {};
}

QRect PlanesBoard::placeAcross(const PlanesRooms& rooms, const QRect& room)
{
    const auto& [front, side, below, ofLarge] = m_frames;
    const QMargins columns = front | below;
    const QMargins rows = front | side;
    const int left = columns.left() + rooms.columns + columns.right();
    const int right = side.left() + rooms.thirdAcross + side.right();
    const int top = rows.top() + rooms.rows + rows.bottom();
    const int bottom = below.top() + rooms.thirdDown + below.bottom();
    const int x = room.x() + std::max(0, (room.width() - left - right) / 2);
    m_panes[Planes::Front]->setGeometry(x, room.y(), left, top);
    m_panes[Planes::Side]->setGeometry(x + left, room.y(), right, top);
    m_panes[Planes::Below]->setGeometry(x, room.y() + top, left, bottom);
    return QRect(QPoint(x + left, room.y() + top), room.bottomRight());
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
    for (const auto which : Planes::all) {
        sum = sum.grownBy(m_frames[which]);
        most = most.expandedTo(QSize(0, 0).grownBy(m_frames[which]));
    }
    return direction == Qt::Horizontal ? QSize(sum.width(), most.height())
                                       : QSize(most.width(), sum.height());
}

std::optional<PlanesRooms> PlanesBoard::roomsInLine(Qt::Orientation direction, QSize room) const
{
    return m_lengths ? bloscope::roomsInLine(*m_lengths, room - framesInLine(direction), direction)
                     : std::nullopt;
}

void PlanesBoard::placeInLine(const PlanesRooms& rooms, Qt::Orientation direction,
                              const QRect& room)
{
    const std::array<QSize, 3> sizes = sizesFor(rooms);
    QSize all(0, 0);
    for (const QSize& size : sizes)
        all += size;
    const QSize left = (room.size() - all).expandedTo({0, 0}) / 2;
    QPoint at = room.topLeft() +
                (direction == Qt::Horizontal ? QPoint(left.width(), 0) : QPoint(0, left.height()));
    for (const auto which : Planes::all) {
        m_panes[which]->setGeometry(QRect(at, sizes[which]));
        at += direction == Qt::Horizontal ? QPoint(sizes[which].width(), 0)
                                          : QPoint(0, sizes[which].height());
    }
}

QSize PlanesBoard::sizeIn(QSize room, std::size_t place, Which which) const
{
    return roomOf(which, m_lengths, room.shrunkBy(m_frames[place])).grownBy(m_frames[place]);
}

// In the middle, as large as its cells can be.
void PlanesBoard::placeOne(std::size_t place, Which which, const QRect& room)
{
    const QSize size = sizeIn(room.size(), place, which);
    m_panes[place]->setGeometry(
        QRect(QPoint(room.x() + std::max(0, (room.width() - size.width()) / 2), room.y()), size));
}

void PlanesBoard::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOutAnew();
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
