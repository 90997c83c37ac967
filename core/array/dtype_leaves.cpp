#include "core/array/dtype_leaves.h"

#include "core/array/row_major.h"
#include "core/base/checked.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

// How many leaves the type has when none of its sub-arrays are too large; at most one more than a
// sub-array may have, which is enough to know.
std::int64_t leafCount(const DType& dtype)
{
    constexpr std::int64_t enough = mostLeavesOfSubArray + 1;
    if (dtype.kind == DTypeKind::SubArray) {
        const std::int64_t elements = *checkedProduct<std::int64_t>(dtype.shape);
        return std::min(enough, std::min(enough, elements) * leafCount(dtype.element()));
    }
    std::int64_t count = dtype.fields.empty() ? 1 : 0;
    for (const DTypeField& field : dtype.fields)
        count = std::min(enough, count + leafCount(field.dtype));
    return count;
}

bool isLeaf(const DType& dtype)
{
    if (dtype.kind != DTypeKind::SubArray)
        return dtype.fields.empty();
    const std::int64_t count = leafCount(dtype);
    return count == 0 || count > mostLeavesOfSubArray;
}

void collect(const DType& dtype, const std::string& path, std::size_t offset,
             std::vector<DTypeLeaf>& leaves);

void collectElements(const DType& array, const std::string& path, std::size_t offset,
                     std::vector<DTypeLeaf>& leaves)
{
    const std::size_t size = array.element().itemsize;
    const std::int64_t count = *checkedProduct<std::int64_t>(array.shape);
    for (std::int64_t i = 0; i < count; ++i)
        collect(array.element(),
                fmt::format("{}[{}]", path, fmt::join(indicesOf(i, array.shape), ",")),
                offset + static_cast<std::size_t>(i) * size, leaves);
}

void collect(const DType& dtype, const std::string& path, std::size_t offset,
             std::vector<DTypeLeaf>& leaves)
{
    if (isLeaf(dtype)) {
        leaves.push_back({path, offset, dtype});
        return;
    }
    if (dtype.kind == DTypeKind::SubArray)
        return collectElements(dtype, path, offset, leaves);
    for (const DTypeField& field : dtype.fields)
        collect(field.dtype, path.empty() ? field.name : path + '.' + field.name,
                offset + field.offset, leaves);
}

} // namespace

std::vector<DTypeLeaf> leavesOf(const DType& dtype)
{
    std::vector<DTypeLeaf> leaves;
    collect(dtype, {}, 0, leaves);
    return leaves;
}

} // namespace bloscope
