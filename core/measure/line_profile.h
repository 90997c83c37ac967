#pragma once

#include "core/array/cell_source.h"
#include "core/measure/plane_metric.h"

#include <string>
#include <vector>

namespace bloscope {

// The values along a line: one about every cell of it, interpolated between the four nearest cells,
// and where the line is wide the mean across it. As skimage.measure.profile_line() has them with
// order 1, but that what is NaN, damaged or outside of the array is left out of means; NaN where
// nothing is left.
struct LineProfile {
    std::vector<double> distances; // from the first point, in the metric's unit
    std::vector<double> values;
    std::string unit;
};

// Of a line in a plane: dimensions but those of the region are at the first index that the slice
// takes. Complex numbers count by their magnitude. Reads as much at once as lies around some
// hundred cells of the line. Errors: those of checkRegion(); Usage for elements that are no
// numbers; Limit for more than `mostSamples` places with all of its width; those of reading;
// Cancelled.
inline constexpr std::size_t mostSamples = std::size_t(1) << 24;
Result<LineProfile> profileAlong(const CellSource& source, const Region& line, const Slice& plane,
                                 const PlaneMetric& metric, const Job& job = {});

} // namespace bloscope
