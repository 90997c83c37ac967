#pragma once

#include "core/base/half.h"

namespace bloscope {

// What std::to_chars with chars_format::scientific is for other floats: the fewest decimal digits
// that read back as the same half, the closest to it among those: "6e-08", "3.252e-01",
// "6.55e+04". The number is finite and not negative; `to` has room for 9 characters. Returns the
// end.
char* writeScientific(Half number, char* to);

} // namespace bloscope
