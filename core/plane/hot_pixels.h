#pragma once

#include "core/plane/heatmap_options.h"
#include "core/plane/number_plane.h"

#include <cstdint>
#include <optional>

namespace bloscope {

// A plane without the numbers that stick out of it: a look, never data.
struct CalmedPlane {
    NumberPlane plane;
    std::int64_t replaced = 0; // so many are the median of their neighbours
};

// Cells that differ from the median of their eight neighbours by more than `deviations` standard
// deviations are that median. The deviation is that of all such differences around zero; of planes
// of more than a million cells an even sample of rows tells it. Neighbours that are not finite are
// left out, and a cell with fewer than three others stays as it is. Nothing where all cells do.
std::optional<CalmedPlane> calmed(const NumberPlane& plane, double deviations);

// As the options have it: colours of labels and of angles have no median.
std::optional<CalmedPlane> calmed(const NumberPlane& plane, const HeatmapOptions& options);

} // namespace bloscope
