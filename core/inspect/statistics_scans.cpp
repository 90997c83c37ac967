#include "core/inspect/statistics_scans.h"

#include "core/scan/slice_scan.h"

#include <chrono>

namespace bloscope {

Result<StatisticsScansPtr> scansOfSlice(std::shared_ptr<const SliceReader> reader,
                                        const Slice& slice, const DTypeLeaf& leaf,
                                        const std::shared_ptr<ChunkSummaries>& summaries)
{
    StatisticsScans scans;
    if (isText(leaf.dtype)) {
        BLOSCOPE_TRY(scans.texts, textScanOf(*reader, slice, leaf));
    } else {
        for (const NumberPart& part : numberPartsOf(leaf)) {
            BLOSCOPE_TRY(NumberScanPtr scan, numberScanOf(*reader, slice, part.leaf));
            const bool isWhole = !isHalf(part.kind) && leaf.path.empty();
            scans.parts.push_back({part.kind, std::move(scan), isWhole ? summaries : nullptr});
        }
    }
    scans.reader = std::move(reader);
    return std::make_shared<const StatisticsScans>(std::move(scans));
}

Result<StatisticsScansPtr> scansOfColumn(const TablePtr& table, std::size_t column,
                                         const Slice& rows, const std::optional<WantedRows>& wanted)
{
    StatisticsScans scans;
    if (holdsTexts(table->columns()[column])) {
        scans.texts =
            std::make_shared<const ColumnTextScan>(table, column, rows, table->pool(), wanted);
    } else {
        BLOSCOPE_TRY(const DType element, table->elementType(column));
        for (const NumberPart& part : numberPartsOf({{}, 0, element}))
            scans.parts.push_back(
                {part.kind,
                 std::make_shared<const ColumnScan>(table, column, element, part.leaf, rows,
                                                    table->pool(), wanted),
                 nullptr});
    }
    return std::make_shared<const StatisticsScans>(std::move(scans));
}

Result<StatisticsScansPtr> scansOfRows(const QueryTablePtr& table, std::size_t column,
                                       const Slice& rows, const WantedRows& wanted)
{
    StatisticsScans scans;
    BLOSCOPE_TRY(const TableCellType cells, table->cellType(column));
    if (isText(cells.dtype)) {
        scans.texts = std::make_shared<const ColumnTextScan>(table, column, rows, wanted);
    } else if (cells.dtype.isNumeric()) {
        for (const NumberPart& part : numberPartsOf({{}, 0, cells.dtype}))
            scans.parts.push_back({part.kind,
                                   std::make_shared<const ColumnScan>(table, column, cells.dtype,
                                                                      part.leaf, rows, wanted),
                                   nullptr});
    } else {
        return usageError("its cells are neither numbers nor text");
    }
    return std::make_shared<const StatisticsScans>(std::move(scans));
}

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds tellEvery(150);

// Tells what is known so far, now and then.
class Teller {
 public:
    explicit Teller(const TellStatistics& tell) : m_tell(tell) {}

    bool isHeard() const { return static_cast<bool>(m_tell); }
    bool isDue()
    {
        const auto now = Clock::now();
        if (now - m_told < tellEvery)
            return false;
        m_told = now;
        return true;
    }
    void tell(StatisticsFindings findings) const { m_tell(std::move(findings)); }

 private:
    const TellStatistics& m_tell;
    Clock::time_point m_told = Clock::now();
};

Result<StatisticsFindings> numbersOf(const StatisticsScansPtr& scans,
                                     std::span<const double> percents, Teller& teller,
                                     const Job& job)
{
    const Asked asked = percents.empty() ? Asked::Values : Asked::Percentiles;
    StatisticsFindings found{scans, {}};
    for (const StatisticsScans::Part& part : scans->parts) {
        const auto soFar = [&](const Statistics& statistics) {
            if (!teller.isDue())
                return;
            StatisticsFindings now = found;
            now.parts.push_back({part.kind, part.scan, statistics, {}});
            teller.tell(std::move(now));
        };
        BLOSCOPE_TRY(Statistics statistics,
                     statisticsOf(*part.scan, part.summaries.get(),
                                  teller.isHeard() ? StatisticsSoFar(soFar) : nullptr, job, asked));
        found.parts.push_back({part.kind, part.scan, std::move(statistics), {}});
    }
    found.isComplete = true;
    if (teller.isHeard())
        teller.tell(found);
    for (PartFindings& part : found.parts) {
        BLOSCOPE_TRY(part.percentiles, percentilesOf(*part.scan, part.statistics, percents, job));
    }
    return found;
}

Result<StatisticsFindings> textsOf(const StatisticsScansPtr& scans, Teller& teller, const Job& job)
{
    const auto soFar = [&](const TextStatistics& statistics) {
        if (teller.isHeard() && teller.isDue())
            teller.tell({scans, {}, TextFindings{scans->texts, statistics}});
    };
    BLOSCOPE_TRY(TextStatistics statistics, textStatisticsOf(*scans->texts, soFar, job));
    return StatisticsFindings{scans, {}, TextFindings{scans->texts, std::move(statistics)}, true};
}

} // namespace

Result<StatisticsFindings> statisticsOf(const StatisticsScansPtr& scans,
                                        std::span<const double> percents,
                                        const TellStatistics& tell, const Job& job)
{
    Teller teller(tell);
    return scans->texts ? textsOf(scans, teller, job) : numbersOf(scans, percents, teller, job);
}

} // namespace bloscope
