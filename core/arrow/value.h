#pragma once

#include "core/arrow/column.h"
#include "core/msgpack/value.h"

namespace bloscope::arrow {

// Value `i` of a column as the value of metadata that is nearest to it: structs and maps as maps,
// dates and times as NumPy's text of them (with a Z where they are counted in UTC), decimal numbers
// as text, numbers of a dictionary as what they stand for. Errors: Usage for a value that is not
// there; Malformed where offsets and numbers lead to nothing; Limit.
Result<msgpack_value::Value> valueAt(const Column& column, std::int64_t i, const Limits& limits);

} // namespace bloscope::arrow
