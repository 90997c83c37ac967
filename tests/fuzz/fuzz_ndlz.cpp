#include "core/codecs/codecs.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bloscope;
using namespace bloscope::fuzz;

// One byte that chooses the edge of cells, two of decoded size, then a stream. A block is filled
// without a look at what was in it before, or refused.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    CodecInput from;
    from.meta = input.number<std::uint8_t>() % 2 == 0 ? 4 : 8;
    ByteBuffer zeros(input.number<std::uint16_t>());
    ByteBuffer ones(zeros.size(), std::byte{0xff});
    from.stream = input.rest();
    if (from.stream.empty() || zeros.empty())
        return 0;
    const Result<> decoded = decodeNdlz(from, zeros);
    require(decoded || !decoded.error().text().empty());
    require(bool(decodeNdlz(from, ones)) == bool(decoded));
    require(!decoded || zeros == ones);
    return 0;
}
