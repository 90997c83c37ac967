#include "core/dtype/dtype_leaves.h"

#include "core/base/checked.h"
#include "core/base/row_major.h"

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

// Where a part of an element lies.
struct PlaceInElement {
    std::string path;
    std::vector<std::string> parts;
    std::size_t offset = 0;

    PlaceInElement inner(std::string_view between, std::string part, std::size_t further) const
    {
        PlaceInElement place = *this;
        place.path += path.empty() ? std::string_view() : between;
        place.path += part;
        place.parts.push_back(std::move(part));
        place.offset += further;
        return place;
    }
};

void collect(const DType& dtype, const PlaceInElement& place, std::vector<DTypeLeaf>& leaves);

void collectElements(const DType& array, const PlaceInElement& place,
                     std::vector<DTypeLeaf>& leaves)
{
    const std::size_t size = array.element().itemsize;
    const std::int64_t count = *checkedProduct<std::int64_t>(array.shape);
    for (std::int64_t i = 0; i < count; ++i)
        collect(array.element(),
                place.inner("", fmt::format("[{}]", fmt::join(indicesOf(i, array.shape), ",")),
                            static_cast<std::size_t>(i) * size),
                leaves);
}

void collect(const DType& dtype, const PlaceInElement& place, std::vector<DTypeLeaf>& leaves)
{
    if (isLeaf(dtype)) {
        leaves.push_back({place.path, place.offset, dtype, place.parts});
        return;
    }
    if (dtype.kind == DTypeKind::SubArray)
        return collectElements(dtype, place, leaves);
    for (const DTypeField& field : dtype.fields)
        collect(field.dtype, place.inner(".", field.name, field.offset), leaves);
}

} // namespace

std::vector<DTypeLeaf> leavesOf(const DType& dtype)
{
    std::vector<DTypeLeaf> leaves;
    collect(dtype, {}, leaves);
    return leaves;
}

bool holdsObjects(const DType& dtype)
{
    return dtype.kind == DTypeKind::Object ||
           std::ranges::any_of(dtype.fields,
                               [](const DTypeField& field) { return holdsObjects(field.dtype); });
}

} // namespace bloscope
