#pragma once

#include "core/array/array_layout.h"

namespace bloscope {

// Does a slice, made for the shape of the layout, take all elements of a block of a chunk? What
// pads the block counts for nothing; one of padding alone has none to be taken.
bool takesBlock(const Slice& slice, const ArrayLayout& layout, std::int64_t chunk,
                std::int32_t block);

} // namespace bloscope
