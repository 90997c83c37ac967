#include "core/codecs/codecs.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

void decodesWithoutLookingAtOldBytes(ByteView stream, std::size_t size)
{
    ByteBuffer zeros(size);
    ByteBuffer ones(size, std::byte{0xff});
    const bool decoded = bool(decodeBlosclz({stream}, zeros));
    require(decoded == bool(decodeBlosclz({stream}, ones)));
    require(!decoded || zeros == ones);
}

void decodesWhatItEncoded(ByteView data)
{
    ByteBuffer stream(data.size() + data.size() / 32 + 2);
    stream.resize(encodeBlosclz(data, stream, 5));
    stream.shrink_to_fit();
    if (stream.empty())
        return;
    ByteBuffer again(data.size());
    require(bool(decodeBlosclz({stream}, again)));
    require(std::equal(again.begin(), again.end(), data.begin(), data.end()));
}

} // namespace

// Two bytes of decoded size, then a stream; the stream also serves as data to encode.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const std::size_t decodedBytes = input.number<std::uint16_t>();
    if (!input.rest().empty())
        decodesWithoutLookingAtOldBytes(input.rest(), decodedBytes);
    decodesWhatItEncoded(input.rest());
    return 0;
}
