#pragma once

#include "core/array/cells.h"
#include "core/chunk/chunk.h"
#include "core/objects/presence.h"

#include <optional>

namespace bloscope {

// A chunk of an n-d array whose elements are all alike: none of its blocks has to be decoded to
// know them.
struct UniformChunk {
    CellState state = CellState::Fine;
    std::string reason = {}; // of other states
    ByteBuffer element = {}; // when Fine

    bool isZero() const;
};

// What chunk `number` holds everywhere, when its header and `presence` tell; nothing when it has to
// be looked at block by block.
std::optional<UniformChunk> uniformChunk(const Chunk& chunk, std::int64_t number,
                                         const Presence& presence, std::size_t itemsize);

} // namespace bloscope
