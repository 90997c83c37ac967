#pragma once

#include "core/base/long_double.h"

#include <string>

namespace bloscope {

// What std::to_chars does for other floats, of a number that is finite, its sign left out.

// The fewest digits that read back as the same long double: "3.3621031431120935063e-4932". `to`
// has room for 28 characters. Returns the end.
char* writeScientific(LongDouble number, char* to);

// With `precision` digits after the point, rounded exactly, a tie to the even digit.
std::string fixedText(LongDouble number, int precision);

} // namespace bloscope
