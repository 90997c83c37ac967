#pragma once

#include "core/base/job.h"
#include "core/edit/edit_set.h"
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

// An entry that is not the same in all three: as it was in the file that was read, as the edits
// have it, and as it stands in the file now. Values on one line; nothing: no such entry.
struct ThreeWayEntry {
    MetadataSectionOf of = MetadataSectionOf::Header;
    std::string name;
    std::optional<std::string> before;
    std::optional<std::string> mine;
    std::optional<std::string> theirs;
    EditSide side = EditSide::Mine; // which one changed it; of conflicts what is proposed
    bool isConflict = false;        // both did, and not to the same
};

// Which side is kept of what both changed.
struct MergeSides {
    std::vector<EditSide> entries = {};   // one for each of EditsOnTop::entries()
    std::vector<EditSide> cells = {};     // one for each of values().conflicts()
    EditSide otherCells = EditSide::Mine; // of the conflicts that are not listed
};

// Edits of a file that another program has changed since, put on top of what it holds now, entry by
// entry and value by value: what only one of the two changed is taken from that one, and of what
// both changed somebody chooses. Decodes metadata and edited chunks; from any thread, one at a
// time.
class EditsOnTop {
 public:
    // `array` is that of the edits' own frame as it is shown; null: as the frame says itself.
    // Errors: Usage where a name occurs twice in a section that is edited, so that nobody can tell
    // which entry is which; those of ValuesOnTop::of().
    static Result<EditsOnTop> of(const EditSet& mine, OriginalValuesPtr theirs,
                                 const ArrayPtr& array = nullptr, const Job& job = {});

    const EditSet& mine() const { return m_mine; }
    const EditSet& theirs() const { return m_theirs; } // without edits
    const std::vector<ThreeWayEntry>& entries() const { return m_entries; }

    const ValuesOnTop& values() const { return m_values; }

    // Edits over their file. Of the sides only those of conflicts count. Errors: those of EditSet,
    // where what is mine does not fit their file, and of ValuesOnTop.
    Result<EditSet> merged(const MergeSides& sides, const Job& job = {}) const;

 private:
    EditsOnTop(const EditSet& mine, EditSet theirs);
    void compare(MetadataSectionOf of, const std::string& name);
    Result<> take(const ThreeWayEntry& entry, EditSet& into) const;
    Result<> orderAsMine(MetadataSectionOf of, EditSet& into) const;

    EditSet m_before; // without edits
    EditSet m_mine;
    EditSet m_theirs;
    std::vector<ThreeWayEntry> m_entries;
    ValuesOnTop m_values;
};

} // namespace bloscope
