#pragma once

#include "core/statistics/number_parts.h"
#include "core/statistics/slice_percentiles.h"
#include "core/statistics/text_statistics.h"

namespace bloscope {

// All that is found about the numbers of one part of the elements of a slice, or of a column.
struct PartFindings {
    NumberPart::Kind kind = NumberPart::Kind::Number;
    std::shared_ptr<const NumberScan> scan;
    Statistics statistics;
    std::vector<Percentile> percentiles;
};

// All that is found about the texts of a slice.
struct TextFindings {
    TextScanPtr scan;
    TextStatistics statistics;
};

// Errors: those of statisticsOf() and percentilesOf().
Result<PartFindings> findingsOf(NumberPart::Kind kind, std::shared_ptr<const NumberScan> scan,
                                std::span<const double> percents, const Job& job = {});

} // namespace bloscope
