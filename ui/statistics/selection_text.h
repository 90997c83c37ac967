#pragma once

#include "core/statistics/statistics.h"

#include <QString>
#include <memory>
#include <vector>

namespace bloscope {

// What the status bar says of selected cells, all of them and their numbers: "12 cells · min 0 ·
// max 11 · mean 5.5 · std 3.5 · sum 66 · 1 NaN". Nothing is rounded for show; sums of integers are
// exact. Times have no mean, deviation and sum, and of complex numbers the magnitudes are told.
QString selectionText(const Statistics& found, const NumberOrder& order);

// The same of several scans together, of so many cells in all, some of which may hold no numbers:
// as exact where the numbers are of one type, otherwise in float64 and without the deviation.
// Errors: Cancelled.
using NumberScanPtr = std::shared_ptr<const NumberScan>;
Result<QString> selectionTextOf(std::uint64_t cells, const std::vector<NumberScanPtr>& scans,
                                const Job& job);

QString cellCountText(std::uint64_t cells); // "12 cells"

} // namespace bloscope
