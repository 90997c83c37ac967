#include "core/convert/plane_cost.h"

#include "core/base/checked.h"

#include <algorithm>

namespace bloscope {

namespace {

// Blocks of all chunks along one dimension that hold something of the array. Where that holds
// nothing, chunks and blocks may have no extent either.
std::int64_t blocksAlong(std::int64_t extent, std::int64_t chunk, std::int64_t block)
{
    if (extent == 0)
        return 0;
    return extent / chunk * ceilDivide(chunk, block) + ceilDivide(extent % chunk, block);
}

Shape blocksPerDimension(const Shape& shape, const Partition& partition)
{
    Shape blocks(shape.size());
    for (std::size_t d = 0; d < shape.size(); ++d)
        blocks[d] = blocksAlong(shape[d], partition.chunkshape[d], partition.blockshape[d]);
    return blocks;
}

PlaneCost costOf(const Shape& blocks, const Partition& partition, std::int64_t itemsize)
{
    const auto product = [](const Shape& factors) {
        return checkedProduct<std::int64_t>(factors).value_or(INT64_MAX);
    };
    const auto times = [](std::int64_t a, std::int64_t b) {
        return checkedMultiply(a, b).value_or(INT64_MAX);
    };
    const std::int64_t count = product(blocks);
    return {count, times(count, times(product(partition.blockshape), itemsize))};
}

} // namespace

std::vector<PlaneCost> planeCosts(const Shape& shape, const Partition& partition,
                                  std::int64_t itemsize)
{
    std::vector<PlaneCost> costs;
    for (std::size_t d = 0; d < shape.size(); ++d) {
        Shape blocks = blocksPerDimension(shape, partition);
        blocks[d] = std::min<std::int64_t>(blocks[d], 1);
        costs.push_back(costOf(blocks, partition, itemsize));
    }
    return costs;
}

PlaneCost wholeCost(const Shape& shape, const Partition& partition, std::int64_t itemsize)
{
    return costOf(blocksPerDimension(shape, partition), partition, itemsize);
}

} // namespace bloscope
