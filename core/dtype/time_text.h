#pragma once

#include "core/dtype/dtype.h"

#include <string>

namespace bloscope {

// NumPy's str() of a datetime64: ISO 8601 as far as the unit goes, in the proleptic Gregorian
// calendar, years with at least four characters: "2021-03-04T05:06:07.080", "-313-01-30". Counts of
// the generic unit have no calendar and are written as they are.
void appendDateTime(std::int64_t count, TimeUnit unit, std::string& to);

// "days", "generic time units"
std::string_view wordOf(TimeUnit::Base base);

// NumPy's str() of a timedelta64: "5 days", "-12 generic time units".
void appendTimeDelta(std::int64_t count, TimeUnit unit, std::string& to);

// The inverse of time_text.h. Errors (Usage) say what is wrong in half a sentence: no date, a day
// that its month does not have, parts finer than the unit, between two multiples of it, a count
// beyond 64 bits.

// "2021-03-04T05:06:07.080", as far as the unit goes or less far: what is left out is the first of
// it. A blank may stand in place of the T. Of the generic unit a count.
Result<std::int64_t> parseDateTime(std::string_view text, TimeUnit unit);

// "5 days", "5", in units of the base.
Result<std::int64_t> parseTimeDelta(std::string_view text, TimeUnit unit);

} // namespace bloscope
