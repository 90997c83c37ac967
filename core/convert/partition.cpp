#include "core/convert/partition.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/chunk/chunk_encoding.h"
#include "core/filters/filter_table.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

// Bytes of a box; more than any budget where that does not fit 64 bits.
std::int64_t bytesOf(const Shape& extents, std::int64_t itemsize)
{
    const auto count = checkedProduct<std::int64_t>(extents);
    return count ? checkedMultiply(*count, itemsize).value_or(INT64_MAX) : INT64_MAX;
}

Shape halvedInto(Shape extents, std::int64_t itemsize, std::int64_t budget)
{
    while (bytesOf(extents, itemsize) > budget) {
        const auto longest = std::max_element(extents.begin(), extents.end());
        if (longest == extents.end() || *longest == 1)
            break;
        *longest = ceilDivide<std::int64_t>(*longest, 2);
    }
    return extents;
}

Shape cutTo(Shape extents, const std::vector<std::size_t>& planesAlong)
{
    for (const std::size_t d : planesAlong)
        extents[d] = 1;
    return extents;
}

Shape chosenChunk(const Shape& shape, std::int64_t itemsize, const PartitionWish& wish)
{
    Shape whole = shape;
    for (std::int64_t& extent : whole)
        extent = std::max<std::int64_t>(extent, 1);
    Shape chunk = halvedInto(cutTo(whole, wish.planesAlong), itemsize, wish.chunkBytes);
    for (const std::size_t d : wish.planesAlong)
        while (chunk[d] < whole[d] && bytesOf(chunk, itemsize) <= wish.chunkBytes / 2)
            chunk[d] = std::min(2 * chunk[d], whole[d]);
    return chunk;
}

Result<> checkShape(const char* what, const Shape& extents, std::size_t dimensions)
{
    if (extents.size() != dimensions)
        return usageError(fmt::format("{} have {} dimensions, but the array has {}", what,
                                      extents.size(), dimensions));
    if (std::ranges::any_of(extents, [](std::int64_t extent) { return extent < 1; }))
        return usageError(
            fmt::format("{} of shape {} contain no elements", what, fmt::join(extents, ",")));
    return {};
}

Result<> checkWish(const Shape& shape, const PartitionWish& wish)
{
    for (const std::size_t d : wish.planesAlong)
        if (d >= shape.size())
            return usageError(
                fmt::format("there is no dimension {}; the array has {}", d, shape.size()));
    if (wish.chunkshape) {
        BLOSCOPE_CHECK(checkShape("chunks", *wish.chunkshape, shape.size()));
    }
    if (wish.blockshape) {
        BLOSCOPE_CHECK(checkShape("blocks", *wish.blockshape, shape.size()));
    }
    return {};
}

Result<> checkHasOneBlock(const Partition& partition)
{
    if (partition.chunkshape == partition.blockshape)
        return {};
    return usageError(fmt::format(
        "the delta filter needs one block per chunk: the reference library misreads "
        "chunks with several; blocks of shape {} are smaller than their chunks of shape {}",
        fmt::join(partition.blockshape, ","), fmt::join(partition.chunkshape, ",")));
}

// The chunk, where that has one block.
Shape chosenBlock(const Shape& chunk, std::int64_t itemsize, const PartitionWish& wish)
{
    return wish.hasOneBlock ? chunk
                            : halvedInto(cutTo(chunk, wish.planesAlong), itemsize, wish.blockBytes);
}

// A chunk is stored as whole blocks.
Result<> checkSizes(const Partition& partition, std::int64_t itemsize)
{
    Shape stored = partition.chunkshape;
    for (std::size_t d = 0; d < stored.size(); ++d) {
        const std::int64_t block = partition.blockshape[d];
        if (block > stored[d])
            return usageError(fmt::format(
                "blocks of shape {} are larger than their chunks of shape {}",
                fmt::join(partition.blockshape, ","), fmt::join(partition.chunkshape, ",")));
        stored[d] = ceilDivide<std::int64_t>(stored[d], block) * block;
    }
    const std::int64_t block = bytesOf(partition.blockshape, itemsize);
    const std::int64_t chunk = bytesOf(stored, itemsize);
    if (block > format::maxBlockBytes)
        return usageError(fmt::format("a block of {} bytes is too large; the limit is {}",
                                      groupedDigits(block),
                                      groupedDigits(std::int64_t{format::maxBlockBytes})));
    if (chunk > format::maxChunkBytes)
        return usageError(fmt::format("a chunk of {} bytes is too large; the limit is {}",
                                      groupedDigits(chunk),
                                      groupedDigits(std::int64_t{format::maxChunkBytes})));
    return {};
}

} // namespace

bool needsOneBlock(const ChunkEncoding& encoding)
{
    return std::ranges::find(encoding.filters, deltaFilter) != encoding.filters.end();
}

Result<Partition> choosePartition(const Shape& shape, std::int64_t itemsize,
                                  const PartitionWish& wish)
{
    BLOSCOPE_CHECK(checkWish(shape, wish));
    Partition partition;
    partition.chunkshape = wish.chunkshape ? *wish.chunkshape : chosenChunk(shape, itemsize, wish);
    if (!wish.chunkshape && wish.blockshape && wish.hasOneBlock)
        partition.chunkshape = *wish.blockshape;
    else if (!wish.chunkshape && wish.blockshape)
        for (std::size_t d = 0; d < shape.size(); ++d)
            partition.chunkshape[d] = std::max(partition.chunkshape[d], (*wish.blockshape)[d]);
    partition.blockshape =
        wish.blockshape ? *wish.blockshape : chosenBlock(partition.chunkshape, itemsize, wish);
    BLOSCOPE_CHECK(checkSizes(partition, itemsize));
    if (wish.hasOneBlock) {
        BLOSCOPE_CHECK(checkHasOneBlock(partition));
    }
    return partition;
}

} // namespace bloscope
