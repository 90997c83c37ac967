#include "core/chunk/block_sizes.h"

#include "core/base/checked.h"

#include <algorithm>

namespace bloscope {

BlockSizes BlockSizes::equal(std::int64_t nbytes, std::int64_t blockBytes)
{
    assert(nbytes >= 0 && blockBytes > 0);
    BlockSizes sizes;
    sizes.m_nbytes = nbytes;
    sizes.m_largest = blockBytes;
    sizes.m_count = static_cast<std::int32_t>(ceilDivide(nbytes, blockBytes));
    return sizes;
}

BlockSizes BlockSizes::between(std::vector<std::int32_t> begins)
{
    assert(!begins.empty() && begins.front() == 0);
    BlockSizes sizes;
    sizes.m_nbytes = begins.back();
    sizes.m_count = static_cast<std::int32_t>(begins.size()) - 1;
    for (std::size_t i = 1; i < begins.size(); ++i)
        sizes.m_largest = std::max<std::int64_t>(sizes.m_largest, begins[i] - begins[i - 1]);
    sizes.m_begins = std::move(begins);
    return sizes;
}

std::int32_t BlockSizes::at(std::int64_t position) const
{
    assert(position >= 0 && position < m_nbytes);
    if (m_begins.empty())
        return static_cast<std::int32_t>(position / m_largest);
    const auto next = std::upper_bound(m_begins.begin(), m_begins.end(), position);
    return static_cast<std::int32_t>(next - m_begins.begin()) - 1;
}

} // namespace bloscope
