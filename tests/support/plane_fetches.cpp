#include "tests/support/plane_fetches.h"

#include "core/base/row_major.h"
#include "tests/support/or_abort.h"

#include <algorithm>
#include <vector>

namespace bloscope::test {

namespace {

std::vector<std::int64_t> thoseAcross(const Shape& grid, std::size_t axis, std::int64_t at)
{
    std::int64_t count = 1;
    for (const std::int64_t extent : grid)
        count *= extent;
    std::vector<std::int64_t> numbers;
    for (std::int64_t n = 0; n < count; ++n)
        if (indicesOf(n, grid)[axis] == at)
            numbers.push_back(n);
    return numbers;
}

std::vector<std::int64_t> chunksAcross(const ArrayLayout& layout, std::size_t axis,
                                       std::int64_t index)
{
    return thoseAcross(layout.chunkGrid, axis, index / layout.chunkshape[axis]);
}

PlaneFetches costOf(std::vector<ByteRange> ranges)
{
    std::ranges::sort(ranges, {}, &ByteRange::offset);
    PlaneFetches cost;
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        cost.bytes += ranges[i].size;
        cost.requests += i == 0 || ranges[i].offset != ranges[i - 1].end() ? 1 : 0;
    }
    return cost;
}

} // namespace

PlaneFetches blocksOfPlane(const Array& array, std::size_t axis, std::int64_t index)
{
    const ArrayLayout& layout = *array.layout();
    const auto blocks = thoseAcross(layout.blockGrid, axis,
                                    index % layout.chunkshape[axis] / layout.blockshape[axis]);
    PlaneFetches heads;
    std::vector<ByteRange> ranges;
    for (const std::int64_t n : chunksAcross(layout, axis, index)) {
        const ChunkPtr chunk = orAbort(array.frame()->chunk(n));
        ++heads.requests;
        heads.bytes += static_cast<std::uint64_t>(chunk->header().overhead()) +
                       sizeof(std::int32_t) * static_cast<std::uint64_t>(chunk->blockCount());
        for (const std::int64_t block : blocks) {
            const auto range = orAbort(chunk->blocks().range(static_cast<std::int32_t>(block)));
            ranges.push_back({chunk->offset() + static_cast<std::uint64_t>(range.begin),
                              static_cast<std::uint64_t>(range.end - range.begin)});
        }
    }
    const PlaneFetches cost = costOf(std::move(ranges));
    return {heads.requests + cost.requests, heads.bytes + cost.bytes};
}

PlaneFetches chunksOfPlane(const Array& array, std::size_t axis, std::int64_t index)
{
    std::vector<ByteRange> ranges;
    for (const std::int64_t n : chunksAcross(*array.layout(), axis, index)) {
        const ChunkPtr chunk = orAbort(array.frame()->chunk(n));
        ranges.push_back({chunk->offset(), static_cast<std::uint64_t>(chunk->header().cbytes)});
    }
    return costOf(std::move(ranges));
}

} // namespace bloscope::test
