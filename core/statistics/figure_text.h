#pragma once

#include "core/dtype/dtype.h"
#include "core/scan/wide_keys.h"
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

// A time that need not be a whole number of its units, whole + rest / of with 0 <= rest < of <=
// 2^63: as NumPy's str() writes it, "2021-03-04", "3 days". What is not whole is rounded, a half to
// the even one: to seconds where the unit is a week, a day, an hour or a minute, else to the unit.
std::string timeFigure(const DType& dtype, Int128 whole, Int128 rest = 0, Int128 of = 1);

} // namespace bloscope
