#pragma once

#include "ui/find/cell_replacing.h"
#include "ui/find/cell_search.h"
#include "ui/find/find_bar.h"
#include "ui/pages/finder.h"

#include <optional>
#include <vector>

namespace bloscope {

class ArrayPage;

// Looks for cells of an array as its find bar says, shows what is found in the view that is in
// front, and replaces it. One search at a time: the newest. GUI thread.
class CellFinder : public Finder {
    Q_OBJECT

 public:
    // The page shows the bar. `fields` are what of the elements of its array are numbers and texts.
    // The scheduler lives longer.
    CellFinder(ArrayPage& page, std::vector<DTypeLeaf> fields, Scheduler& scheduler);
    ~CellFinder() override;

    FindBar& bar() const { return *m_bar; }
    void ask() override; // about the field of the current cell
    void find(ScanDirection direction) override;
    bool canReplace() const override { return true; }
    void askToReplace() override;

 private:
    using Index = std::vector<std::int64_t>;

    void connectReplacing();
    void start(ScanDirection direction);
    void stop();
    std::optional<CellReplacing::Question> question() const;
    std::optional<Slice> sliceToSearch() const; // nothing: it is to be selected first
    std::optional<Index> currentCell() const;
    void replaceOne();
    FoundCell startIn(const Slice& slice) const;
    void chooseCurrentField();
    void finish(const CellSearch::Wish& wish, const Result<CellSearch::Answer>& answer);
    QString outcomeOf(const Slice& slice, const CellSearch::Answer& answer) const;
    void countMatches(const CellSearch::Wish& wish, const QString& outcome);

    ArrayPage& m_page;
    Scheduler& m_scheduler;
    FindBar* m_bar;
    CellReplacing* m_replacing;
    CellSearch* m_search = nullptr;
    std::unique_ptr<LongJob> m_counting; // of all cells that are like the one that was found
    // What was counted last, of which values, and what came of it.
    struct Counted {
        CellSearch::Wish of;
        std::weak_ptr<const SliceReader> reader; // of a file that may have been saved since
        std::uint64_t cells = 0;
    };
    std::optional<Counted> m_counted;
    // What was found last, in which slice, and the slice that shows it: as long as that is shown,
    // the search goes on in the other one.
    std::optional<Index> m_found;
    Slice m_searched;
    FindBar::Scope m_scope = FindBar::Scope::Slice; // of that search
    Slice m_shown;
};

} // namespace bloscope
