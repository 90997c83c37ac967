#pragma once

#include "core/dtype/dtype.h"

#include <optional>
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

// Dates of the unit that begin in the same year, month, day or hour have the same count of that
// unit, from 1970 on. Nothing where the unit has no such parts, or where the count is past 64 bits.
bool hasParts(TimeUnit unit, TimeUnit::Base part);
std::optional<std::int64_t> countOfPart(std::int64_t count, TimeUnit unit, TimeUnit::Base part);

// Of days since 1970: from 1 on.
int dayOfMonth(std::int64_t days);

// The inverse of appendDateTime() and of appendTimeDelta(). Errors (Usage) say what is wrong in
// half a sentence: no date, a day that its month does not have, parts finer than the unit, between
// two multiples of it, a count beyond 64 bits.

// "2021-03-04T05:06:07.080", as far as the unit goes or less far: what is left out is the first of
// it. A blank may stand in place of the T. Of the generic unit a count.
Result<std::int64_t> parseDateTime(std::string_view text, TimeUnit unit);

// "5 days", "5", in units of the base.
Result<std::int64_t> parseTimeDelta(std::string_view text, TimeUnit unit);

} // namespace bloscope
