#pragma once

#include "core/array/slice_reader.h"
#include "core/statistics/part_findings.h"
#include "ui/worker/long_job.h"

#include <memory>

namespace bloscope {

// What is known of the numbers of a slice, or of its texts, for good or so far. Immutable.
struct StatisticsFindings {
    std::shared_ptr<const SliceReader> reader; // which the scans refer to
    std::vector<PartFindings> parts; // those that were begun; no percentiles before all were seen
    std::optional<TextFindings> texts = {}; // where there are no parts
    bool isComplete = false;                // all cells were seen; percentiles may still be missing

    const Slice& slice() const { return texts ? texts->scan->slice() : parts.back().scan->slice(); }
    std::uint64_t cellCount() const
    {
        return texts ? texts->scan->cellCount() : parts.back().scan->cellCount();
    }
    std::uint64_t cellsSeen() const
    {
        return texts ? texts->statistics.counts.all : parts.back().statistics.counts.all;
    }
};
using StatisticsFindingsPtr = std::shared_ptr<const StatisticsFindings>;

// Computes the statistics of one slice in the background: first all but the percentiles, with what
// is known so far several times a second, then those. Lives in the GUI thread; destroying it ends
// the work.
class StatisticsRun : public QObject {
    Q_OBJECT

 public:
    static const std::vector<double>& percents(); // that are computed

    // Of which cells, and of what in them: one of leavesWithStatistics().
    struct Wish {
        Slice slice;
        DTypeLeaf leaf;
    };
    // The scheduler lives longer. `summaries` keep what was seen of whole chunks, where whole
    // elements are gone through.
    StatisticsRun(Scheduler& scheduler, std::shared_ptr<const SliceReader> reader, Wish wish,
                  std::shared_ptr<ChunkSummaries> summaries, QObject* parent = nullptr);

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
