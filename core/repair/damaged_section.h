#pragma once

#include "core/frame/metadata.h"
#include "core/frame_writing/frame_parts.h"

namespace bloscope {

// What is left of the metalayers of a header or the vlmetalayers of a trailer (format.md 6.3, 6.6).
struct RescuedSection {
    MetadataSection section;         // entries that are not whole have their error
    std::vector<std::string> notes;  // what was corrected
    std::vector<std::string> losses; // what is lost beyond the entries of the section
};

// Reads a section that may be damaged. `bytes`: from the first one of the header or the trailer to
// its last; where `hasEnd` is false the last ones are not there or not known. One wrong byte among
// markers, names' lengths, positions and lengths, which all follow from each other, is corrected.
// Where bytes were inserted or are missing, values are found beside the positions that names state,
// and the one that it happened to counts as damaged. Values of vlmetalayers whose names are lost
// get others.
RescuedSection rescuedSection(MetadataSectionOf of, ByteView bytes, std::uint64_t fileOffset,
                              bool hasEnd);

// Is every entry of a section there, with its value?
bool isWhole(const MetadataSection& section);

// Is a value missing that the names or the counts of the metalayers of a header promise?
bool missesEntries(ByteView header);

// The bytes behind the vlmetalayers of a trailer: its length and the fingerprint.
inline constexpr std::size_t trailerEndBytes = 23;

// Are the last of these bytes the end of a trailer?
bool endsATrailer(ByteView bytes);

} // namespace bloscope
