#pragma once

#include "core/array/slice.h"
#include "core/geometry/geometry.h"

namespace bloscope {

// A slice in which coordinates were written, and which of them were taken.
struct CoordinateSlice {
    Slice slice;
    // Of those that are no coordinate of the array themselves: "=13 is index 3 of dimension 0,
    // whose coordinate is 14.1". Safe to show.
    std::vector<std::string> taken;
};

// NumPy's text of a slice, in which an item may have coordinates behind equals signs in place of
// indices: "=2007-07-01, :, =46.5" for the index next to it; "=40:=50", "=50:=40", "=40:", ":=50"
// for all between two, both included, in the order in which they are written; a step may follow.
// Errors (Usage): those of Slice::parse(), Coordinates::nearest() and Coordinates::between(); a
// dimension that has no coordinates.
Result<CoordinateSlice> parseCoordinateSlice(std::string_view text, const Shape& shape,
                                             const Geometry& geometry);
Result<Slice> parseSlice(std::string_view text, const Shape& shape, const Geometry& geometry);

// The items of such a text, without brackets around all of them and blanks around each.
std::vector<std::string_view> sliceItems(std::string_view text);

} // namespace bloscope
