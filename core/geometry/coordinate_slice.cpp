#include "core/geometry/coordinate_slice.h"

#include "core/base/ascii.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

std::vector<std::string_view> itemsOf(std::string_view text)
{
    std::vector<std::string_view> items;
    while (true) {
        const std::size_t end = std::min(text.find(','), text.size());
        items.push_back(trimmed(text.substr(0, end)));
        if (end == text.size())
            return items;
        text.remove_prefix(end + 1);
    }
}

std::string_view withoutBrackets(std::string_view text)
{
    text = trimmed(text);
    const bool hasBoth = text.size() >= 2 && text.front() == '[' && text.back() == ']';
    return hasBoth ? text.substr(1, text.size() - 2) : text;
}

Result<std::string> indexText(std::string_view coordinate, std::size_t dimension,
                              const Geometry& geometry)
{
    if (dimension >= geometry.dimensions.size())
        return usageError(fmt::format("there is no dimension {}", dimension));
    const DimensionGeometry& of = geometry.dimensions[dimension];
    if (!of.coordinates)
        return usageError(fmt::format("the file tells no coordinates of dimension {}", dimension));
    BLOSCOPE_TRY(const std::int64_t index, of.coordinates->nearest(coordinate));
    return fmt::format("{}", index);
}

} // namespace

Result<Slice> parseSlice(std::string_view text, const Shape& shape, const Geometry& geometry)
{
    if (text.find('=') == std::string_view::npos)
        return Slice::parse(text, shape);
    const std::vector<std::string_view> items = itemsOf(withoutBrackets(text));
    const auto dots = std::ranges::find(items, "...");
    std::string indices;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool isBehindDots = dots < items.begin() + static_cast<std::ptrdiff_t>(i);
        const std::size_t fromEnd = items.size() - i; // 1: the last dimension
        const std::size_t dimension =
            isBehindDots && fromEnd <= shape.size() ? shape.size() - fromEnd : i;
        std::string item(items[i]);
        if (item.starts_with('=')) {
            BLOSCOPE_TRY(item, indexText(items[i].substr(1), dimension, geometry));
        }
        indices += (i > 0 ? "," : "") + item;
    }
    return Slice::parse(indices, shape);
}

} // namespace bloscope
