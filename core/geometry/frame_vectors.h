#pragma once

#include "core/array/array.h"
#include "core/geometry/coordinates.h"

#include <memory>
#include <string>
#include <vector>

namespace bloscope {

// A list of metadata with one value for each index of the first dimension: what a camera was set
// to when it took each frame.
struct FrameVector {
    std::string name;   // of its entry, safe to show
    Coordinates values; // numbers or texts
};

using FrameVectors = std::vector<FrameVector>;
using FrameVectorsPtr = std::shared_ptr<const FrameVectors>; // may be null: there are none

// All of a recording of XiLens (conventions.md 10), in the order of the file; none of other arrays.
// Lists of another length, whose writer was stopped, tell nothing of any frame. May read from the
// file.
FrameVectors frameVectorsOf(const Array& array);

} // namespace bloscope
