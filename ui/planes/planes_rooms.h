#pragma once

#include "ui/planes/orthogonal_planes.h"

#include <QSize>
#include <Qt>
#include <optional>

namespace bloscope {

// How long the sides of three planes are, in one unit: that of a cell's width, or millimetres.
struct PlanesLengths {
    double rows = 1;
    double columns = 1;
    std::optional<double> third = {}; // nothing: of another kind than rows and columns
};

// How long they are on the screen, in pixels.
struct PlanesRooms {
    int rows = 1;
    int columns = 1;
    int thirdAcross = 1; // beside the columns
    int thirdDown = 1;   // below the rows
};

constexpr int leastPlaneRoom = 40; // pixels: whatever is thinner could not be used

// The largest pictures for `room` pixels, which rows and third dimension share from top to bottom,
// columns and third dimension from left to right. All three are drawn to one scale, except for what
// would be too thin, and for a third dimension of another kind: that takes what is left. Without
// lengths, cells fill the room.
PlanesRooms roomsFor(const std::optional<PlanesLengths>& lengths, QSize room);

// The same of three planes in one line, for `room` pixels without their frames: beside each other
// they share its width, below each other its height. Nothing where one would be too thin, and where
// the third dimension is of another kind.
std::optional<PlanesRooms> roomsInLine(const PlanesLengths& lengths, QSize room,
                                       Qt::Orientation direction);

double areaOf(const PlanesRooms& rooms); // of all three pictures, in pixels

double areaOf(OrthogonalPlanes::Which which, const PlanesRooms& rooms); // of one

// One of them, as large as `room` pixels let it be. Without lengths, and along a third dimension of
// another kind, cells fill the room.
QSize roomOf(OrthogonalPlanes::Which which, const std::optional<PlanesLengths>& lengths,
             QSize room);

// Which one has the largest picture at one scale; the first of those that are as large.
OrthogonalPlanes::Which largestOf(const std::optional<PlanesLengths>& lengths);

} // namespace bloscope
