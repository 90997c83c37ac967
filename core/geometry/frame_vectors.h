#pragma once

#include "core/array/array.h"
#include "core/array/cell_source.h"
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

    bool operator==(const FrameVector&) const = default;
};

using FrameVectors = std::vector<FrameVector>;
using FrameVectorsPtr = std::shared_ptr<const FrameVectors>; // may be null: there are none

// All of a recording of XiLens (conventions.md 10), in the order of the file; none of other arrays.
// Lists of another length, whose writer was stopped, tell nothing of any frame. May read from the
// file.
FrameVectors frameVectorsOf(const Array& array);

// Cells of the shape of the recording that have the value of a vector at the frame in which they
// lie: what curves over the frames are drawn from. The vector is one of numbers.
CellSourcePtr vectorSource(const FrameVectorsPtr& vectors, std::size_t which,
                           const CellSource& recording);

// The frames that a slice of a recording shows, or all where it shows one: the first cell of each.
Slice framesIn(const Slice& shown);

} // namespace bloscope
