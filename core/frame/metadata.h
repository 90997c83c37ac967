#pragma once

#include "core/base/byte_view.h"
#include "core/base/limits.h"
#include "core/base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// One metalayer or vlmetalayer: a named value. Offsets are from the start of the file.
struct MetadataEntry {
    std::string name;              // as stored: any bytes, perhaps not UTF-8
    std::uint64_t nameOffset = 0;  // of the marker byte before the name
    std::uint64_t valueOffset = 0; // of the first byte of the value (behind its bin32 marker)
    ByteBuffer value;              // as stored: for vlmetalayers a chunk
    std::optional<Error> error;    // why there is no value
};

// The metalayers of a header or the vlmetalayers of a trailer, in the order of the file
// (format.md 6.3, 6.6).
struct MetadataSection {
    std::vector<MetadataEntry> entries;
    std::optional<Error> error; // why it ends where it ends, or is not there
    std::uint64_t offset = 0;   // of the section in the file
    std::uint64_t size = 0;

    const MetadataEntry*
    find(std::string_view name) const; // the first with that name that has a value
};

struct MetadataPlace {
    ByteView bytes;            // the whole header or trailer
    std::uint64_t fileOffset;  // of bytes[0]
    std::size_t sectionOffset; // of the 0x93 byte in `bytes`: 87 in a header, 2 in a trailer
    std::size_t mostEntries;   // 16 or 8192
};

// Reads names by position and values by their offsets; damage stays with the entry it concerns.
MetadataSection parseMetadata(const MetadataPlace& place);

} // namespace bloscope
