#pragma once

#include "ui/cells/cell_source.h"
#include "ui/document/plane_view.h"
#include "ui/picture/heatmap_options.h"

namespace bloscope {

// What planes of an array are drawn of, and how.
struct PlaneLook {
    CellSourcePtr source;
    HeatmapOptions options;                // without a size
    std::optional<CellAspect> aspect = {}; // as somebody has chosen it
    PlaneFlips flips = {};                 // of rows and columns of the slice
};

} // namespace bloscope
