#pragma once

#include "core/arrow/schema.h"

#include <string>

// Numbers of Arrow that people read as text.
namespace bloscope::arrow {

// A date, a timestamp or a duration as NumPy writes it: "2021-03-04", "2021-03-04T05:06:07.000",
// "5 days".
std::string dateText(const Field& field, std::int64_t count);

// "23:59:59.000001"; a count outside of a day as it is, with its unit.
std::string timeText(Unit unit, std::int64_t count);

// Bytes in two's complement, a multiple of 4 of them, with so many digits behind the point:
// "-1234.50". A negative scale appends zeros.
std::string decimalText(ByteView bytes, std::int32_t scale);

} // namespace bloscope::arrow
