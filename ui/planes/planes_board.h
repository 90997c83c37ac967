#pragma once

#include "core/plane/orthogonal_planes.h"

#include <QMargins>
#include <QSize>
#include <QWidget>
#include <Qt>
#include <optional>

class QCustomPlot;
namespace bloscope {

class PlanePane;

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

// Lays three planes out so that one follows with the eye where they cross: the second beside the
// first with its rows at the same height, the third below it with its columns at the same place,
// all to one scale. Where they are much larger in one line they stand in one. What belongs to all
// three takes the corner, or a line below where that is too small. To be scrolled where there is
// less room than it asks for at least. One of the planes may be seen larger as well, in a fourth
// place beside the three or above them, whichever makes the four larger; and one may have all of
// the room.
class PlanesBoard : public QWidget {
    Q_OBJECT

 public:
    using Which = OrthogonalPlanes::Which;
    // By Which, and the one in the large place.
    using Panes = std::array<PlanePane*, OrthogonalPlanes::places>;

    // Takes all of them over.
    PlanesBoard(const Panes& panes, QWidget* panel, QWidget* parent = nullptr);

    void setLengths(const std::optional<PlanesLengths>& lengths); // nothing: cells fill the room

    void setLarge(std::optional<Which> which); // that the large place shows; nothing: there is none

    void setMaximised(std::optional<Which> which); // nothing: all are seen
    const std::optional<Which>& maximised() const { return m_maximised; }

    QSize minimumSizeHint() const override;

 protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

 private:
    static constexpr std::size_t large = OrthogonalPlanes::largePlace;

    // How the three share some room.
    struct Sharing {
        PlanesRooms rooms;
        std::optional<Qt::Orientation> line = {}; // in which they stand; nothing: across
        bool fits = true;
    };

    QCustomPlot& plot(std::size_t place) const;
    QMargins frameOf(std::size_t place) const;
    void fitFrame(std::size_t place);
    void shareMargins();
    QSize framesTogether() const; // of two planes each way
    QSize leastTogether() const;  // that the three need
    void showPanes();
    void layOutAnew();
    void layOut();
    QRect placePanes(const QRect& room);
    QRect placeThree(const QRect& room);
    QRect placeAcross(const PlanesRooms& rooms, const QRect& room);
    void placeInLine(const PlanesRooms& rooms, Qt::Orientation direction, const QRect& room);
    void placeOne(std::size_t place, Which which, const QRect& room);
    QSize sizeIn(QSize room, std::size_t place, Which which) const; // with its frame
    QRect besideLarge(const QRect& room) const;
    Sharing sharingIn(QSize room) const;
    std::array<QSize, 3> sizesFor(const PlanesRooms& rooms) const; // with their frames
    QSize framesInLine(Qt::Orientation direction) const;
    std::optional<PlanesRooms> roomsInLine(Qt::Orientation direction, QSize room) const;
    bool hasRoomForPanel(const QRect& corner) const;

    Panes m_panes;
    QWidget* m_panel;
    std::array<QMargins, OrthogonalPlanes::places> m_frames; // of the panes, around their cells
    int m_fits = 0; // layouts that frames caused since anything else did
    std::optional<PlanesLengths> m_lengths;
    std::optional<Which> m_large;
    std::optional<Which> m_maximised;
};

} // namespace bloscope
