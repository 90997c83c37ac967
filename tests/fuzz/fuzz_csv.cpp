#include "core/convert/csv_source.h"
#include "tests/fuzz/fuzzed_source.h"

#include <array>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

// What the first byte of an input asks for: whatever the numbers are, or one of these.
std::optional<DType> wantedType(std::uint8_t choice)
{
    constexpr std::array types = {"|u1", "<f4", ">i2", "<c16", "<U3", "|S2", "<M8[s]", "|b1"};
    const std::size_t n = choice % (types.size() + 1);
    return n == 0 ? std::nullopt : std::optional(*parseDType(types[n - 1], {}));
}

bool isRefusal(const Error& error)
{
    return error.kind() == ErrorKind::Malformed || error.kind() == ErrorKind::Usage ||
           error.kind() == ErrorKind::Limit;
}

} // namespace

// The type that is asked for, and the text.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const auto dtype = wantedType(input.number<std::uint8_t>());
    const ByteView text = input.rest();
    const auto source = CsvSource::open(memorySource(ByteBuffer(text.begin(), text.end())),
                                        {.dtype = dtype}, lonePool());
    if (!source) {
        require(isRefusal(source.error()));
        return 0;
    }
    const Shape& shape = (*source)->shape();
    require(shape.size() == 1 || shape.size() == 2);
    const auto all = bytesOfAll(**source); // behind each field is a byte, or the end of the text
    require(all && *all > 0 && *all <= (text.size() + 1) * (*source)->dtype().itemsize);
    const auto elements = readAll(**source);
    require(elements ? elements->bytes.size() == *all : isRefusal(elements.error()));
    if (elements)
        hasElementsInPlaces(**source, elements->bytes, size * 7919);
    return 0;
}
