#include "core/convert/stored_form.h"

#include "core/dtype/dtype_descr.h"
#include "core/filters/filter_table.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t mostChunksLookedAt = 16;

// Nothing when the first ones have no streams, or cannot be read.
ChunkPtr firstCompressed(const Frame& frame)
{
    for (std::int64_t n = 0; n < std::min(frame.chunkCount(), mostChunksLookedAt); ++n)
        if (const auto chunk = frame.chunk(n);
            chunk && (*chunk)->header().payload() == Payload::Blocks)
            return *chunk;
    return nullptr;
}

ChunkEncoding encodingOf(const Frame& frame)
{
    const FrameHeader& header = frame.header();
    ChunkEncoding how;
    how.typesize = header.typesize;
    how.level = header.compressionLevel();
    how.codec = header.codecId();
    how.filters = header.filters;
    how.filtersMeta = header.filtersMeta;
    const ChunkPtr chunk = firstCompressed(frame);
    if (!chunk)
        return how;
    const ChunkHeader& stored = chunk->header();
    if (const Codec* codec = codecOfChunk(stored.codecFormat(), stored.udcodec))
        how.codec = codec->id;
    const FilterPipeline pipeline = stored.pipeline();
    std::ranges::transform(pipeline, how.filters.begin(), &FilterSlot::id);
    std::ranges::transform(pipeline, how.filtersMeta.begin(), &FilterSlot::meta);
    how.split = stored.dontSplit() ? SplitBlocks::Never : SplitBlocks::Always;
    return how;
}

} // namespace

std::optional<AdviceRow> storedFormOfPart(const Array& array, const Shape& shape)
{
    AdviceRow row = storedForm(array);
    if (shape == array.shape())
        return row;
    if (shape.size() != row.how.chunkshape.size())
        return {};
    row.how.shape = shape;
    row.isExact = false;
    row.storedBytes.reset();
    row.planes =
        planeCosts(shape, {row.how.chunkshape, row.how.blockshape}, row.how.chunks.typesize);
    return row;
}

AdviceRow storedForm(const Array& array)
{
    AdviceRow row;
    row.isCurrent = true;
    row.isExact = true;
    row.storedBytes = array.frame()->storedBytes();
    row.how.shape = array.shape();
    row.how.chunks = encodingOf(*array.frame());
    row.how.dtype = storedTextOf(array.dtype());
    if (const auto& layout = array.layout()) {
        row.how.chunkshape = layout->chunkshape;
        row.how.blockshape = layout->blockshape;
        row.planes =
            planeCosts(layout->shape, {layout->chunkshape, layout->blockshape}, layout->itemsize);
    }
    return row;
}

bool isWritable(const ChunkEncoding& how)
{
    const Codec* codec = codecById(how.codec);
    return codec && codec->encode && std::ranges::all_of(how.filters, [](std::uint8_t id) {
               const Filter* filter = filterById(id);
               return id == noFilter || (filter && filter->apply);
           });
}

} // namespace bloscope
