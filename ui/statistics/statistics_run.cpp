#include "ui/statistics/statistics_run.h"

#include "core/statistics/slice_scan.h"

#include <QElapsedTimer>
#include <mutex>

namespace bloscope {

namespace {

constexpr qint64 tellEveryMs = 150;

} // namespace

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

// `tell` takes what is known so far.
template <class Tell>
Result<> compute(const std::shared_ptr<const SliceReader>& reader, const Slice& slice,
                 ChunkSummaries& summaries, const Job& job, const Tell& tell)
{
    QElapsedTimer sinceTold;
    sinceTold.start();
    StatisticsFindings found{reader, {}, false};
    for (const NumberPart& part : numberPartsOf({{}, 0, reader->array()->dtype()})) {
        BLOSCOPE_TRY(const SliceScanPtr scan, SliceScan::create(*reader, slice, part.leaf));
        const auto soFar = [&](const Statistics& statistics) {
            if (sinceTold.elapsed() < tellEveryMs)
                return;
            sinceTold.restart();
            StatisticsFindings now = found;
            now.parts.push_back({part.kind, scan, statistics, {}});
            tell(std::move(now));
        };
        BLOSCOPE_TRY(Statistics statistics,
                     statisticsOf(*scan, isHalf(part.kind) ? nullptr : &summaries, soFar, job));
        found.parts.push_back({part.kind, scan, std::move(statistics), {}});
    }
    found.isComplete = true;
    tell(found);
    for (PartFindings& part : found.parts) {
        BLOSCOPE_TRY(part.percentiles,
                     percentilesOf(*part.scan, part.statistics, StatisticsRun::percents(), job));
    }
    tell(std::move(found));
    return {};
}

} // namespace

const std::vector<double>& StatisticsRun::percents()
{
    static const std::vector<double> percents = {1, 5, 25, 50, 75, 95, 99};
    return percents;
}

StatisticsRun::StatisticsRun(Scheduler& scheduler, std::shared_ptr<const SliceReader> reader,
                             const Slice& slice, std::shared_ptr<ChunkSummaries> summaries,
                             QObject* parent)
    : QObject(parent),
      m_shared(std::make_shared<Shared>()),
      m_job(new LongJob(tr("Computing statistics"), this))
{
    connect(m_job, &LongJob::progressed, this, &StatisticsRun::progressed);
    connect(m_job, &LongJob::finished, this, &StatisticsRun::finished);
    m_job->start(scheduler, [shared = m_shared, reader = std::move(reader), slice,
                             summaries = std::move(summaries)](const Job& job) {
        return compute(reader, slice, *summaries, job,
                       [&](StatisticsFindings findings) { shared->set(std::move(findings)); });
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
