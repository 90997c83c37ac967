#pragma once

#include "core/dtype/dtype.h"

namespace bloscope {

// Every scalar type of NumPy whose elements have `itemsize` bytes: booleans and numbers in both
// byte orders, times in nanoseconds, then text, bytes and raw items of that length.
std::vector<DType> dtypesOfSize(std::size_t itemsize);

} // namespace bloscope
