#pragma once

#include "core/compare/value_distance.h"
#include "core/dtype/dtype_leaves.h"

#include <vector>

namespace bloscope {

// A part of the elements of two arrays, by its name.
struct LeafPair {
    DTypeLeaf a;
    DTypeLeaf b;
    ValueDistance distance;
};

// All parts of two types, in the order of `a`. Errors: Usage where one has a part that the other
// has not, "field 'x' is only in the second", and those of ValueDistance.
Result<std::vector<LeafPair>> pairLeaves(const DType& a, const DType& b,
                                         const Tolerance& tolerance);

} // namespace bloscope
