#pragma once

#include "core/array/array.h"
#include "core/base/job.h"
#include "core/edit/edit_set.h"

namespace bloscope {

// One difference between the file and what it will be.
struct MetadataChange {
    enum class Kind { Added, Removed, Renamed, Changed, Moved };
    MetadataSectionOf of = MetadataSectionOf::Header;
    Kind kind = Kind::Changed;
    std::string name;   // as it will be; of a removed entry, as it was
    std::string before; // name or value on one line; empty for what was added or moved
    std::string after;  // empty for what is removed or moved
};

// What the edits come to, for people: metalayers first, in the order in which they will stand, then
// what is removed. An entry that was renamed and changed gives two. Of entries in another order as
// few as possible count as moved.
std::vector<MetadataChange> changesOf(const EditSet& edits);

// "metalayer 'units': changed from \"K\" to \"C\"". Names and values are escaped.
std::string sentenceOf(const MetadataChange& change);

// A value that will be another: an element, or a field of one.
struct CellChange {
    std::string place; // "[3, 4]", "[7].x"
    std::string before;
    std::string after;
};

// What edits of values come to, value by value.
struct CellChanges {
    std::vector<CellChange> listed = {}; // the first that will be another, by chunks
    std::uint64_t more = 0; // edited ones behind these, also where they are what they were
};

// Decodes edited chunks, one at a time, until `most` are listed; the job counts all that are
// edited. `array` is that of the edits' own frame. Errors: why what a value was cannot be had;
// Cancelled.
Result<CellChanges> cellChangesOf(const EditSet& edits, const ArrayPtr& array, std::size_t most,
                                  const Job& job = {});

// What edits of values come to in one chunk.
struct ValueChange {
    std::int64_t chunk = 0;
    std::int64_t cells = 0; // elements of the frame of which something is edited
    std::int64_t begin = 0; // bytes [begin, end) of what the chunk decodes to hold all of them
    std::int64_t end = 0;
};

// One for each edited chunk, in their order. Goes through all that is edited.
std::vector<ValueChange> valueChangesOf(const EditSet& edits);

// A value on one line: msgpack as shortText() has it, other bytes as text or hex.
std::string valueLine(ByteView value, std::size_t most);

// What an entry of a name holds in a version of the metadata; nothing: there is no such entry. Of
// entries of the same name the first counts.
using ComparedValue = std::optional<Result<SharedBytes>>;

ComparedValue comparedValue(const EditSet& version, MetadataSectionOf of, const std::string& name);

// Of values that cannot be read those are equal that cannot be for the same reason.
bool areEqual(const ComparedValue& a, const ComparedValue& b);

// On one line, shortened; nothing for nothing.
std::optional<std::string> lineOf(const ComparedValue& value);

// An entry that is not the same in the edits and in another frame: values on one line, nothing
// where there is no such entry.
struct MetadataDifference {
    MetadataSectionOf of = MetadataSectionOf::Header;
    std::string name;
    std::optional<std::string> here;
    std::optional<std::string> there;
};

// What differs between the metadata as they will be and those of `there`, entry by entry and in the
// order of the edits; the order in the files does not count. Of entries of the same name the first
// counts. Decodes the values.
std::vector<MetadataDifference> compareMetadata(const EditSet& here, const FramePtr& there);

} // namespace bloscope
