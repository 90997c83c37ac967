#pragma once

#include "core/geometry/frame_vectors.h"
#include "ui/cells/cell_source.h"

namespace bloscope {

// Cells that have the value of a vector at the frame in which they lie: what curves over the frames
// are drawn from. The vector is one of numbers.
CellSourcePtr vectorSource(const FrameVectorsPtr& vectors, std::size_t which);

// The frames that a slice of a recording shows, or all where it shows one: the first cell of each.
Slice framesIn(const Slice& shown);

} // namespace bloscope
