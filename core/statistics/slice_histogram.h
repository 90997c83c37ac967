#pragma once

#include "core/statistics/histogram.h"
#include "core/statistics/slice_scan.h"

#include <functional>

namespace bloscope {

// Counts so far, told now and then in the thread of the caller.
using HistogramSoFar = std::function<void(const Histogram&)>;

// How many numbers of a slice of any size lie in each of `bins` bins over [low, high] (those of
// Histogram). Cells without a number are not counted. Job: progress in cells. Errors: Cancelled.
Result<Histogram> histogramOf(const SliceScan& scan, double low, double high, std::size_t bins,
                              const HistogramSoFar& soFar = {}, const Job& job = {});

} // namespace bloscope
