#include "core/array/array_layout.h"
#include "core/array/write_b2nd.h"
#include "core/base/checked.h"
#include "tests/fuzz/fuzz_target.h"

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

void checkLayoutOf(const B2ndMetadata& metadata, std::int64_t itemsize)
{
    const Result<ArrayLayout> layout = layoutOf(metadata, itemsize);
    if (!layout)
        return;
    require(layout->dimensions() == metadata.shape.size());
    require(layout->chunkCount == *checkedProduct<std::int64_t>(layout->chunkGrid));
    require(layout->chunkBytes ==
            layout->blockBytes * *checkedProduct<std::int64_t>(layout->blockGrid));
    require(layout->chunkBytes <= format::maxChunkBytes);
    for (std::size_t d = 0; d < layout->dimensions(); ++d)
        require(layout->shape[d] <= layout->chunkGrid[d] * layout->chunkshape[d]);
}

} // namespace

// Four bytes of element size, then the metadata of an array. They say the same when they are
// written again, and a layout made of them covers every element.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const auto itemsize = std::max<std::int64_t>(1, input.number<std::uint32_t>() & 0x1fffffff);
    const ByteBuffer value(input.rest().begin(), input.rest().end());
    const Result<B2ndMetadata> metadata = parseB2nd(value, 0);
    if (!metadata)
        return 0;
    require(metadata->shape.size() <= format::maxDimensions);
    require(metadata->chunkshape.size() == metadata->shape.size());
    require(metadata->blockshape.size() == metadata->shape.size());

    const Result<B2ndMetadata> again = parseB2nd(writeB2nd(*metadata), 0);
    require(again && again->shape == metadata->shape && again->dtype == metadata->dtype &&
            again->chunkshape == metadata->chunkshape && again->blockshape == metadata->blockshape);
    checkLayoutOf(*metadata, itemsize);
    return 0;
}
