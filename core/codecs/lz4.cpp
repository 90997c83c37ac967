#include "core/codecs/codecs.h"

#include "core/codecs/stream_error.h"

#include <algorithm>
#include <climits>
#include <lz4.h>
#include <lz4hc.h>

namespace bloscope {

namespace {

// liblz4 counts in int; more than that has no place in a chunk either.
bool countable(std::size_t size)
{
    return size <= INT_MAX;
}

const char* chars(ByteView bytes)
{
    return reinterpret_cast<const char*>(bytes.data());
}

char* chars(ByteSpan bytes)
{
    return reinterpret_cast<char*>(bytes.data());
}

int decompress(const CodecInput& input, ByteSpan to)
{
    const int streamSize = static_cast<int>(input.stream.size());
    const int size = static_cast<int>(to.size());
    if (input.dictionary.empty())
        return LZ4_decompress_safe(chars(input.stream), chars(to), streamSize, size);
    return LZ4_decompress_safe_usingDict(chars(input.stream), chars(to), streamSize, size,
                                         chars(input.dictionary),
                                         static_cast<int>(input.dictionary.size()));
}

} // namespace

Result<> decodeLz4(const CodecInput& input, ByteSpan to)
{
    if (!countable(input.stream.size()) || !countable(to.size()) ||
        !countable(input.dictionary.size()))
        return damagedStream("lz4", "it is longer than 2 GiB");
    const int written = decompress(input, to);
    if (written < 0)
        return damagedStream("lz4");
    if (static_cast<std::size_t>(written) != to.size())
        return wrongStreamSize("lz4", static_cast<std::size_t>(written), to.size());
    return {};
}

std::size_t encodeLz4(ByteView from, ByteSpan to, int level)
{
    if (!countable(from.size()) || !countable(to.size()))
        return 0;
    const int acceleration = std::clamp(10 - level, 1, 10);
    return static_cast<std::size_t>(LZ4_compress_fast(chars(from), chars(to),
                                                      static_cast<int>(from.size()),
                                                      static_cast<int>(to.size()), acceleration));
}

std::size_t encodeLz4hc(ByteView from, ByteSpan to, int level)
{
    if (!countable(from.size()) || !countable(to.size()))
        return 0;
    return static_cast<std::size_t>(LZ4_compress_HC(
        chars(from), chars(to), static_cast<int>(from.size()), static_cast<int>(to.size()), level));
}

} // namespace bloscope
