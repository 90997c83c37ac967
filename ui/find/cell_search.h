#pragma once

#include "core/find/find_cell.h"
#include "core/scan/slice_scan.h"
#include "ui/find/text_match.h"
#include "ui/worker/long_job.h"

#include <memory>

namespace bloscope {

// Looks for one cell of a slice in the background; where there is none in front of the end, it goes
// on from the other one. Lives in the GUI thread; destroying it ends the work.
class CellSearch : public QObject {
    Q_OBJECT

 public:
    struct Wish {
        Slice slice;
        CellCriterion criterion;
        ScanDirection direction = ScanDirection::Forwards;
        FoundCell from; // a position in the slice
        // Of each element, where they are not numbers as they are. Nothing is kept of chunks then.
        std::optional<DTypeLeaf> part = {};
        std::optional<TextQuery> texts = {}; // in place of numbers
    };
    struct Answer {
        FoundCell cell;
        bool hasTurned = false; // it went on from the other end
        SearchTally tally;
        std::optional<std::string> field = {}; // of several texts, the one that has it
    };

    // What a wish goes through. Errors: those of numberScanOf() and TextMatchScan. The source lives
    // longer.
    static Result<NumberScanPtr> scanOf(const Wish& wish, const CellSource& source);

    // The scheduler lives longer. `summaries` keep what was seen of whole chunks; may
    // be null.
    CellSearch(CellSourcePtr source, Scheduler& scheduler, Wish wish,
               std::shared_ptr<ChunkSummaries> summaries, QObject* parent = nullptr);

    bool isRunning() const { return m_job->isRunning(); }
    void cancel() { m_job->cancel(); }
    double share() const;          // of the cells it goes through, 0 to 1
    double cellsPerSecond() const; // since it began

 signals:
    void progressed(); // several times a second
    void finished(const bloscope::Result<bloscope::CellSearch::Answer>& answer);

 private:
    LongJob* m_job;
};

} // namespace bloscope
