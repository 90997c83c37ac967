#pragma once

#include "core/chunk/chunk_header.h"
#include "core/frame/frame.h"

#include <optional>
#include <string>

namespace bloscope {

// What a chunk holds in place of its data, at a glance.
enum class ChunkContent : std::uint8_t {
    Compressed,
    Copied, // stored as it is
    Zeros,
    NaN,
    RepeatedValue,
    Uninitialised,
    Empty,
    Damaged // cannot be opened
};

// One chunk among many: what its line in a table says.
struct ChunkFacts {
    ChunkContent content = ChunkContent::Damaged;
    std::string text;         // "zstd, bitshuffle"; of a damaged one why, without a full stop
    bool isStored = false;    // or only known to the index (format.md 6.5)
    std::uint64_t nbytes = 0; // decoded, padding included
    std::uint64_t cbytes = 0; // stored, header included; 0 when it is not stored
    std::int32_t blocks = 0;
    std::uint64_t offset = 0; // in its file
    std::string file;         // its own, beside that of the frame; else empty

    // How many times smaller it is than its data; nothing where nothing is stored.
    std::optional<double> ratio() const;
};

// Chunk `n` of [0, chunkCount()). Reads its header and its block table, decodes nothing.
ChunkFacts factsOf(const Frame& frame, std::int64_t n);

// What a chunk header says of the data behind it, for people. Any header can be told of, a damaged
// one as well (format.md 3.2, 3.6, 3.9).

std::string codecText(const ChunkHeader& header);   // "zstd", "unknown codec format 6"
std::string filtersText(const ChunkHeader& header); // "bitshuffle, delta"; empty without any
std::string contentText(const ChunkHeader& header); // "zstd, bitshuffle", "zeros", "empty"

} // namespace bloscope
