#pragma once

#include "ui/models/cell_source.h"
#include "ui/views/heatmap_options.h"
#include "ui/views/plane_view.h"

namespace bloscope {

// What planes of an array are drawn of, and how.
struct PlaneLook {
    CellSourcePtr source;
    HeatmapOptions options;                // without a size
    std::optional<CellAspect> aspect = {}; // as somebody has chosen it
    PlaneFlips flips = {};                 // of rows and columns of the slice
};

} // namespace bloscope
