#pragma once

#include "core/base/shortest_digits.h"

namespace bloscope {

// The digits that std::to_chars finds, in half the time. The number is finite and not negative.
Digits digitsOf(float number);
Digits digitsOf(double number);

} // namespace bloscope
