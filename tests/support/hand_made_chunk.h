#pragma once

#include "core/chunk/chunk_header.h"

#include <optional>
#include <vector>

namespace bloscope::test {

// A chunk put together from its parts, right or wrong: what no encoder would write. Its cbytes and
// its block table are those of the parts unless they are given.
struct HandMadeChunk {
    ChunkHeader header;                        // 16 bytes of it when it is not extended()
    std::vector<ByteBuffer> blocks = {};       // the streams of each, laid in this order
    std::optional<ByteBuffer> dictionary = {}; // also sets the header's bit
    std::optional<std::vector<std::int32_t>> starts = {}; // instead of where the blocks really lie
    std::optional<std::int32_t> cbytes = {};

    ByteBuffer bytes() const;
};

// The 16 or 32 bytes of a header as it stands, whatever it says.
ByteBuffer headerBytes(const ChunkHeader& header);

// One stream: its length and what follows it.
ByteBuffer stream(std::int32_t csize, ByteView payload = {});

} // namespace bloscope::test
