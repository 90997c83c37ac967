#pragma once

#include "ui/document/plane_view.h"
#include "ui/planes/orthogonal_planes.h"

#include <array>
#include <cstddef>
#include <optional>

namespace bloscope {

// Which of three planes is seen larger beside them, in a fourth place.
enum class LargePlane { None, Largest, Front, Side, Below };

// How somebody looks at three planes: kept while their file is read again.
struct PlanesViewState {
    std::optional<std::size_t> third;                   // dimension, as somebody has chosen it
    std::array<std::optional<PlaneView>, 3> parts = {}; // that are in sight of each; nothing: all
    bool hasRangeOfArray = true;                        // and not that of the slice's plane
    LargePlane large = LargePlane::None;
    std::optional<OrthogonalPlanes::Which> maximised = {}; // that has all of the room
};

} // namespace bloscope
