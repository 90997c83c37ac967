#pragma once

#include <cstdint>

namespace bloscope {

// A number as an unsigned integer that sorts as the number does, whatever its type: what minimum,
// maximum, percentiles and searches compare, exactly. Equal numbers have equal keys, -0.0 and 0.0
// included.
using NumberKey = std::uint64_t;

} // namespace bloscope
