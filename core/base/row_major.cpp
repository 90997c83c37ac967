#include "core/base/row_major.h"

#include "core/base/checked.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

// The bytes of a block of this shape; nothing when there cannot be such a block.
std::optional<std::int64_t> bytesOf(const ArrayBlock& array)
{
    if (std::ranges::any_of(array.shape, [](std::int64_t extent) { return extent < 1; }))
        return {};
    const auto elements = checkedProduct<std::int64_t>(array.shape);
    return elements ? checkedMultiply(*elements, array.typesize) : std::nullopt;
}

} // namespace

Result<> checkArrayBlock(std::string_view user, const ArrayBlock& array, std::size_t bytes,
                         std::size_t mostDimensions)
{
    if (array.typesize <= 0 || array.shape.empty())
        return Error{
            ErrorKind::Malformed,
            fmt::format("{} needs array metadata with the block shape, which is missing", user)};
    if (array.shape.size() > mostDimensions)
        return Error{ErrorKind::Malformed,
                     fmt::format("{} does not support {} dimensions", user, array.shape.size())};
    const auto needed = bytesOf(array);
    if (!needed || static_cast<std::uint64_t>(*needed) != bytes)
        return Error{ErrorKind::Malformed,
                     fmt::format("{} needs array metadata that matches its blocks: {} elements of "
                                 "{} bytes are not a block of {} bytes",
                                 user, array.shape, array.typesize, bytes)};
    return {};
}

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
