#pragma once

#include "core/array/slice.h"
#include "core/geometry/geometry.h"

namespace bloscope {

// NumPy's text of a slice in which an item may be a coordinate behind an equals sign, and stands
// for the index next to it: "=2007-07-01, :, =46.5". Errors (Usage): those of Slice::parse() and of
// Coordinates::nearest(); a dimension that has no coordinates.
Result<Slice> parseSlice(std::string_view text, const Shape& shape, const Geometry& geometry);

} // namespace bloscope
