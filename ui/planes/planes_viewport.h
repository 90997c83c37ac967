#pragma once

#include "core/plane/orthogonal_planes.h"

#include <QObject>
#include <array>
#include <optional>

namespace bloscope {

class PlotNavigator;
struct PlaneView;

// What is in sight of three planes that share their dimensions: of rows, columns and the third
// dimension one part each, the same share of all three. Whoever zooms or moves one plane zooms and
// moves the others. GUI thread.
class PlanesViewport : public QObject {
    Q_OBJECT

 public:
    // By OrthogonalPlanes::Which, and that of the large place.
    using Navigators = std::array<PlotNavigator*, OrthogonalPlanes::places>;

    // They live longer.
    explicit PlanesViewport(const Navigators& navigators, QObject* parent = nullptr);

    // The planes are others, and the navigators know how many cells they have. What is in sight
    // stays where there are as many as before.
    void setPlanes(const OrthogonalPlanes& planes);
    void show(OrthogonalPlanes::Which which, const PlaneView& part); // as far as there is one
    void showCrossing();                                             // where it is out of sight
    // Which of the planes the large place shows, and its navigator knows; nothing: none.
    void setLarge(const std::optional<OrthogonalPlanes::Which>& which);

 private:
    enum Dimension { Rows, Columns, Third };
    struct Span {
        double cells = 1;
        double begin = 0;
        double length = 1; // in sight
    };
    static Dimension downOf(OrthogonalPlanes::Which which);
    static Dimension acrossOf(OrthogonalPlanes::Which which);

    void take(std::size_t place);
    void zoom(Span& span, double share, double fixed) const;
    void tell();

    Navigators m_navigators;
    std::array<std::optional<OrthogonalPlanes::Which>, OrthogonalPlanes::places> m_shown;
    std::array<Span, 3> m_spans;    // by Dimension
    std::array<double, 3> m_middle; // of the cell where they cross
};

} // namespace bloscope
