#include "ui/statistics/statistics_run.h"

#include "core/inspect/column_scan.h"
#include "core/statistics/slice_scan.h"

#include <QElapsedTimer>
#include <functional>
#include <mutex>

namespace bloscope {

namespace {

constexpr qint64 tellEveryMs = 150;

} // namespace

Result<StatisticsScansPtr> scansOfSlice(std::shared_ptr<const SliceReader> reader,
                                        const Slice& slice, const DTypeLeaf& leaf,
                                        const std::shared_ptr<ChunkSummaries>& summaries)
{
    StatisticsScans scans;
    if (isText(leaf.dtype)) {
        BLOSCOPE_TRY(scans.texts, SliceTextScan::create(*reader, slice, leaf));
    } else {
        for (const NumberPart& part : numberPartsOf(leaf)) {
            BLOSCOPE_TRY(SliceScanPtr scan, SliceScan::create(*reader, slice, part.leaf));
            const bool isWhole = !isHalf(part.kind) && leaf.path.empty();
            scans.parts.push_back({part.kind, std::move(scan), isWhole ? summaries : nullptr});
        }
    }
    scans.reader = std::move(reader);
    return std::make_shared<const StatisticsScans>(std::move(scans));
}

Result<StatisticsScansPtr> scansOfColumn(const TablePtr& table, std::size_t column,
                                         std::int64_t rows)
{
    const Slice all = Slice::whole({rows});
    StatisticsScans scans;
    if (holdsTexts(table->columns()[column])) {
        scans.texts = std::make_shared<const ColumnTextScan>(table, column, all, table->pool());
    } else {
        BLOSCOPE_TRY(const DType element, table->elementType(column));
        for (const NumberPart& part : numberPartsOf({{}, 0, element}))
            scans.parts.push_back({part.kind,
                                   std::make_shared<const ColumnScan>(
                                       table, column, element, part.leaf, all, table->pool()),
                                   nullptr});
    }
    return std::make_shared<const StatisticsScans>(std::move(scans));
}

struct StatisticsRun::Shared {
    void set(StatisticsFindings now)
    {
        auto made = std::make_shared<const StatisticsFindings>(std::move(now));
        const std::lock_guard lock(mutex);
        findings = std::move(made);
    }

    std::mutex mutex;
    StatisticsFindingsPtr findings;
};

namespace {

// Tells what is known so far, now and then.
class Teller {
 public:
    explicit Teller(const std::function<void(StatisticsFindings)>& tell) : m_tell(tell)
    {
        m_sinceTold.start();
    }
    bool isDue()
    {
        if (m_sinceTold.elapsed() < tellEveryMs)
            return false;
        m_sinceTold.restart();
        return true;
    }
    void tell(StatisticsFindings findings) const { m_tell(std::move(findings)); }

 private:
    const std::function<void(StatisticsFindings)>& m_tell;
    QElapsedTimer m_sinceTold;
};

Result<> computeNumbers(const StatisticsScansPtr& scans, const Job& job, Teller& teller)
{
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
                     statisticsOf(*part.scan, part.summaries.get(), soFar, job));
        found.parts.push_back({part.kind, part.scan, std::move(statistics), {}});
    }
    found.isComplete = true;
    teller.tell(found);
    for (PartFindings& part : found.parts) {
        BLOSCOPE_TRY(part.percentiles,
                     percentilesOf(*part.scan, part.statistics, StatisticsRun::percents(), job));
    }
    teller.tell(std::move(found));
    return {};
}

Result<> computeTexts(const StatisticsScansPtr& scans, const Job& job, Teller& teller)
{
    const auto soFar = [&](const TextStatistics& statistics) {
        if (teller.isDue())
            teller.tell({scans, {}, TextFindings{scans->texts, statistics}});
    };
    BLOSCOPE_TRY(TextStatistics statistics, textStatisticsOf(*scans->texts, soFar, job));
    teller.tell({scans, {}, TextFindings{scans->texts, std::move(statistics)}, true});
    return {};
}

} // namespace

const std::vector<double>& StatisticsRun::percents()
{
    static const std::vector<double> percents = {1, 5, 25, 50, 75, 95, 99};
    return percents;
}

StatisticsRun::StatisticsRun(Scheduler& scheduler, MakeScans make, QObject* parent)
    : QObject(parent),
      m_shared(std::make_shared<Shared>()),
      m_job(new LongJob(tr("Computing statistics"), this))
{
    connect(m_job, &LongJob::progressed, this, &StatisticsRun::progressed);
    connect(m_job, &LongJob::finished, this, &StatisticsRun::finished);
    m_job->start(scheduler,
                 [shared = m_shared, make = std::move(make)](const Job& job) -> Result<> {
                     const std::function<void(StatisticsFindings)> tell =
                         [&](StatisticsFindings findings) { shared->set(std::move(findings)); };
                     Teller teller(tell);
                     BLOSCOPE_TRY(const StatisticsScansPtr scans, make());
                     return scans->texts ? computeTexts(scans, job, teller)
                                         : computeNumbers(scans, job, teller);
                 });
}

StatisticsFindingsPtr StatisticsRun::findings() const
{
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->findings;
}

double StatisticsRun::share() const
{
    const auto total = static_cast<double>(m_job->total());
    return total > 0 ? static_cast<double>(m_job->done()) / total : 0;
}

} // namespace bloscope
