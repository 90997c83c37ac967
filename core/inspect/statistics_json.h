#pragma once

#include "core/statistics/slice_percentiles.h"

#include <nlohmann/json_fwd.hpp>

namespace bloscope {

// What was found of a slice, for programs: counts; "min", "max" with their "min_index" in the array
// and the other numbers, null where there are none; "percentiles" as [percent, value]; "values" as
// [value, count], null when they were not counted; "damage" as sentences. Integers are exact, a sum
// beyond 64 bits is a text; times and booleans are texts and truth values.
nlohmann::ordered_json statisticsJson(const SliceScan& scan, const Statistics& found,
                                      const std::vector<Percentile>& percentiles);

} // namespace bloscope
