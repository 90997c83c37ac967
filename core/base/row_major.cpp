#include "core/base/row_major.h"

namespace bloscope {

std::vector<std::int64_t> stridesOf(const Shape& extents, std::int64_t itemsize)
{
    std::vector<std::int64_t> strides(extents.size());
    for (std::size_t d = extents.size(); d-- > 0;) {
        strides[d] = itemsize;
        itemsize *= extents[d];
    }
    return strides;
}

std::vector<std::int64_t> indicesOf(std::int64_t n, const Shape& extents)
{
    std::vector<std::int64_t> indices(extents.size());
    for (std::size_t d = extents.size(); d-- > 0;) {
        indices[d] = n % extents[d];
        n /= extents[d];
    }
    return indices;
}

} // namespace bloscope
