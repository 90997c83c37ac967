#pragma once

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

// A value on one line: msgpack as shortText() has it, other bytes as text or hex.
std::string valueLine(ByteView value, std::size_t most);

} // namespace bloscope
