#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/chunk/chunk_header.h"
#include "core/codecs/codec_table.h"

#include <array>
#include <cstdint>

namespace bloscope {

enum class SplitBlocks : std::uint8_t {
    Never,  // one stream per block
    Always, // one stream per byte of the element in every whole block (format.md 3.14)
    Auto    // where the reference does it: fast codecs behind a shuffle of short elements
};

// How bytes are to be encoded into a chunk. Slot 0 of the filters is applied first.
struct ChunkEncoding {
    std::int64_t typesize = 1;  // the true element size; a chunk header says 1 when it exceeds 255
    std::int64_t blocksize = 0; // decoded bytes of a block; 0 or more than there are: one block
    std::uint8_t codec = 0;     // id of format.md 5.1
    int level = 5;              // 0, no compression, to 9
    std::array<std::uint8_t, format::filterSlots> filters{};
    std::array<std::uint8_t, format::filterSlots> filtersMeta{};
    SplitBlocks split = SplitBlocks::Never;

    std::uint8_t headerTypesize() const
    {
        return static_cast<std::uint8_t>(typesize > 255 ? 1 : typesize);
    }

    // Are whole blocks of so many bytes split into streams?
    bool splits(std::size_t blockBytes) const;
};

// The header of a chunk of `nbytes` bytes in this encoding, without codec and split bits and with a
// cbytes of 32: what all kinds of chunks have in common. Errors (Usage) name the limit of format.md
// 12 that is exceeded.
Result<ChunkHeader> headerFor(std::uint64_t nbytes, const ChunkEncoding& encoding);

} // namespace bloscope
