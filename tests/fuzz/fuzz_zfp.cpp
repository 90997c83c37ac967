#include "core/base/checked.h"
#include "core/codecs/codecs.h"
#include "tests/fuzz/fuzzed_array_block.h"

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

constexpr std::int64_t mostBytes = 1 << 16;

// The bytes of the block; none when it is too large to be tried, or no block at all.
ByteBuffer blockOf(const ArrayBlock& array)
{
    const auto elements = checkedProduct<std::int64_t>(array.shape);
    const auto bytes = elements ? checkedMultiply(*elements, array.typesize) : std::nullopt;
    return ByteBuffer(bytes && *bytes > 0 && *bytes <= mostBytes ? static_cast<std::size_t>(*bytes)
                                                                 : 0);
}

} // namespace

// One byte that chooses the mode, one of its parameter, then an array block and a stream. A block
// is filled without a look at what was in it before, or refused.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr DecodeStream modes[] = {decodeZfpAccuracy, decodeZfpPrecision, decodeZfpRate};
    Input input(data, size);
    const DecodeStream decode = modes[input.number<std::uint8_t>() % 3];
    CodecInput from;
    from.meta = input.number<std::uint8_t>();
    const FuzzedArrayBlock array(input);
    from.array = array.block();
    from.stream = input.rest();
    ByteBuffer zeros = blockOf(from.array);
    ByteBuffer ones(zeros.size(), std::byte{0xff});
    if (from.stream.empty() || zeros.empty())
        return 0;
    const Result<> decoded = decode(from, zeros);
    require(decoded || !decoded.error().text().empty());
    require(bool(decode(from, ones)) == bool(decoded));
    require(!decoded || zeros == ones);
    return 0;
}
