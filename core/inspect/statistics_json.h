#pragma once

#include "core/statistics/part_statistics.h"

#include <nlohmann/json_fwd.hpp>

namespace bloscope {

// What was found, for programs: counts; "min", "max" with their "min_index" in the array and the
// other numbers, null where there are none; "percentiles" as [percent, value]; "values" as
// [value, count], null when they were not counted; "damage" as sentences. Integers are exact; a sum
// beyond 64 bits, and a float beyond float64, is a text. Times are texts, but for their deviation,
// which counts units; the sum of dates is null.
nlohmann::ordered_json statisticsJson(const NumberScan& scan, const Statistics& found,
                                      const std::vector<Percentile>& percentiles);

// Of texts: counts; "shortest" and "longest" with their length, index and beginning, null where
// there are none; "distinct", null where there are more than "distinct_more_than"; "values" as
// above.
nlohmann::ordered_json statisticsJson(const TextFindings& found);

// The same of what has one part, or several: an object for each, "real", "imaginary", "magnitude".
nlohmann::ordered_json statisticsJson(std::span<const PartFindings> parts);

} // namespace bloscope
