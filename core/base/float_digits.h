#pragma once

#include "core/base/significand.h"

namespace bloscope {

// The fewest digits that read back as the same number, the closest to it among those. The number is
// finite and not negative; `to` has room for 32 characters.
Significand writeDigits(float number, char* to);
Significand writeDigits(double number, char* to);

} // namespace bloscope
