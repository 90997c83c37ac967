#pragma once

#include "core/arrow/column.h"
#include "core/arrow/schema.h"
#include "core/msgpack/value.h"

#include <string>

namespace bloscope::arrow {

// Value `i` of a column as the value of metadata that is nearest to it: structs and maps as maps,
// dates and times as NumPy's text of them (with a Z where they are counted in UTC), decimal numbers
// as text, numbers of a dictionary as what they stand for. Errors: Usage for a value that is not
// there; Malformed where offsets and numbers lead to nothing; Limit.
Result<msgpack_value::Value> valueAt(const Column& column, std::int64_t i, const Limits& limits);

// Numbers of Arrow that people read as text.

// A date, a timestamp or a duration as NumPy writes it: "2021-03-04", "2021-03-04T05:06:07.000",
// "5 days".
std::string dateText(const Field& field, std::int64_t count);

// "23:59:59.000001"; a count outside of a day as it is, with its unit.
std::string timeText(Unit unit, std::int64_t count);

// Bytes in two's complement, a multiple of 4 of them, with so many digits behind the point:
// "-1234.50". A negative scale appends zeros.
std::string decimalText(ByteView bytes, std::int32_t scale);

} // namespace bloscope::arrow
