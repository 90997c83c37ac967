#pragma once

#include "core/edit/edit_set.h"
#include "core/edit/values_on_top.h"

namespace bloscope {

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
