#include "core/dtype/dtype_part.h"

#include "core/base/parse_number.h"
#include "core/base/row_major.h"

namespace bloscope {

namespace {

// How a dtype is entered: what is left of the path, and where in the element that is.
struct RestOfPath {
    std::string_view path;
    std::size_t offset = 0;
};

std::optional<DTypeLeaf> findPart(const DType& dtype, RestOfPath rest);

// "real" and "imag" of a complex number.
std::optional<DTypeLeaf> findHalf(const DType& complex, RestOfPath rest)
{
    if (rest.path != "real" && rest.path != "imag")
        return {};
    DTypeLeaf leaf;
    leaf.dtype = halfOf(complex);
    leaf.offset = rest.offset + (rest.path == "imag" ? leaf.dtype.itemsize : 0);
    return leaf;
}

// "[1,2]" at the front of a path: the number of the element in a sub-array of that shape.
std::optional<std::int64_t> elementNamed(std::string_view indices, const Shape& shape)
{
    std::int64_t element = 0;
    for (std::size_t d = 0; d < shape.size(); ++d) {
        const bool isLast = d + 1 == shape.size();
        const std::size_t end = isLast ? indices.size() : indices.find(',');
        if (end == indices.npos)
            return {};
        const auto index = parseNumber<std::int64_t>(indices.substr(0, end));
        if (!index || *index < 0 || *index >= shape[d])
            return {};
        element = element * shape[d] + *index;
        indices.remove_prefix(isLast ? end : end + 1);
    }
    return element;
}

std::optional<DTypeLeaf> findElement(const DType& array, RestOfPath rest)
{
    const std::size_t close = rest.path.find(']');
    if (!rest.path.starts_with('[') || close == rest.path.npos)
        return {};
    const auto element = elementNamed(rest.path.substr(1, close - 1), array.shape);
    if (!element)
        return {};
    const std::size_t further = static_cast<std::size_t>(*element) * array.element().itemsize;
    return findPart(array.element(), {rest.path.substr(close + 1), rest.offset + further});
}

// Names may contain points and brackets: every field whose name fits is tried.
std::optional<DTypeLeaf> findField(const DType& structure, RestOfPath rest)
{
    for (const DTypeField& field : structure.fields) {
        if (field.name.empty() || !rest.path.starts_with(field.name))
            continue;
        const std::string_view behind = rest.path.substr(field.name.size());
        if (!behind.empty() && behind.front() != '.' && behind.front() != '[')
            continue;
        const auto found = findPart(field.dtype, {behind, rest.offset + field.offset});
        if (found)
            return found;
    }
    return {};
}

std::optional<DTypeLeaf> findPart(const DType& dtype, RestOfPath rest)
{
    if (rest.path.empty())
        return DTypeLeaf{{}, rest.offset, dtype, {}};
    if (dtype.kind == DTypeKind::SubArray)
        return findElement(dtype, rest);
    if (rest.path.starts_with('.'))
        rest.path.remove_prefix(1);
    return dtype.kind == DTypeKind::Complex ? findHalf(dtype, rest) : findField(dtype, rest);
}

} // namespace

DType halfOf(const DType& complex)
{
    DType half = complex;
    half.kind = DTypeKind::Float;
    half.itemsize /= 2;
    half.text = typestringOf(half);
    return half;
}

std::optional<DTypeLeaf> partNamed(const DType& dtype, std::string_view path)
{
    if (path.empty())
        return {};
    auto part = findPart(dtype, {path});
    if (!part || part->dtype.itemsize == 0)
        return {};
    part->path = path;
    part->parts = {part->path};
    return part;
}

std::vector<DTypeLeaf> leavesOf(const DTypeLeaf& part)
{
    std::vector<DTypeLeaf> leaves = leavesOf(part.dtype);
    for (DTypeLeaf& leaf : leaves) {
        const bool needsPoint = !part.path.empty() && !leaf.path.empty() && leaf.path[0] != '[';
        leaf.path = part.path + (needsPoint ? "." : "") + leaf.path;
        leaf.parts.insert(leaf.parts.begin(), part.parts.begin(), part.parts.end());
    }
    return leaves;
}

} // namespace bloscope
