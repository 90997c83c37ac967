#pragma once

#include "core/array/array.h"
#include "core/convert/advice.h"

namespace bloscope {

// How an array is stored: codec, level and filters of its first chunk with streams, or else of what
// the frame says of new ones; the level is the frame's. Counted bytes and planes; what it takes to
// encode and decode it is left open.
AdviceRow storedForm(const Array& array);

// The same of a part of it with this shape, whose bytes nobody has counted. Nothing for a part of
// other dimensions, which lies in no blocks of its own.
std::optional<AdviceRow> storedFormOfPart(const Array& array, const Shape& shape);

// Does this program write chunks like these?
bool isWritable(const ChunkEncoding& how);

} // namespace bloscope
