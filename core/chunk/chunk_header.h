#pragma once

#include "core/base/byte_view.h"
#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/base/row_major.h"
#include "core/bytes/byte_writer.h"

#include <array>
#include <cstdint>
#include <vector>

namespace bloscope {

inline constexpr std::uint8_t newestChunkVersion = 6; // of the format, that is read

enum class SpecialKind : std::uint8_t {
    None = 0,
    Zeros = 1,
    NaN = 2,
    RepeatedValue = 3,
    Uninitialised = 4
};

// The element that chunks of NaN repeat, of 4 or 8 bytes (format.md 3.10).
ByteBuffer specialNaN(std::uint8_t typesize);

// "zeros", "NaN", ...
std::string_view nameOf(SpecialKind kind);

// How the bytes behind the header hold the data (format.md 3.9).
enum class Payload {
    Special,   // no data, or one value
    PlainCopy, // the data as they are
    Empty,     // nbytes is 0
    Blocks     // block table, dictionary, streams
};

struct FilterSlot {
    std::uint8_t id = 0;
    std::uint8_t meta = 0;
};
using FilterPipeline = std::array<FilterSlot, format::filterSlots>; // slot 0 is applied first

// The 16 or 32 bytes that open a chunk (format.md 3.1 to 3.8).
struct ChunkHeader {
    std::uint8_t version = 5;
    std::uint8_t versionlz = 1;
    std::uint8_t flags = 0x05;
    std::uint8_t typesize = 1;  // 1 when the true element size exceeds 255
    std::int32_t nbytes = 0;    // decoded
    std::int32_t blocksize = 0; // decoded bytes of a block, as stored; the last one may be shorter
    std::int32_t cbytes = 0;    // encoded, header included
    // From here on only in extended headers; zero without one.
    std::array<std::uint8_t, format::filterSlots> filters{};
    std::uint8_t udcodec = 0;
    std::uint8_t codecMeta = 0;
    std::array<std::uint8_t, format::filterSlots> filtersMeta{};
    std::uint8_t blosc2Flags2 = 0;
    std::uint8_t blosc2Flags = 0;

    bool extended() const { return (flags & 0x05) == 0x05; } // the only sign of a 32-byte header
    std::int32_t overhead() const { return extended() ? 32 : 16; }
    bool memcpyed() const { return (flags & 0x02) != 0; }
    bool dontSplit() const { return (flags & 0x10) != 0; }
    std::uint8_t codecFormat() const { return static_cast<std::uint8_t>(flags >> 5); }
    bool usesDictionary() const { return (blosc2Flags & 0x01) != 0; }
    bool bigEndianData() const { return (blosc2Flags & 0x02) != 0; }
    bool lazy() const { return (blosc2Flags & 0x08) != 0; }
    int specialBits() const { return (blosc2Flags >> 4) & 7; }
    SpecialKind special() const { return static_cast<SpecialKind>(specialBits()); }
    bool instrumented() const { return (blosc2Flags & 0x80) != 0; }
    bool variableLengthBlocks() const { return (blosc2Flags2 & 0x01) != 0; }
    Payload payload() const;

    // The filters that were really applied: a 16-byte header has them in its flags, version 3 left
    // the last slot uninitialised (format.md 3.2, 3.6).
    FilterPipeline pipeline() const;

    // Geometry of format.md 3.7, for chunks without variable-length blocks.
    std::int32_t blockBytes() const; // blocksize, clipped to nbytes
    std::int32_t blockCount() const;
    std::int32_t blockBytes(std::int32_t block) const;  // of that block
    std::int32_t streamCount(std::int32_t block) const; // format.md 3.14 and 3.19
};

// Reads the fields from the first bytes of a chunk without judging them; fails only when there are
// too few. `fileOffset` serves errors.
Result<ChunkHeader> parseChunkHeader(ByteView bytes, std::uint64_t fileOffset);

// format.md 3.8: is this the header of a chunk in a place that has room for `available` bytes?
Result<> validateChunkHeader(const ChunkHeader& header, std::uint64_t available);

// The header that stands for a chunk that only the index knows (format.md 6.5).
ChunkHeader headerOfUnstoredChunk(SpecialKind kind, std::int32_t nbytes, std::int32_t blocksize,
                                  std::int64_t typesize);

inline constexpr std::int32_t extendedHeaderBytes = 32;
inline constexpr std::size_t cbytesOffset = 12; // for writers who know it only at the end

// Appends the 32 bytes of an extended header (format.md 3.1, 3.2): the inverse of
// parseChunkHeader(). We never write the 16-byte one.
void writeChunkHeader(const ChunkHeader& header, ByteWriter& to);

// What a chunk does not say about itself but some codecs and filters must know (format.md 4.1): the
// frame around it says so. Chunks outside of a frame, and chunks that are no data of it (values of
// vlmetalayers, the index), have none.
struct ChunkContext {
    std::int64_t typesize = 0;                 // the true element size, above 255 too; 0: unknown
    std::vector<std::int64_t> blockshape = {}; // as the b2nd metalayer has it, unjudged; empty:
                                               // unknown, or no array

    ArrayBlock arrayBlock() const { return {typesize, blockshape}; }
};

} // namespace bloscope
