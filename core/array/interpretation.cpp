#include "core/array/interpretation.h"

#include "core/base/checked.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

Result<> checkExtents(const Shape& shape)
{
    if (shape.size() > format::maxDimensions)
        return usageError(fmt::format("the shape has {} dimensions; the limit is {}", shape.size(),
                                      format::maxDimensions));
    if (std::ranges::any_of(shape, [](std::int64_t extent) { return extent < -1; }))
        return usageError(fmt::format("the shape {} has a negative extent", tupleText(shape)));
    if (std::ranges::count(shape, -1) > 1)
        return usageError(
            fmt::format("only one extent of the shape {} can be -1", tupleText(shape)));
    return {};
}

// Puts into the place of -1 what it stands for.
Result<> fillIn(Shape& shape, std::int64_t itemsize, std::int64_t bytes)
{
    const auto open = std::ranges::find(shape, -1);
    if (open == shape.end())
        return {};
    Shape others = shape;
    std::erase(others, -1);
    const auto items = checkedProduct<std::int64_t>(others);
    const auto needed = items ? checkedMultiply(*items, itemsize) : std::nullopt;
    if (needed == 0)
        return usageError(
            fmt::format("the shape {} has no elements, so -1 is ambiguous", tupleText(shape)));
    if (!needed || bytes % *needed != 0)
        return usageError(fmt::format("the shape {} needs a multiple of {} bytes, but there are {}",
                                      tupleText(shape), needed.value_or(INT64_MAX), bytes));
    *open = bytes / *needed;
    return {};
}

} // namespace

Result<InterpretedLayout> fitted(const Interpretation& how, std::int64_t dataBytes,
                                 const Limits& limits)
{
    InterpretedLayout layout;
    BLOSCOPE_TRY(layout.dtype, parseDType(how.dtype, limits));
    BLOSCOPE_CHECK(checkExtents(how.shape));
    if (how.offset < 0 || how.offset > dataBytes)
        return usageError(
            fmt::format("the elements begin at byte {}, but there are only {} bytes of data",
                        how.offset, dataBytes));
    const std::int64_t bytes = dataBytes - how.offset;
    const auto itemsize = static_cast<std::int64_t>(layout.dtype.itemsize);
    layout.shape = how.shape;
    BLOSCOPE_CHECK(fillIn(layout.shape, itemsize, bytes));
    const auto items = checkedProduct<std::int64_t>(layout.shape);
    const auto needed = items ? checkedMultiply(*items, itemsize) : std::nullopt;
    if (!needed || *needed > bytes)
        return usageError(
            fmt::format("the shape {} with elements of {} bytes needs {} bytes, but there are {}",
                        tupleText(layout.shape), itemsize,
                        needed ? std::to_string(*needed) : "far too many", bytes));
    layout.bytes = *needed;
    return layout;
}

std::string tupleText(const Shape& shape)
{
    return fmt::format("({}{})", fmt::join(shape, ", "), shape.size() == 1 ? "," : "");
}

Result<Shape> parseShape(std::string_view text)
{
    const Error wrong{ErrorKind::Usage,
                      fmt::format("'{}' is not a shape; enter sizes such as 2,3 or -1", text)};
    Shape shape;
    bool wantsExtent = true;
    for (std::size_t at = 0; (at = text.find_first_not_of(" ()[]", at)) != text.npos;) {
        if (text[at] == ',' && !wantsExtent) {
            wantsExtent = true;
            ++at;
            continue;
        }
        std::int64_t extent = 0;
        const auto [end, failure] =
            std::from_chars(text.data() + at, text.data() + text.size(), extent);
        if (failure != std::errc() || !wantsExtent)
            return wrong;
        shape.push_back(extent);
        wantsExtent = false;
        at = static_cast<std::size_t>(end - text.data());
    }
    return shape;
}

} // namespace bloscope
