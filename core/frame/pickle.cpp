#include "core/frame/pickle.h"

namespace bloscope {

namespace {

constexpr std::size_t shortestPickle = 4; // "no object": protocol, N, full stop
constexpr std::byte stop{'.'};

bool beginsLikeAPickle(ByteView bytes)
{
    return bytes.size() >= 2 && bytes[0] == std::byte{0x80} && bytes[1] >= std::byte{2} &&
           bytes[1] <= std::byte{5};
}

} // namespace

bool isPickle(ByteView bytes)
{
    return bytes.size() >= shortestPickle && beginsLikeAPickle(bytes) && bytes.back() == stop;
}

bool holdsPickle(const Chunk& chunk, ByteView beginning)
{
    const std::int64_t size = chunk.header().nbytes;
    if (size < std::int64_t(shortestPickle) || !beginsLikeAPickle(beginning))
        return false;
    std::byte last{};
    return chunk.read(size - 1, {&last, 1}) && last == stop;
}

} // namespace bloscope
