#include "ui/statistics/statistics_run.h"

#include <mutex>

namespace bloscope {

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
    m_job->start(
        scheduler, [shared = m_shared, make = std::move(make)](const Job& job) -> Result<> {
            const auto tell = [&](StatisticsFindings findings) {
                shared->set(std::move(findings));
            };
            BLOSCOPE_TRY(const StatisticsScansPtr scans, make());
            BLOSCOPE_TRY(StatisticsFindings found, statisticsOf(scans, percents(), tell, job));
            tell(std::move(found));
            return {};
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
