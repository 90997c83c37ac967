#pragma once

#include "core/frame/metadata.h"

namespace bloscope {

// The metalayers of a header that ends where its last value does and has one wrong byte among
// markers, names' lengths, positions and lengths, which all follow from each other (format.md 6.3,
// 11.1). Nothing where nothing is wrong, or where one byte does not explain it.
struct MendedSection {
    MetadataSection section;
    std::uint64_t at = 0; // the byte in the file
};
std::optional<MendedSection> mendedMetalayers(ByteView header, std::uint64_t fileOffset);

// Is a value missing that the names or the counts of a section of metalayers promise?
bool missesEntries(ByteView header);

// What is said of it: "byte 109 of the metalayers was wrong and was corrected".
std::string mendedText(std::uint64_t at);

} // namespace bloscope
