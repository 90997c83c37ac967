#pragma once

#include "core/base/row_major.h"
#include "core/geometry/case_file.h"

#include <map>

namespace bloscope {

// Cells of each label, by its number: indices in an array.
using LabelLocations = std::map<std::int64_t, std::vector<std::vector<std::int64_t>>>;

// The `class_locations` that nnU-Net keeps of a case, voxels that it has drawn by lot
// (docs/conventions.md), as indices of an array of `shape`: a hundred of each label, evenly chosen
// in their order. Regions of several labels, and what does not lie in the array, are left out.
LabelLocations labelLocationsIn(const CaseFile& file, const Shape& shape);

} // namespace bloscope
