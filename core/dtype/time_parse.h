#pragma once

#include "core/dtype/dtype.h"

namespace bloscope {

// The inverse of time_text.h. Errors (Usage) say what is wrong in half a sentence: no date, a day
// that its month does not have, parts finer than the unit, between two multiples of it, a count
// beyond 64 bits.

// "2021-03-04T05:06:07.080", as far as the unit goes or less far: what is left out is the first of
// it. A blank may stand in place of the T. Of the generic unit a count.
Result<std::int64_t> parseDateTime(std::string_view text, TimeUnit unit);

// "5 days", "5", in units of the base.
Result<std::int64_t> parseTimeDelta(std::string_view text, TimeUnit unit);

} // namespace bloscope
