#include "core/dtype/dtype_layout.h"

#include "core/base/checked.h"
#include "core/base/text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <set>

namespace bloscope {

namespace {

constexpr auto mostBytes = static_cast<std::size_t>(format::maxTypesize);
constexpr std::size_t mostDimensions = 32; // NumPy's own bound

Result<> checkNames(const std::vector<DTypeField>& fields)
{
    std::set<std::string_view> names;
    for (const DTypeField& field : fields)
        if (!names.insert(field.name).second)
            return malformedError(
                fmt::format("there are two fields '{}'", escapeForDisplay(field.name)));
    return {};
}

} // namespace

Result<DType> structuredDType(std::vector<DTypeField> fields, std::size_t itemsize)
{
    if (itemsize > mostBytes)
        return malformedError(fmt::format("it has {} bytes, {} are possible", itemsize, mostBytes));
    BLOSCOPE_CHECK(checkNames(fields));
    for (const DTypeField& field : fields)
        if (!fits(field.offset, field.dtype.itemsize, itemsize))
            return malformedError(fmt::format("field '{}' has {} bytes from {} on, the element {}",
                                              escapeForDisplay(field.name), field.dtype.itemsize,
                                              field.offset, itemsize));
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

} // namespace bloscope
