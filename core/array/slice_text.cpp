// The text of slices, as NumPy users type it.
#include "core/array/slice.h"

#include "core/base/text.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

// A piece of the text, and the character it begins at (counted from 1, as people do).
struct TextPiece {
    std::string_view text;
    std::size_t position = 1;
};

TextPiece trimmed(TextPiece piece)
{
    const std::size_t first = piece.text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {{}, piece.position};
    const std::size_t last = piece.text.find_last_not_of(blanks);
    return {piece.text.substr(first, last + 1 - first), piece.position + first};
}

std::vector<TextPiece> split(TextPiece piece, char separator)
{
    std::vector<TextPiece> pieces;
    for (std::size_t from = 0;;) {
        const std::size_t to = piece.text.find(separator, from);
        pieces.push_back(trimmed({piece.text.substr(from, to - from), piece.position + from}));
        if (to == std::string_view::npos)
            return pieces;
        from = to + 1;
    }
}

// The text inside the brackets, if there are any.
Result<TextPiece> withoutBrackets(std::string_view text)
{
    const TextPiece all = trimmed({text, 1});
    const auto begins = [&](char c) { return !all.text.empty() && all.text.front() == c; };
    const auto ends = [&](char c) { return all.text.size() > 1 && all.text.back() == c; };
    if (!begins('[') && !begins('('))
        return all;
    if (!ends(begins('[') ? ']' : ')'))
        return usageError(
            fmt::format("the bracket at character {} is not closed at the end", all.position));
    return trimmed({all.text.substr(1, all.text.size() - 2), all.position + 1});
}

// What stands between the commas. A comma may end the list, as in Python.
Result<std::vector<TextPiece>> itemsOf(TextPiece list)
{
    if (list.text.empty())
        return std::vector<TextPiece>();
    if (const auto bracket = list.text.find_first_of("[]()"); bracket != std::string_view::npos)
        return usageError(fmt::format(
            "'{}' at character {}: use one index or one range for each dimension, not a list",
            list.text[bracket], list.position + bracket));
    std::vector<TextPiece> items = split(list, ',');
    if (items.size() > 1 && items.back().text.empty())
        items.pop_back();
    for (const TextPiece& item : items)
        if (item.text == "None" || item.text.ends_with("newaxis"))
            return usageError(fmt::format("'{}' at character {}: dimensions cannot be added",
                                          item.text, item.position));
    return items;
}

constexpr std::string_view ellipsis = "...";

bool isEllipsis(const TextPiece& item)
{
    return item.text == ellipsis;
}

// One item per dimension: the ellipsis, or the end, stands for as many ":" as are missing.
Result<std::vector<TextPiece>> itemPerDimension(std::vector<TextPiece> items,
                                                std::size_t dimensions)
{
    const auto dots = std::ranges::find_if(items, isEllipsis);
    const std::size_t before = static_cast<std::size_t>(dots - items.begin());
    if (dots != items.end())
        items.erase(dots);
    if (const auto second = std::ranges::find_if(items, isEllipsis); second != items.end())
        return usageError(fmt::format(
            "there is a second '...' at character {}; only one is allowed", second->position));
    if (items.size() > dimensions)
        return usageError(fmt::format("too many indices: {} {} for an array with {} {}",
                                      items.size(), items.size() == 1 ? "index" : "indices",
                                      dimensions, dimensions == 1 ? "dimension" : "dimensions"));
    items.insert(items.begin() + static_cast<std::ptrdiff_t>(before), dimensions - items.size(),
                 TextPiece{":", 0});
    return items;
}

// An integer, with its place for what may be said against it.
Result<std::int64_t> parseInteger(TextPiece piece, std::size_t dimension)
{
    std::string_view digits = piece.text;
    if (digits.starts_with('+') && !digits.starts_with("+-"))
        digits.remove_prefix(1);
    std::int64_t value = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, failure] = std::from_chars(digits.data(), end, value);
    if (stop != end || failure == std::errc::invalid_argument)
        return usageError(fmt::format("'{}' at character {} is neither an index nor a range "
                                      "start:stop:step of dimension {}",
                                      piece.text, piece.position, dimension));
    if (failure == std::errc::result_out_of_range)
        return usageError(fmt::format("the number {} at character {} is too large for dimension {}",
                                      piece.text, piece.position, dimension));
    return value;
}

Result<std::optional<std::int64_t>> parsePart(TextPiece piece, std::size_t dimension)
{
    if (piece.text.empty())
        return std::optional<std::int64_t>();
    BLOSCOPE_TRY(const std::int64_t value, parseInteger(piece, dimension));
    return std::optional(value);
}

Result<DimensionSlice> parseIndex(TextPiece item, std::int64_t extent, std::size_t dimension)
{
    BLOSCOPE_TRY(const std::int64_t index, parseInteger(item, dimension));
    if (index >= extent || index < -extent)
        return usageError(fmt::format("index {} is out of bounds for dimension {} of size {}",
                                      index, dimension, extent));
    return DimensionSlice::index(index < 0 ? index + extent : index);
}

// A bound as it counts: from the end when negative, and no further out than [least, most].
std::int64_t clipped(std::int64_t bound, std::int64_t extent, std::int64_t least, std::int64_t most)
{
    return std::clamp(bound < 0 ? bound + extent : bound, least, most);
}

// Python's slice.indices().
DimensionSlice rangeOf(std::optional<std::int64_t> from, std::optional<std::int64_t> to,
                       std::int64_t step, std::int64_t extent)
{
    const bool up = step > 0;
    const std::int64_t least = up ? 0 : -1;
    const std::int64_t most = up ? extent : extent - 1;
    const std::int64_t start = from ? clipped(*from, extent, least, most) : (up ? least : most);
    const std::int64_t stop = to ? clipped(*to, extent, least, most) : (up ? most : least);
    if (up ? start >= stop : start <= stop)
        return DimensionSlice::range(std::max<std::int64_t>(start, 0), 0, step);
    const std::int64_t distance = up ? stop - start : start - stop;
    return DimensionSlice::range(start, (distance - 1) / (up ? step : -step) + 1, step);
}

Result<DimensionSlice> parseRange(TextPiece item, std::int64_t extent, std::size_t dimension)
{
    const std::vector<TextPiece> parts = split(item, ':');
    if (parts.size() > 3)
        return usageError(fmt::format("'{}' at character {} has more than start:stop:step for "
                                      "dimension {}",
                                      item.text, item.position, dimension));
    BLOSCOPE_TRY(const auto start, parsePart(parts[0], dimension));
    BLOSCOPE_TRY(const auto stop, parsePart(parts[1], dimension));
    std::optional<std::int64_t> step;
    if (parts.size() == 3) {
        BLOSCOPE_TRY(step, parsePart(parts[2], dimension));
    }
    if (step == 0)
        return usageError(fmt::format("the step of dimension {} is 0", dimension));
    // A step past the end takes one element however long it is; kept short, no sum can overflow.
    const std::int64_t longest = std::max<std::int64_t>(extent, 1);
    return rangeOf(start, stop, std::clamp(step.value_or(1), -longest, longest), extent);
}

Result<DimensionSlice> parseItem(TextPiece item, std::int64_t extent, std::size_t dimension)
{
    if (item.text.empty())
        return usageError(fmt::format("the index of dimension {} is missing at character {}",
                                      dimension, item.position));
    if (item.text.find(':') == std::string_view::npos)
        return parseIndex(item, extent, dimension);
    return parseRange(item, extent, dimension);
}

// Where a range may be said to stop: right behind its last element, or nowhere when the next step
// leaves the dimension anyway.
std::string stopText(const DimensionSlice& taken, std::int64_t extent)
{
    if (taken.count == 0)
        return extent == 0 ? "" : std::to_string(taken.start);
    const std::int64_t last = taken.at(taken.count - 1);
    if (taken.step > 0)
        return taken.step >= extent - last ? "" : std::to_string(last + 1);
    return taken.step < -last ? "" : std::to_string(last - 1);
}

std::string startText(const DimensionSlice& taken, std::int64_t extent)
{
    const bool isDefault =
        taken.count == 0 ? extent == 0 : taken.start == (taken.step > 0 ? 0 : extent - 1);
    return isDefault ? "" : std::to_string(taken.start);
}

std::string itemText(const DimensionSlice& taken, std::int64_t extent)
{
    if (taken.fixed)
        return std::to_string(taken.start);
    const std::string text = startText(taken, extent) + ':' + stopText(taken, extent);
    return taken.step == 1 ? text : fmt::format("{}:{}", text, taken.step);
}

} // namespace

Result<Slice> Slice::parse(std::string_view text, const Shape& shape)
{
    BLOSCOPE_TRY(const TextPiece list, withoutBrackets(text));
    BLOSCOPE_TRY(std::vector<TextPiece> typed, itemsOf(list));
    BLOSCOPE_TRY(const auto items, itemPerDimension(std::move(typed), shape.size()));
    std::vector<DimensionSlice> dimensions;
    for (std::size_t d = 0; d < shape.size(); ++d) {
        BLOSCOPE_TRY(const DimensionSlice taken, parseItem(items[d], shape[d], d));
        dimensions.push_back(taken);
    }
    return Slice(shape, std::move(dimensions));
}

std::string Slice::text() const
{
    std::vector<std::string> items;
    for (std::size_t d = 0; d < m_shape.size(); ++d)
        items.push_back(itemText(m_dimensions[d], m_shape[d]));
    return fmt::format("[{}]", fmt::join(items, ", "));
}

} // namespace bloscope
