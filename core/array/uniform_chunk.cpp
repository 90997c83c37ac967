#include "core/array/uniform_chunk.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

bool UniformChunk::isZero() const
{
    return std::ranges::all_of(element, [](std::byte byte) { return byte == std::byte{0}; });
}

std::optional<UniformChunk> uniformChunk(const Chunk& chunk, std::int64_t number,
                                         const Presence& presence, std::size_t itemsize)
{
    const SpecialKind special = chunk.header().special();
    if (auto missing = presence.missingChunk(number, special))
        return UniformChunk{CellState::Absent, *std::move(missing)};
    if (presence.isPartial(number))
        return {};
    if (special == SpecialKind::Uninitialised)
        return UniformChunk{CellState::Uninitialised,
                            fmt::format("chunk {} was never written", number)};
    UniformChunk uniform{.element = ByteBuffer(itemsize)};
    if (special == SpecialKind::Zeros)
        return uniform;
    const auto period = chunk.period();
    if (!period || itemsize % *period != 0 || !chunk.read(0, uniform.element))
        return {};
    return uniform;
}

} // namespace bloscope
