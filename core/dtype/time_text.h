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

} // namespace bloscope
