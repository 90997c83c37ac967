#pragma once

#include "core/statistics/slice_percentiles.h"

#include <string>

// How the figures of statistics are written, wherever they are told: each with the type of its row.
// Means and percentiles of dates and durations are such themselves (time_figure.h), deviations are
// counts of their unit; those of booleans are numbers.
namespace bloscope {

// Of at least one finite number.
std::string meanText(const NumberOrder& order, const Moments& moments);
std::string deviationText(const NumberOrder& order, const Moments& moments);
std::string sumText(const NumberOrder& order, const Moments& moments); // nothing of dates

std::string percentileText(const NumberOrder& order, const Percentile& percentile);

} // namespace bloscope
