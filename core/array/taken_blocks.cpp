#include "core/array/taken_blocks.h"

#include <algorithm>

namespace bloscope {

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

} // namespace bloscope
