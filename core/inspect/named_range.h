#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bloscope {

// What the bytes of a file are for, in a few words: what they are coloured by.
enum class BytePart {
    Header,      // of a frame
    Metadata,    // names and values of metalayers of either kind
    ChunkHeader, // with what stands right behind it: block table, dictionary, repeated value
    Data,        // of the blocks of chunks
    Index,       // the chunk index
    Trailer,
    Unused // holes, slack, padding, what lies behind a frame: nothing reads it
};

// A run of bytes with its name. Ranges do not overlap, and together they are the whole file.
struct NamedRange {
    std::uint64_t offset = 0; // of its first byte, in the file that was opened
    std::uint64_t size = 0;
    BytePart part = BytePart::Unused;
    std::vector<std::string> names = {}; // from outside in: Header, nbytes
    std::string value = {};    // for people; empty where the bytes are all there is to say
    std::string expected = {}; // of a damaged field: what could stand there instead of the value
    std::string problem = {};  // one sentence, when this part is damaged
    std::int64_t chunk = -1;   // that it belongs to; -1: none
    std::int32_t block = -1;   // likewise, of the chunk
    std::uint64_t end() const { return offset + size; }
};

} // namespace bloscope
