#pragma once

#include "core/base/long_double.h"

#include <optional>
#include <string_view>

namespace bloscope {

// The nearest long double to a number in C's notation, of two equally near ones the even one: "-5",
// "1.5e-4000", "inf", "nan". Nothing for other texts, for numbers that are too large, and for more
// digits than anybody needs. Numbers that are too small become zero.
std::optional<LongDouble> parseLongDouble(std::string_view text);

} // namespace bloscope
