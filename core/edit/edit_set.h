#pragma once

#include "core/edit/original_values.h"
#include "core/frame/b2nd_metadata.h"
#include "core/frame/frame.h"
#include "core/values/value_rebase.h"

#include <set>
#include <vector>

namespace bloscope {

// The metadata and the values of a frame as they are to be: pending edits that lie over an
// untouched file. A value that is cheap to copy, so that an undo step can keep the one before and
// the one after. Entries are known by their place, because names may occur twice in a file.
//
// Every edit is checked before it is made: errors (Usage, in words for people) leave the set as it
// was. An edit that brings an entry back to what the file holds makes it the file's own again, so
// that a way back always ends clean. Comparing values of vlmetalayers decodes them. Used by one
// thread at a time.
class EditSet {
 public:
    using Entries = std::vector<EditedEntry>;

    // No edits yet. Nothing is null.
    explicit EditSet(OriginalValuesPtr originals);
    explicit EditSet(FramePtr frame);

    const OriginalValuesPtr& originals() const { return m_originals; }
    const FramePtr& frame() const { return m_originals->frame(); } // the original
    const Entries& entries(MetadataSectionOf of) const;
    const MetadataSection& original(MetadataSectionOf of) const;

    // The first entry of that name.
    std::optional<std::size_t> find(MetadataSectionOf of, std::string_view name) const;

    // What entry `i` will hold, decoded. Errors: why the file's value cannot be had.
    Result<SharedBytes> value(MetadataSectionOf of, std::size_t i) const;

    // Edits. Places are below entries().size(); `at` may be equal to it.
    Result<> add(MetadataSectionOf of, std::string name, ByteBuffer value, std::size_t at);
    Result<> setValue(MetadataSectionOf of, std::size_t i, ByteBuffer value);
    Result<> rename(MetadataSectionOf of, std::size_t i, std::string name);
    Result<> remove(MetadataSectionOf of, std::size_t i);
    Result<> move(MetadataSectionOf of, std::size_t from, std::size_t to);

    // The array's own metalayer (b2nd or caterva) in one step, without unlocking it. The frame has
    // one.
    Result<> setArray(const B2ndMetadata& array);

    // The values of its array, by the places of their bytes.
    const ValueEdits& values() const { return m_values; }
    void setValues(ValueEdits values) { m_values = std::move(values); }

    // What the file held where they are (SaveReport::valuesBefore): for those edits that were
    // saved, before others are rebased on them.
    void knowValuesBefore(ValueEdits before);

    // Why the entries of that name are locked: what the library that wrote them means by them.
    // Nothing for the user's own and for those that were unlocked.
    std::optional<std::string_view> lockReason(MetadataSectionOf of, std::string_view name) const;
    void unlock(MetadataSectionOf of, std::string name);
    void unlockAsIn(const EditSet& other); // what is unlocked there, too

    // Why an entry could not be called so; for checking while a name is typed.
    Result<> checkName(MetadataSectionOf of, std::string_view name,
                       std::optional<std::size_t> besides = {}) const;

    // What a new entry can be called: "name", "name 2", "name 3", ..., the name cut where it is too
    // long; the name itself when nothing helps.
    std::string freeName(MetadataSectionOf of, const std::string& name) const;

    bool isClean() const;
    bool isClean(MetadataSectionOf of) const;
    bool operator==(const EditSet& other) const; // locks do not count

    // The values of `now`, the frame that `saved` was written to, without decoding what is known.
    static OriginalValuesPtr originalsOf(const EditSet& saved, FramePtr now);

    // The same metadata and values as edits over the file that `saved` was written to and that
    // `now` was read from: what is the same there becomes the file's own. Errors: Changed when that
    // file holds other metadata, or when what it held before is not known; why a value that only
    // the old file has cannot be had.
    Result<EditSet> rebasedOn(const EditSet& saved, OriginalValuesPtr now) const;

 private:
    Entries& editable(MetadataSectionOf of);
    void makeOriginalAgain(MetadataSectionOf of, EditedEntry& entry) const;
    Result<> checkLock(MetadataSectionOf of, std::string_view name) const;
    Result<> replace(MetadataSectionOf of, Entries entries);
    Result<EditedEntry> rebasedEntry(MetadataSectionOf of, const EditedEntry& entry,
                                     const Entries& saved) const;
    Result<ValueEdits> rebasedValues(const EditSet& saved) const;

    OriginalValuesPtr m_originals;
    Entries m_fixed;
    Entries m_variable;
    ValueEdits m_values;
    std::shared_ptr<ValueRebase> m_valueRebase; // on m_values, once they are saved
    std::set<std::pair<MetadataSectionOf, std::string>> m_unlocked;
};

// May `value` become the array metadata of this frame? Its chunks stay as they are, so the shapes
// must fit them (format.md 8.2), a new dtype must have the elements' size, and the blockshape must
// stay where a codec or filter of the frame works with it. Errors: Usage.
Result<> checkArrayMetadata(const Frame& frame, ByteView value);

} // namespace bloscope
