#pragma once

#include "core/array/cell_source.h"
#include "core/measure/region.h"
#include "core/scan/number_scan.h"
#include "core/statistics/part_statistics.h"

#include <array>
#include <vector>

namespace bloscope {

// A scan of the numbers of those cells of `slice` that lie in a region, in every plane of the
// slice: of one plane, or through the whole depth of an array. Rows and columns of the slice do not
// matter. All that is known of scans is asked of it as well: statistics, percentiles, places.
// Errors: those of checkRegion() and RegionCells; Usage where no cell lies in it, and for what is
// no area; those of numberScanOf().
Result<NumberScanPtr> regionScanOf(const CellSourcePtr& source, const Region& region,
                                   const Slice& slice);

// The figures that a table of regions shows.
inline constexpr std::array<double, 5> regionPercents = {5, 25, 50, 75, 95};
Result<PartFindings> figuresOf(NumberScanPtr region, const Job& job = {});

// The figures of a region at one index of a dimension through which it goes. Of its finite numbers;
// NaN where there is none.
struct CoursePoint {
    std::uint64_t cells = 0; // with finite numbers
    double mean = 0;
    double deviation = 0;
    double minimum = 0;
    double maximum = 0;
    double sum = 0;
};

// One for each index of the scan's slice along a dimension. Job: progress in cells. Errors: Limit
// where there are more than `mostCoursePoints`; Cancelled.
inline constexpr std::int64_t mostCoursePoints = 100'000;
Result<std::vector<CoursePoint>> courseOf(const NumberScan& region, std::size_t dimension,
                                          const Job& job = {});

} // namespace bloscope
