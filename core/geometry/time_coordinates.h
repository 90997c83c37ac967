#pragma once

#include "core/geometry/coordinates.h"

#include <optional>
#include <span>
#include <string_view>

namespace bloscope {

// Dates of numbers that count from a moment, as the CF conventions have them (4.4):
// "hours since 2000-07-01 00:00 UTC". Days, hours, minutes, seconds and parts of seconds, in the
// calendar that people use; a distance from UTC is taken off. Nothing where the unit is another
// one, where a date is older than that calendar (1582-10-15), or where one is no whole microsecond
// of 64 bits.
std::optional<Coordinates::Dates> datesSince(std::span<const double> numbers,
                                             std::string_view unit);

// Dates of texts in the form of ISO 8601: "2007-07-01", "2007-07", "2007-07-01T06:00:00Z". Nothing
// where one of them is something else, or where there are none.
std::optional<Coordinates::Dates> datesOf(std::span<const std::string> texts);

} // namespace bloscope
