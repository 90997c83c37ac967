#include "core/repair/chunk_fill.h"

#include "core/dtype/cell_parse.h"
#include "core/repair/array_fit.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

// That of the array, where it has one of use.
std::optional<DType> elementType(const SalvagePlan& plan)
{
    const auto array = statedArray(plan.metalayers);
    if (!array || !array->metadata.dtype)
        return {};
    auto dtype = parseDType(*array->metadata.dtype, plan.limits);
    const auto typesize = static_cast<std::size_t>(plan.header.typesize);
    return dtype && dtype->itemsize == typesize ? std::optional(*std::move(dtype)) : std::nullopt;
}

bool isFloating(const DType& dtype)
{
    return dtype.kind == DTypeKind::Float || dtype.kind == DTypeKind::Complex;
}

Result<ByteBuffer> elementOf(std::string_view word, const DType& dtype)
{
    ByteBuffer element(dtype.itemsize);
    BLOSCOPE_CHECK(parseCell(word, dtype, element).within(fmt::format("the fill {}", word)));
    return element;
}

} // namespace

Result<ByteBuffer> fillElement(const SalvagePlan& plan, std::string_view word)
{
    const ByteBuffer zero(static_cast<std::size_t>(plan.header.typesize));
    const auto dtype = elementType(plan);
    if (word == "zero" || word == "0" || (word.empty() && !(dtype && isFloating(*dtype))))
        return zero;
    const bool isNaN = word.empty() || word == "nan";
    if (isNaN && dtype && !isFloating(*dtype))
        return usageError(fmt::format("elements of type {} cannot be NaN", dtype->text));
    if (dtype)
        return elementOf(isNaN ? "nan" : word, *dtype);
    if (isNaN && (zero.size() == 4 || zero.size() == 8))
        return specialNaN(static_cast<std::uint8_t>(zero.size()));
    return usageError(fmt::format("the elements have no type that is known, so nothing but zero "
                                  "can be filled in, and not \"{}\"",
                                  word));
}

} // namespace bloscope
