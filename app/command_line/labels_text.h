#pragma once

#include "core/array/array.h"
#include "core/geometry/cell_volume.h"
#include "core/geometry/label_names.h"
#include "core/statistics/label_sizes.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace bloscope {

// The labels of an array, how large they are and what they are called.
struct FoundLabels {
    ArrayPtr array;
    LabelSizes sizes;
    std::optional<CellVolume> volume; // of a cell, where the geometry tells of it
    LabelNames names;
};

// For people: a line for each label.
std::string labelsText(const std::string& file, const FoundLabels& found);

// The same for programs: "labels" is null where there are too many, a "volume" where it is not
// known; "box" has for each dimension the first index and the one behind the last, null where that
// was too much to keep.
nlohmann::ordered_json labelsJson(const FoundLabels& found);

} // namespace bloscope
