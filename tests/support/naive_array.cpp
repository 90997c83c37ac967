#include "tests/support/naive_array.h"

#include "core/array/write_b2nd.h"
#include "core/chunk/chunk_encoder.h"
#include "core/frame_writing/frame_writer.h"
#include "tests/support/or_abort.h"
#include "tests/support/sample_bytes.h"

#include <algorithm>

namespace bloscope::test {

namespace {

std::int64_t roundedUp(std::int64_t a, std::int64_t b)
{
    return (a + b - 1) / b;
}

// Where an element lies: in which chunk and, inside of it, at which element.
struct Place {
    std::size_t chunk = 0;
    std::size_t element = 0;
};

Place placeOf(const NaiveArray& array, const std::vector<std::int64_t>& x)
{
    std::int64_t chunk = 0;
    std::int64_t block = 0;
    std::int64_t inside = 0;
    std::int64_t blockElements = 1;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const std::int64_t chunkExtent = array.chunkshape[i];
        const std::int64_t blockExtent = array.blockshape[i];
        const std::int64_t y = x[i] % chunkExtent;
        chunk = chunk * roundedUp(array.shape[i], chunkExtent) + x[i] / chunkExtent;
        block = block * roundedUp(chunkExtent, blockExtent) + y / blockExtent;
        inside = inside * blockExtent + y % blockExtent;
        blockElements *= blockExtent;
    }
    return {static_cast<std::size_t>(chunk),
            static_cast<std::size_t>(block * blockElements + inside)};
}

// Calls visit(x) with every index below `extents`, the last one fastest.
template <class Visit>
void forEachIndex(const Shape& extents, const Visit& visit)
{
    for (const std::int64_t extent : extents)
        if (extent == 0)
            return;
    std::vector<std::int64_t> x(extents.size(), 0);
    for (;;) {
        visit(x);
        std::size_t d = extents.size();
        while (d > 0 && ++x[d - 1] == extents[d - 1])
            x[--d] = 0;
        if (d == 0)
            return;
    }
}

std::int64_t productOf(const Shape& extents)
{
    std::int64_t product = 1;
    for (const std::int64_t extent : extents)
        product *= extent;
    return product;
}

std::int64_t below(std::mt19937& random, std::int64_t bound)
{
    return static_cast<std::int64_t>(random()) % bound;
}

DimensionSlice randomRange(std::mt19937& random, std::int64_t extent)
{
    if (extent == 0 || below(random, 40) == 0)
        return DimensionSlice::range(0, 0);
    if (below(random, 5) == 0)
        return DimensionSlice::index(below(random, extent));
    const std::int64_t one = below(random, extent);
    const std::int64_t other = below(random, extent);
    const std::int64_t step = 1 + (below(random, 2) == 0 ? 0 : below(random, 7));
    return other >= one ? DimensionSlice::range(one, (other - one) / step + 1, step)
                        : DimensionSlice::range(one, (one - other) / step + 1, -step);
}

} // namespace

std::int64_t NaiveArray::count() const
{
    return productOf(shape);
}

std::vector<ByteBuffer> NaiveArray::chunks() const
{
    std::int64_t chunkCount = 1;
    std::int64_t chunkElements = 1;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        chunkCount *= roundedUp(shape[i], chunkshape[i]);
        chunkElements *= roundedUp(chunkshape[i], blockshape[i]) * blockshape[i];
    }
    const ByteBuffer padding(static_cast<std::size_t>(chunkElements) * itemsize, std::byte{0xee});
    std::vector<ByteBuffer> chunks(static_cast<std::size_t>(chunkCount), padding);
    const std::byte* element = elements.data();
    forEachIndex(shape, [&](const std::vector<std::int64_t>& x) {
        const Place place = placeOf(*this, x);
        std::copy_n(element, itemsize, chunks[place.chunk].data() + place.element * itemsize);
        element += itemsize;
    });
    return chunks;
}

ByteBuffer NaiveArray::frame(const ChunkEncoding& encoding) const
{
    ChunkEncoding complete = encoding;
    complete.typesize = static_cast<std::int64_t>(itemsize);
    complete.blocksize = productOf(blockshape) * complete.typesize;
    FrameWriter writer({.defaults = complete});
    B2ndMetadata metadata;
    metadata.dimensions = static_cast<int>(shape.size());
    metadata.shape = shape;
    metadata.chunkshape = chunkshape;
    metadata.blockshape = blockshape;
    metadata.dtypeFormat = 0;
    metadata.dtype = "|V" + std::to_string(itemsize);
    orAbort(writer.addMetalayer("b2nd", writeB2nd(metadata)));
    for (const ByteBuffer& chunk : chunks())
        orAbort(writer.appendChunk(orAbort(encodeChunk(chunk, complete))));
    return orAbort(writer.finish());
}

ByteBuffer NaiveArray::cells(const Slice& slice) const
{
    Shape counts;
    for (const DimensionSlice& taken : slice.dimensions())
        counts.push_back(taken.count);
    ByteBuffer cells;
    forEachIndex(counts, [&](const std::vector<std::int64_t>& i) {
        std::int64_t element = 0;
        for (std::size_t d = 0; d < i.size(); ++d)
            element = element * shape[d] + slice[d].start + i[d] * slice[d].step;
        const std::byte* from = elements.data() + static_cast<std::size_t>(element) * itemsize;
        cells.insert(cells.end(), from, from + itemsize);
    });
    return cells;
}

NaiveArray randomArray(std::mt19937& random, std::size_t dimensions, std::int64_t mostElements)
{
    NaiveArray array;
    std::int64_t room = mostElements;
    for (std::size_t d = 0; d < dimensions; ++d) {
        const std::int64_t extent = 1 + below(random, std::clamp<std::int64_t>(room, 1, 40));
        array.shape.push_back(extent);
        const bool mayExceed = d < 4; // in all of 16 dimensions it would take gigabytes
        array.chunkshape.push_back(1 + below(random, mayExceed ? extent + 3 : extent));
        array.blockshape.push_back(1 +
                                   below(random, array.chunkshape.back() + (mayExceed ? 1 : 0)));
        room /= extent;
    }
    constexpr std::size_t itemsizes[] = {1, 2, 3, 4, 8, 12, 16, 300};
    array.itemsize = itemsizes[below(random, std::size(itemsizes))];
    array.elements = noise(static_cast<std::size_t>(array.count()) * array.itemsize,
                           static_cast<std::uint32_t>(random()));
    return array;
}

Slice randomSlice(std::mt19937& random, const Shape& shape)
{
    std::vector<DimensionSlice> dimensions;
    for (const std::int64_t extent : shape)
        dimensions.push_back(randomRange(random, extent));
    return {shape, std::move(dimensions)};
}

} // namespace bloscope::test
