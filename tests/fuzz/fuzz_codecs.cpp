#include "core/codecs/codec_table.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bloscope;
using namespace bloscope::fuzz;

// One byte of codec id, two of decoded size, one of dictionary size, the dictionary, then a stream.
// Whatever it is, the decoder fills its buffer or says why not, and repeats itself.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const Codec* codec = codecById(input.number<std::uint8_t>());
    ByteBuffer first(input.number<std::uint16_t>());
    const ByteView dictionary = input.bytes(input.number<std::uint8_t>());
    if (!codec || !codec->decode || input.rest().empty())
        return 0;
    ByteBuffer second(first.size(), std::byte{0xff});
    const Result<> decoded = codec->decode({input.rest(), dictionary}, first);
    require(decoded || !decoded.error().text().empty());
    require(bool(codec->decode({input.rest(), dictionary}, second)) == bool(decoded));
    require(!decoded || first == second);
    return 0;
}
