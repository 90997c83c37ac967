#pragma once

#include "core/statistics/statistics.h"

#include <QString>

namespace bloscope {

// What the status bar says of selected cells, all of them and their numbers: "12 cells · min 0 ·
// max 11 · mean 5.5 · std 3.5 · sum 66 · 1 NaN". Nothing is rounded for show; sums of integers are
// exact. Times have no mean, deviation and sum, and of complex numbers the magnitudes are told.
QString selectionText(const Statistics& found, const NumberOrder& order);

QString cellCountText(std::uint64_t cells); // "12 cells"

} // namespace bloscope
