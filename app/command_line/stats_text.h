#pragma once

#include "core/statistics/slice_percentiles.h"

#include <string>

namespace bloscope {

// What was found of a slice, for people.
std::string statsText(const std::string& file, const SliceScan& scan, const Statistics& found,
                      const std::vector<Percentile>& percentiles);

} // namespace bloscope
