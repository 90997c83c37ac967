#pragma once

#include "core/array/slice.h"

namespace bloscope {

// What becomes of an index that was the last one when its dimension grows.
enum class LastIndex { Stays, GoesAlong };

struct FittedSlice {
    Slice slice;
    bool isAllThere = true; // false: something that was taken no longer exists
};

// The same slice of another shape, after an array has become larger or smaller: ranges that ended
// with their dimension still do, indices and ranges that no longer exist give way to the nearest
// that do. Of an array with another number of dimensions it is the first plane.
FittedSlice fittedTo(const Shape& shape, const Slice& slice,
                     LastIndex lastIndex = LastIndex::Stays);

} // namespace bloscope
