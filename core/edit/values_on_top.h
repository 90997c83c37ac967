#pragma once

#include "core/base/job.h"
#include "core/edit/edited_cells.h"
#include "core/values/value_edits.h"

namespace bloscope {

// Whose version counts.
enum class EditSide { Mine, Theirs };

// A value that both changed, and not to the same: as it was in the file that was read, as the edits
// have it, and as it is in the file now.
struct ThreeWayCell {
    std::string place;                 // "[3, 4]", "[7].x"
    std::optional<std::string> before; // nothing: it is not known any more
    std::string mine;
    std::string theirs;
};

// Edited values of an array over what another program has written to its file since, value by
// value. What only one of the two changed is taken from that one. Where the file itself was written
// to, so that nobody knows what it held, each edited value that differs from theirs counts as
// changed by both. Immutable; usable from any thread.
class ValuesOnTop {
 public:
    static constexpr std::size_t mostListed = 1000;

    // No edits, no conflicts.
    ValuesOnTop() = default;

    // `array` is that of the file that was read. Decodes the edited chunks of both files, one at a
    // time; the job counts them. Errors: Usage where the array has another shape, type or layout
    // now; why a chunk of theirs cannot be decoded; Changed where only a part of a value was
    // edited and the rest is not known any more; Cancelled.
    static Result<ValuesOnTop> of(const ArrayPtr& array, const ValueEdits& mine,
                                  const FramePtr& theirs, const Job& job = {});

    // The first conflicts, by chunks, and how many there are in all.
    const std::vector<ThreeWayCell>& conflicts() const { return m_conflicts; }
    std::uint64_t conflictCount() const { return m_conflictCount; }
    bool isBeforeKnown() const { return m_isBeforeKnown; } // of all conflicts

    // Edits over their file. `sides`: one for each of conflicts(); `others` counts for all further
    // ones. The job counts chunks with conflicts. Errors: those of the store that keeps the edits;
    // Cancelled.
    Result<ValueEdits> merged(const std::vector<EditSide>& sides, EditSide others,
                              const Job& job = {}) const;

 private:
    class RunList;
    class Comparison;

    std::shared_ptr<const EditedCells> m_cells;
    ValueEdits::Chunks m_clear;    // what only I changed
    ValueEdits::Chunks m_disputed; // what I made of the conflicts
    std::vector<ThreeWayCell> m_conflicts;
    std::uint64_t m_conflictCount = 0;
    bool m_isBeforeKnown = true;
};

} // namespace bloscope
