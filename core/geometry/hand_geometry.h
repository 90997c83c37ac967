#pragma once

#include "core/array/slice.h"
#include "core/base/result.h"
#include "core/geometry/geometry.h"

namespace bloscope {

// What somebody says by hand of one dimension. What is left empty stays as the file tells it.
struct HandDimension {
    std::string name;
    std::string unit;
    std::optional<double> origin;  // the coordinate of index 0
    std::optional<double> spacing; // from each coordinate to the next; negative where they fall

    bool operator==(const HandDimension&) const = default;
};

// One for each dimension of the array.
using HandGeometry = std::vector<HandDimension>;

// Errors (Usage): names and units of more than 64 bytes, two dimensions of one name, a spacing of
// zero, and numbers that are not finite.
Result<> checkHandGeometry(const HandGeometry& hand);

// Puts it over what the file tells; what does not fit `shape` counts as if it were not there.
// A spacing makes coordinates, and lies in space unless its unit is none of length; the direction
// that the file tells holds no longer then, and its origin only where the hand gives all of it.
void putByHand(const HandGeometry& hand, const Shape& shape, Geometry& to);

// The same of a copy of a slice; `put` is the geometry of the array with the hand over it.
HandGeometry handOfSlice(const HandGeometry& hand, const Geometry& put, const Slice& slice);

} // namespace bloscope
