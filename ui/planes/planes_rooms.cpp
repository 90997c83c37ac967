#include "ui/planes/planes_rooms.h"

#include <algorithm>
#include <cmath>

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

} // namespace bloscope
