#include "core/statistics/statistics.h"

#include "core/statistics/fold_parts.h"
#include "core/statistics/part_statistics.h"

namespace bloscope {

namespace {

std::optional<ValueCounts> countsFor(const NumberOrder& order)
{
    if (!order.isInteger())
        return {};
    const bool isSmall = order.dtype().itemsize <= 2;
    return ValueCounts(isSmall ? 65536 : Statistics::mostValues);
}

} // namespace

void CellCounts::add(const CellCounts& other)
{
    all += other.all;
    finite += other.finite;
    notANumber += other.notANumber;
    positiveInfinite += other.positiveInfinite;
    negativeInfinite += other.negativeInfinite;
    damaged += other.damaged;
    uninitialised += other.uninitialised;
    absent += other.absent;
    nulls += other.nulls;
}

Statistics::Statistics(const NumberOrder& order) : moments(order), values(countsFor(order)) {}

Result<Statistics> statisticsOf(const NumberScan& scan, ChunkSummaries* summaries,
                                const StatisticsSoFar& soFar, const Job& job)
{
    Statistics all(scan.order());
    std::optional<DigitCounts> digits = PartStatistics::noDigits(scan);
    job.start(scan.cellCount());
    const auto make = [&](const CellBox&) {
        return std::optional(std::make_unique<PartStatistics>(scan));
    };
    const auto take = [&](const PartStatistics& part, const CellBox& box) {
        if (digits)
            digits->add(*part.digits());
        if (const auto chunk = summaries ? scan.wholeChunk(box) : std::nullopt)
            summaries->insert(*chunk, part.summary());
        addTo(all, part.found());
        if (all.values)
            part.addValuesTo(*all.values);
        if (soFar && all.counts.all < scan.cellCount())
            soFar(all);
    };
    BLOSCOPE_CHECK(foldParts(scan, {0, scan.parts().count()}, job, make, take));
    if (digits)
        all.digits = std::make_shared<const DigitCounts>(*std::move(digits));
    return all;
}

} // namespace bloscope
