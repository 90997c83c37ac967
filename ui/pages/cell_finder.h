#pragma once

#include "ui/find/cell_search.h"
#include "ui/find/find_bar.h"
#include "ui/pages/finder.h"

#include <optional>
#include <vector>

namespace bloscope {

class ArrayPage;

// Looks for cells of an array as its find bar says, and shows what is found in the view that is in
// front. One search at a time: the newest. GUI thread.
class CellFinder : public Finder {
    Q_OBJECT

 public:
    // The page holds an array of numbers, and shows the bar. The scheduler lives longer. What was
    // seen of chunks tells which need no search.
    CellFinder(ArrayPage& page, Scheduler& scheduler, std::shared_ptr<ChunkSummaries> summaries);

    FindBar& bar() const { return *m_bar; }
    void ask() override { m_bar->ask(); }
    void find(ScanDirection direction) override;

 private:
    using Index = std::vector<std::int64_t>;

    void start(ScanDirection direction);
    void stop();
    Slice sliceToSearch() const;
    FoundCell startIn(const Slice& slice) const;
    void finish(const Slice& slice, const Result<CellSearch::Answer>& answer);
    QString outcomeOf(const Slice& slice, const CellSearch::Answer& answer) const;

    ArrayPage& m_page;
    Scheduler& m_scheduler;
    std::shared_ptr<ChunkSummaries> m_summaries;
    FindBar* m_bar;
    CellSearch* m_search = nullptr;
    // What was found last, in which slice, and the slice that shows it: as long as that is shown,
    // the search goes on in the other one.
    std::optional<Index> m_found;
    Slice m_searched;
    Slice m_shown;
};

} // namespace bloscope
