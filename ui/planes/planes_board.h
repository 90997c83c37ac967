#pragma once

#include "ui/planes/orthogonal_planes.h"
#include "ui/planes/planes_rooms.h"

#include <QMargins>
#include <QWidget>

class QCustomPlot;

namespace bloscope {

class PlanePane;

// Lays three planes out so that one follows with the eye where they cross: the second beside the
// first with its rows at the same height, the third below it with its columns at the same place,
// all to one scale. Where they are much larger in one line they stand in one. What belongs to all
// three takes the corner, or a line below where that is too small. To be scrolled where there is
// less room than it asks for at least. One of the planes may have all of the room.
class PlanesBoard : public QWidget {
    Q_OBJECT

 public:
    using Panes = std::array<PlanePane*, 3>; // by OrthogonalPlanes::Which

    // Takes all of them over.
    PlanesBoard(const Panes& panes, QWidget* panel, QWidget* parent = nullptr);

    void setLengths(const std::optional<PlanesLengths>& lengths); // nothing: cells fill the room

    void setMaximised(std::optional<OrthogonalPlanes::Which> which); // nothing: all are seen
    const std::optional<OrthogonalPlanes::Which>& maximised() const { return m_maximised; }

    QSize minimumSizeHint() const override;

 protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

 private:
    QCustomPlot& plot(OrthogonalPlanes::Which which) const;
    QMargins frameOf(OrthogonalPlanes::Which which) const;
    void fitFrame(OrthogonalPlanes::Which which);
    void shareMargins();
    QSize framesTogether() const; // of two planes each way
    void layOut();
    QRect placePanes(int height);
    QRect placeAcross(const PlanesRooms& rooms, int height);
    void placeInLine(const PlanesRooms& rooms, Qt::Orientation direction, int height);
    void placeMaximised(int height);
    std::array<QSize, 3> sizesFor(const PlanesRooms& rooms) const; // with their frames
    QSize framesInLine(Qt::Orientation direction) const;
    std::optional<PlanesRooms> roomsInLine(Qt::Orientation direction, int height) const;
    bool hasRoomForPanel(const QRect& corner) const;

    Panes m_panes;
    QWidget* m_panel;
    std::array<QMargins, 3> m_frames; // of the panes, around their cells
    std::optional<PlanesLengths> m_lengths;
    std::optional<OrthogonalPlanes::Which> m_maximised;
};

} // namespace bloscope
