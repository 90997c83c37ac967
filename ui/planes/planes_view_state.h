#pragma once

#include "ui/document/plane_view.h"

#include <array>
#include <cstddef>
#include <optional>

namespace bloscope {

// How somebody looks at three planes: kept while their file is read again.
struct PlanesViewState {
    std::optional<std::size_t> third;                   // dimension, as somebody has chosen it
    std::array<std::optional<PlaneView>, 3> parts = {}; // that are in sight of each; nothing: all
    bool hasRangeOfArray = true;                        // and not that of the slice's plane
};

} // namespace bloscope
