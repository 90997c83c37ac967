#include "core/convert/npy_source.h"
#include "core/dtype/dtype_descr.h"
#include "core/export/npy_writer.h"
#include "tests/fuzz/fuzzed_source.h"

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

// What is written of it is read as the same array. Types that a file cannot say become raw bytes of
// the same size.
void goesToNumPyAndBack(const CellSource& source, ByteView elements)
{
    const std::string header = npyHeader(source.dtype(), source.shape());
    ByteBuffer file(bytesOf(header).begin(), bytesOf(header).end());
    file.insert(file.end(), elements.begin(), elements.end());
    const auto again = openNpy(memorySource(std::move(file)), lonePool());
    require(bool(again));
    require(bytesOfAll(**again) == elements.size());
    const auto read = readAll(**again);
    require(read && std::ranges::equal(read->bytes, elements));
    require(npyHeader((*again)->dtype(), (*again)->shape()) == header);
}

} // namespace

// A .npy file, as somebody may be sent it.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const ByteView bytes = std::as_bytes(std::span(data, size));
    const auto source = openNpy(memorySource(ByteBuffer(bytes.begin(), bytes.end())), lonePool());
    if (!source) {
        require(source.error().kind() != ErrorKind::Io);
        return 0;
    }
    const auto all = bytesOfAll(**source);
    require(all && *all < size);
    const auto elements = readAll(**source);
    require(elements && elements->bytes.size() == *all);
    hasElementsInPlaces(**source, elements->bytes, size * 7919);
    require(!storedTextOf((*source)->dtype()).empty());
    goesToNumPyAndBack(**source, elements->bytes);
    return 0;
}
