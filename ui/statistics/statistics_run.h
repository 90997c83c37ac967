#pragma once

#include "core/inspect/statistics_scans.h"
#include "ui/worker/long_job.h"

#include <functional>
#include <memory>
#include <vector>

namespace bloscope {

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
