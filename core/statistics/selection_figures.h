#pragma once

#include "core/scan/number_scan.h"
#include "core/statistics/statistics.h"

#include <string>
#include <vector>

namespace bloscope {

// Statistics of the numbers in selected cells as texts, in the notation of all figures: nothing is
// rounded for display, and sums of integers are exact.
struct SelectionFigures {
    std::uint64_t cells = 0;
    // Of the finite numbers. Empty where there are none or the type has no such figure: times have
    // neither deviation nor sum, and complex numbers are compared by their magnitudes.
    std::string minimum = {};
    std::string maximum = {};
    std::string mean = {};
    std::string deviation = {};
    std::string sum = {};
    CellCounts counts = {}; // of all other cells
    bool areMagnitudes = false;
    bool areTimes = false;
};

SelectionFigures selectionFiguresOf(const Statistics& found, const NumberOrder& order);

// The same for several scans together. `cells` counts all cells, some of which may contain no
// numbers. Exact where the numbers have one type, otherwise in float64 and without the deviation.
// Errors: Cancelled.
Result<SelectionFigures>
selectionFiguresOf(std::uint64_t cells, const std::vector<NumberScanPtr>& scans, const Job& job);

} // namespace bloscope
