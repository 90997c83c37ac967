#include "core/dtype/dtype.h"

#include "core/base/checked.h"
#include "core/base/row_major.h"
#include "core/base/text.h"
#include "core/dtype/dtype_descr.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>

namespace bloscope {

namespace {

constexpr std::string_view numbersAndTimes[] = {
    "b1", "i1", "u1", "i2",  "u2",  "f2",  "i4",  "u4",  "f4",     "i8",
    "u8", "f8", "c8", "f12", "f16", "c16", "c24", "c32", "M8[ns]", "m8[ns]"};

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

constexpr auto mostBytes = static_cast<std::size_t>(format::maxTypesize);
constexpr std::size_t mostDimensions = 32; // NumPy's own bound

Result<> checkNames(const std::vector<DTypeField>& fields)
{
    std::set<std::string_view> names;
    for (const DTypeField& field : fields)
        if (!names.insert(field.name).second)
            return malformedError(
                fmt::format("there are two fields named '{}'", escapeForDisplay(field.name)));
    return {};
}

constexpr char letterOf(DTypeKind kind)
{
    switch (kind) {
    case DTypeKind::Boolean:
        return 'b';
    case DTypeKind::Signed:
        return 'i';
    case DTypeKind::Unsigned:
        return 'u';
    case DTypeKind::Float:
        return 'f';
    case DTypeKind::Complex:
        return 'c';
    case DTypeKind::Bytes:
        return 'S';
    case DTypeKind::Text:
        return 'U';
    case DTypeKind::DateTime:
        return 'M';
    case DTypeKind::TimeDelta:
        return 'm';
    case DTypeKind::Raw:
    case DTypeKind::Structured:
    case DTypeKind::SubArray:
    case DTypeKind::Object:
        break;
    }
    return 'V';
}

std::string bracketed(const TimeUnit& unit)
{
    if (unit.base == TimeUnit::Base::Generic)
        return {};
    const std::string multiple = unit.multiple == 1 ? "" : std::to_string(unit.multiple);
    return fmt::format("[{}{}]", multiple, abbreviationOf(unit.base));
}

// The order mark: "|" where there are no bytes to turn round.
char orderMark(const DType& dtype, char letter)
{
    if (letter == 'S' || letter == 'V' || dtype.itemsize == 1)
        return '|';
    return dtype.order == ByteOrder::Little ? '<' : '>';
}

} // namespace

std::vector<DType> dtypesOfSize(std::size_t itemsize)
{
    std::vector<DType> found;
    const auto addIfOfSize = [&](const std::string& typestring) {
        if (auto dtype = parseScalarDType(typestring); dtype && dtype->itemsize == itemsize)
            found.push_back(*std::move(dtype));
    };
    for (const char order : itemsize == 1 ? std::string_view("|") : std::string_view("<>"))
        for (const std::string_view type : numbersAndTimes)
            addIfOfSize(fmt::format("{}{}", order, type));
    if (itemsize % 4 == 0)
        addIfOfSize(fmt::format("<U{}", itemsize / 4));
    addIfOfSize(fmt::format("|S{}", itemsize));
    addIfOfSize(fmt::format("|V{}", itemsize));
    return found;
}

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

Result<DType> structuredDType(std::vector<DTypeField> fields, std::size_t itemsize)
{
    if (itemsize > mostBytes)
        return malformedError(fmt::format("it has {} bytes; the limit is {}", itemsize, mostBytes));
    BLOSCOPE_CHECK(checkNames(fields));
    for (const DTypeField& field : fields)
        if (!fits(field.offset, field.dtype.itemsize, itemsize))
            return malformedError(fmt::format(
                "field '{}' has {} bytes at offset {}, but the element has only {}",
                escapeForDisplay(field.name), field.dtype.itemsize, field.offset, itemsize));
    DType dtype;
    dtype.kind = DTypeKind::Structured;
    dtype.itemsize = itemsize;
    dtype.fields = std::move(fields);
    return dtype;
}

Result<DType> packedDType(std::vector<DTypeField> fields)
{
    std::size_t end = 0;
    for (DTypeField& field : fields) {
        field.offset = end;
        end += field.dtype.itemsize;
        if (end > mostBytes)
            return malformedError(fmt::format("it has more than {} bytes", mostBytes));
    }
    return structuredDType(std::move(fields), end);
}

Result<DType> subArrayDType(DType element, std::vector<std::int64_t> shape)
{
    if (shape.empty())
        return element;
    if (element.kind == DTypeKind::SubArray) {
        shape.insert(shape.end(), element.shape.begin(), element.shape.end());
        DType inner = element.element();
        return subArrayDType(std::move(inner), std::move(shape));
    }
    for (const std::int64_t extent : shape)
        if (extent < 0)
            return malformedError(
                fmt::format("the shape ({}) has a negative extent", fmt::join(shape, ", ")));
    const auto count = checkedProduct<std::int64_t>(shape);
    const auto bytes =
        count ? checkedMultiply(*count, static_cast<std::int64_t>(element.itemsize)) : std::nullopt;
    if (shape.size() > mostDimensions || !bytes || *bytes > format::maxTypesize)
        return malformedError(
            fmt::format("the shape ({}) is impossibly large", fmt::join(shape, ", ")));
    DType dtype;
    dtype.kind = DTypeKind::SubArray;
    dtype.itemsize = static_cast<std::size_t>(*bytes);
    dtype.shape = std::move(shape);
    dtype.fields.push_back({{}, {}, 0, std::move(element)});
    return dtype;
}

std::string_view abbreviationOf(TimeUnit::Base base)
{
    constexpr std::string_view abbreviations[] = {"generic", "Y",  "M",  "W",  "D",  "h",  "m",
                                                  "s",       "ms", "us", "ns", "ps", "fs", "as"};
    return abbreviations[static_cast<std::size_t>(base)];
}

bool DType::isNumeric() const
{
    switch (kind) {
    case DTypeKind::Boolean:
    case DTypeKind::Signed:
    case DTypeKind::Unsigned:
    case DTypeKind::Float:
    case DTypeKind::Complex:
    case DTypeKind::DateTime:
    case DTypeKind::TimeDelta:
        return true;
    case DTypeKind::Bytes:
    case DTypeKind::Text:
    case DTypeKind::Raw:
    case DTypeKind::Structured:
    case DTypeKind::SubArray:
    case DTypeKind::Object:
        break;
    }
    return false;
}

bool DType::operator==(const DType& other) const
{
    return kind == other.kind && order == other.order && itemsize == other.itemsize &&
           unit == other.unit && fields == other.fields && shape == other.shape;
}

DType rawDType(std::size_t itemsize)
{
    return {DTypeKind::Raw, ByteOrder::Little, itemsize, {}, fmt::format("V{}", itemsize), {}, {}};
}

std::string typestringOf(const DType& dtype)
{
    const char letter = letterOf(dtype.kind);
    const std::size_t size = letter == 'U' ? dtype.itemsize / 4 : dtype.itemsize;
    return fmt::format("{}{}{}{}", orderMark(dtype, letter), letter, size, bracketed(dtype.unit));
}

} // namespace bloscope
