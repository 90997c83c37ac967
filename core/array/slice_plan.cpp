#include "core/array/slice_plan.h"

#include "core/base/checked.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t mostBlocks = 16'000'000;

// How many indices from `y` on, `step` apart, stay inside [blockBegin, blockEnd).
std::int64_t stepsInside(std::int64_t y, std::int64_t step, std::int64_t blockBegin,
                         std::int64_t blockEnd)
{
    return step > 0 ? (blockEnd - 1 - y) / step + 1 : (y - blockBegin) / -step + 1;
}

DimensionPlan planDimension(const DimensionSlice& taken, std::int64_t chunkExtent,
                            std::int64_t blockExtent)
{
    DimensionPlan plan;
    for (std::int64_t i = 0; i < taken.count;) {
        const std::int64_t chunk = taken.at(i) / chunkExtent;
        const std::int64_t y = taken.at(i) % chunkExtent;
        const std::int64_t block = y / blockExtent;
        const std::int64_t blockBegin = block * blockExtent;
        const std::int64_t blockEnd = std::min(blockBegin + blockExtent, chunkExtent);
        const std::int64_t count =
            std::min(taken.count - i, stepsInside(y, taken.step, blockBegin, blockEnd));
        if (plan.chunks.empty() || plan.chunks.back().chunk != chunk)
            plan.chunks.push_back({chunk, i, 0, plan.blocks.size(), plan.blocks.size()});
        plan.blocks.push_back({block, {i, count, y - blockBegin}});
        plan.chunks.back().count += count;
        plan.chunks.back().blocksEnd = plan.blocks.size();
        i += count;
    }
    return plan;
}

// Blocks along one dimension, at the most and without listing them.
std::int64_t blocksAlong(const DimensionSlice& taken, std::int64_t chunkExtent,
                         std::int64_t blockExtent)
{
    if (taken.count == 0)
        return 0;
    const std::int64_t low = std::min(taken.at(0), taken.at(taken.count - 1));
    const std::int64_t high = std::max(taken.at(0), taken.at(taken.count - 1));
    const std::int64_t chunks = high / chunkExtent - low / chunkExtent + 1;
    const std::int64_t blocks =
        checkedMultiply(chunks, ceilDivide(chunkExtent, blockExtent)).value_or(INT64_MAX);
    return std::min(taken.count, blocks);
}

} // namespace

bool takesBlock(const Slice& slice, const ArrayLayout& layout, std::int64_t chunk,
                std::int32_t block)
{
    const auto chunkAt = indicesOf(chunk, layout.chunkGrid);
    const auto blockAt = indicesOf(block, layout.blockGrid);
    for (std::size_t d = 0; d < layout.dimensions(); ++d) {
        const std::int64_t chunkBegin = chunkAt[d] * layout.chunkshape[d];
        const std::int64_t begin = chunkBegin + blockAt[d] * layout.blockshape[d];
        const std::int64_t end = std::min(
            {begin + layout.blockshape[d], chunkBegin + layout.chunkshape[d], layout.shape[d]});
        const DimensionSlice& taken = slice[d];
        if (begin >= end || taken.count == 0)
            return false;
        const auto [first, last] = std::minmax({taken.at(0), taken.at(taken.count - 1)});
        const bool takesEach = std::abs(taken.step) == 1 ||
                               (end - begin == 1 && (begin - taken.start) % taken.step == 0);
        if (!takesEach || first > begin || last < end - 1)
            return false;
    }
    return true;
}

Result<std::vector<DimensionPlan>> planSlice(const Slice& slice, const ArrayLayout& layout)
{
    std::int64_t blocks = 1;
    for (std::size_t d = 0; d < layout.dimensions(); ++d) {
        const std::int64_t along =
            blocksAlong(slice[d], layout.chunkshape[d], layout.blockshape[d]);
        blocks = checkedMultiply(blocks, along).value_or(INT64_MAX);
    }
    if (blocks > mostBlocks)
        return Error{
            ErrorKind::Limit,
            fmt::format(
                "the slice spans {} blocks, too many to read at once; select a smaller slice",
                blocks)};

    std::vector<DimensionPlan> plans;
    for (std::size_t d = 0; d < layout.dimensions(); ++d)
        plans.push_back(planDimension(slice[d], layout.chunkshape[d], layout.blockshape[d]));
    return plans;
}

bool takesAllOfBlock(const BlockRun& run, std::int64_t chunk, std::size_t d,
                     const ArrayLayout& layout)
{
    const std::int64_t inChunk = run.block * layout.blockshape[d];
    const std::int64_t inArray = chunk * layout.chunkshape[d] + inChunk;
    return run.run.count == std::min({layout.blockshape[d], layout.chunkshape[d] - inChunk,
                                      layout.shape[d] - inArray});
}

} // namespace bloscope
