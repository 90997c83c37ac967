#include "core/statistics/part_findings.h"

namespace bloscope {

Result<PartFindings> findingsOf(NumberPart::Kind kind, std::shared_ptr<const NumberScan> scan,
                                std::span<const double> percents, const Job& job)
{
    BLOSCOPE_TRY(Statistics statistics,
                 statisticsOf(*scan, nullptr, {}, job,
                              percents.empty() ? Asked::Values : Asked::Percentiles));
    BLOSCOPE_TRY(std::vector<Percentile> percentiles,
                 percentilesOf(*scan, statistics, percents, job));
    return PartFindings{kind, std::move(scan), std::move(statistics), std::move(percentiles)};
}

} // namespace bloscope
