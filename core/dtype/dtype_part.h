#pragma once

#include "core/dtype/dtype_leaves.h"

#include <optional>

namespace bloscope {

// The type of the real and of the imaginary half of complex elements.
DType halfOf(const DType& complex);

// The part of an element that a path leads to: "a", "a.b[1]", "m[0,1]", and of complex numbers
// "real" and "imag", "z.imag". Also parts that have parts of their own, as "a" of "a.b[1]". Nothing
// when there is none of that name.
std::optional<DTypeLeaf> partNamed(const DType& dtype, std::string_view path);

// The leaves of a part, with their paths in the whole element and their offsets in the part.
std::vector<DTypeLeaf> leavesOf(const DTypeLeaf& part);

} // namespace bloscope
