#pragma once

#include "core/scan/number_scan.h"
#include "core/statistics/statistics.h"

#include <string>
#include <vector>

namespace bloscope {

// What the numbers of selected cells amount to, written as all figures are: nothing is rounded for
// show, and sums of integers are exact.
struct SelectionFigures {
    std::uint64_t cells = 0;
    // Of the finite numbers. Empty where there are none, or no such figure of their type: times
    // have neither deviation nor sum, and of complex numbers only magnitudes are compared.
    std::string minimum = {};
    std::string maximum = {};
    std::string mean = {};
    std::string deviation = {};
    std::string sum = {};
    CellCounts counts = {}; // of what else there is
    bool areMagnitudes = false;
    bool areTimes = false;
};

SelectionFigures selectionFiguresOf(const Statistics& found, const NumberOrder& order);

// The same of several scans together, of so many cells in all, some of which may hold no numbers:
// as exact where the numbers are of one type, otherwise in float64 and without the deviation.
// Errors: Cancelled.
Result<SelectionFigures>
selectionFiguresOf(std::uint64_t cells, const std::vector<NumberScanPtr>& scans, const Job& job);

} // namespace bloscope
