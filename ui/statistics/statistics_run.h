#pragma once

#include "core/statistics/part_findings.h"
#include "ui/statistics/statistics_scans.h"
#include "ui/worker/long_job.h"

#include <functional>
#include <memory>
#include <optional>

namespace bloscope {

// What is known of the numbers of some cells, or of their texts, for good or so far. Immutable.
struct StatisticsFindings {
    StatisticsScansPtr scans;
    std::vector<PartFindings> parts; // those that were begun; no percentiles before all were seen
    std::optional<TextFindings> texts = {}; // where there are no parts
    bool isComplete = false;                // all cells were seen; percentiles may still be missing

    std::uint64_t cellsSeen() const
    {
        return texts ? texts->statistics.counts.all : parts.back().statistics.counts.all;
    }
};
using StatisticsFindingsPtr = std::shared_ptr<const StatisticsFindings>;

// Computes the statistics of some cells in the background: first all but the percentiles, with what
// is known so far several times a second, then those. Lives in the GUI thread; destroying it ends
// the work.
class StatisticsRun : public QObject {
    Q_OBJECT

 public:
    static const std::vector<double>& percents(); // that are computed

    // Says in a worker of which cells. The scheduler lives longer.
    using MakeScans = std::function<Result<StatisticsScansPtr>()>;
    StatisticsRun(Scheduler& scheduler, MakeScans make, QObject* parent = nullptr);

    StatisticsFindingsPtr findings() const; // null before anything is known
    bool isRunning() const { return m_job->isRunning(); }
    double share() const; // of the pass that runs, 0 to 1
    void cancel() { m_job->cancel(); }

 signals:
    void progressed(); // share() or findings() are others
    void finished(const bloscope::Result<>& outcome);

 private:
    struct Shared; // with the worker

    std::shared_ptr<Shared> m_shared;
    LongJob* m_job;
};

} // namespace bloscope
