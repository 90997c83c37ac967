#pragma once

#include "core/base/row_major.h"
#include "core/geometry/case_file.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>

namespace bloscope {

// What labels are called, by their number. Texts safe to show.
using LabelNames = std::map<std::int64_t, std::string>;

// As nnU-Net tells it in the `labels` of "dataset.json", which lies beside a case or in the folder
// above (docs/conventions.md): {"liver": 1}, or {"1": "liver"} as older ones have it. Regions of
// several labels name none of them; nor has a number past 2^63 - 1 a name. None where there is no
// such file, or where it is something else, and for an empty path. For worker threads.
LabelNames labelNamesFor(const std::filesystem::path& file);

// Cells of each label, by its number: indices in an array.
using LabelLocations = std::map<std::int64_t, std::vector<std::vector<std::int64_t>>>;

// The `class_locations` that nnU-Net keeps of a case, voxels that it has drawn by lot
// (docs/conventions.md), as indices of an array of `shape`: a hundred of each label, evenly chosen
// in their order. Regions of several labels, and what does not lie in the array, are left out.
LabelLocations labelLocationsIn(const CaseFile& file, const Shape& shape);

} // namespace bloscope
