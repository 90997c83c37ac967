#pragma once

#include "core/edit/edit_set.h"

namespace bloscope {

// Whose version of an entry counts.
enum class EditSide { Mine, Theirs };

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

// Edits of a file that another program has changed since, put on top of what it holds now, entry by
// entry: what only one of the two changed is taken from that one, and of what both changed somebody
// chooses. Edited values of the array lie over theirs. Decodes metadata; from any thread, one at a
// time.
class EditsOnTop {
 public:
    // Errors: Usage where a name occurs twice in a section that is edited, so that nobody can tell
    // which entry is which, or where values are edited and the array has another form.
    static Result<EditsOnTop> of(const EditSet& mine, OriginalValuesPtr theirs);

    const EditSet& mine() const { return m_mine; }
    const EditSet& theirs() const { return m_theirs; } // without edits
    const std::vector<ThreeWayEntry>& entries() const { return m_entries; }

    // Edits over their file, with a side for each of entries(); only those of conflicts count.
    // Errors: those of EditSet, where what is mine does not fit their file.
    Result<EditSet> merged(const std::vector<EditSide>& sides) const;

 private:
    EditsOnTop(const EditSet& mine, EditSet theirs);
    void compare(MetadataSectionOf of, const std::string& name);
    Result<> take(const ThreeWayEntry& entry, EditSet& into) const;
    Result<> orderAsMine(MetadataSectionOf of, EditSet& into) const;

    EditSet m_before; // without edits
    EditSet m_mine;
    EditSet m_theirs;
    std::vector<ThreeWayEntry> m_entries;
};

} // namespace bloscope
