#pragma once

#include "core/base/half.h"
#include "core/base/shortest_digits.h"

namespace bloscope {

// The number is finite and not negative.
Digits digitsOf(Half number);

} // namespace bloscope
