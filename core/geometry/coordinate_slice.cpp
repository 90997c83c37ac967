#include "core/geometry/coordinate_slice.h"

#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Written = std::optional<std::string_view>;

std::string_view withoutBrackets(std::string_view text)
{
    text = trimmed(text);
    const bool hasBoth = text.size() >= 2 && text.front() == '[' && text.back() == ']';
    return hasBoth ? text.substr(1, text.size() - 2) : text;
}

// One item, in which coordinates are written, on its way to indices.
class CoordinateItem {
 public:
    CoordinateItem(std::string_view text, const Coordinates& all, std::size_t dimension,
                   std::vector<std::string>& taken)
        : m_text(text), m_all(all), m_dimension(dimension), m_taken(taken)
    {
    }

    Result<std::string> indices()
    {
        if (m_text.starts_with('=') && !isRange())
            return index(m_text.substr(1));
        BLOSCOPE_CHECK(readStart());
        BLOSCOPE_CHECK(readEnd());
        return m_fromCoordinate && m_toCoordinate ? whole() : endByEnd();
    }

 private:
    // Times hold colons as well: what is one coordinate by its form is no range.
    bool isRange()
    {
        const std::string_view one = m_text.substr(1);
        if (m_all.canRead(one))
            return false;
        return split(one);
    }

    // "A:=B", "A:=B:step", "A:", "A:stop", "A:stop:step": whichever A can be read.
    bool split(std::string_view text)
    {
        for (std::size_t at = text.find(':'); at != text.npos; at = text.find(':', at + 1))
            if (m_all.canRead(text.substr(0, at))) {
                m_from = text.substr(0, at);
                m_fromCoordinate = true;
                m_behind = text.substr(at + 1);
            }
        return m_from.has_value();
    }

    // An index in front of the first colon, or nothing.
    Result<> readStart()
    {
        if (m_from)
            return {};
        const std::size_t at = m_text.find(':');
        if (m_text.starts_with('=') || at == m_text.npos)
            return usageError(
                fmt::format("\"{}\" is neither a coordinate nor a range of coordinates",
                            escapeForDisplay(m_text, mostShown)));
        if (!trimmed(m_text.substr(0, at)).empty())
            m_from = m_text.substr(0, at);
        m_behind = m_text.substr(at + 1);
        return {};
    }

    // What stands behind the first colon.
    Result<> readEnd()
    {
        std::string_view end = trimmed(m_behind);
        m_toCoordinate = end.starts_with('=');
        if (m_toCoordinate)
            end.remove_prefix(1);
        const std::size_t at = end.rfind(':');
        if (at != end.npos && !(m_toCoordinate && m_all.canRead(end))) {
            BLOSCOPE_CHECK(readStep(trimmed(end.substr(at + 1))));
            end = end.substr(0, at);
        }
        if (m_toCoordinate || !trimmed(end).empty())
            m_to = end;
        return {};
    }

    Result<> readStep(std::string_view text)
    {
        if (text.empty())
            return {};
        m_step = parseNumber<std::int64_t>(text.starts_with('+') ? text.substr(1) : text);
        if (!m_step || *m_step == 0)
            return usageError(fmt::format("{}: the step \"{}\" is not a nonzero whole number",
                                          shown(m_text), shown(text)));
        return {};
    }

    Result<std::string> index(std::string_view coordinate)
    {
        BLOSCOPE_TRY(const std::int64_t index, m_all.nearest(coordinate));
        if (!m_all.isAt(coordinate, index))
            m_taken.push_back(fmt::format("={} is index {} of dimension {}, whose coordinate is {}",
                                          shown(coordinate), index, m_dimension,
                                          m_all.textAt(index)));
        return fmt::format("{}", index);
    }

    // Between two coordinates.
    Result<std::string> whole()
    {
        auto range = m_all.between(m_from, m_to);
        if (!range)
            return std::move(range).error().within(shown(m_text));
        const bool isDown = range->first > range->last;
        const std::int64_t step = m_step.value_or(isDown ? -1 : 1);
        if (range->first != range->last && isDown != (step < 0))
            return usageError(fmt::format("{}: the step {} leads away from the second coordinate",
                                          shown(m_text), step));
        tell(*m_from, range->first);
        tell(*m_to, range->last);
        return text(fmt::format("{}", range->first), stopBehind(range->last, step), step);
    }

    // One end is an index, or not written.
    Result<std::string> endByEnd()
    {
        const std::int64_t step = m_step.value_or(1);
        std::string start(trimmed(m_from.value_or("")));
        std::string stop(trimmed(m_to.value_or("")));
        if (m_fromCoordinate) {
            BLOSCOPE_TRY(const std::int64_t first, end(*m_from, step > 0));
            start = fmt::format("{}", first);
        }
        if (m_toCoordinate) {
            BLOSCOPE_TRY(const std::int64_t last, end(*m_to, step < 0));
            stop = stopBehind(last, step);
        }
        return text(start, stop, step);
    }

    // The first index from a coordinate on, or the last one up to it.
    Result<std::int64_t> end(std::string_view coordinate, bool isFirst)
    {
        auto range = isFirst ? m_all.between(coordinate, std::nullopt)
                             : m_all.between(std::nullopt, coordinate);
        if (!range)
            return std::move(range).error().within(shown(m_text));
        const std::int64_t index = isFirst ? range->first : range->last;
        tell(coordinate, index);
        return index;
    }

    void tell(std::string_view coordinate, std::int64_t index)
    {
        if (!m_all.isAt(coordinate, index))
            m_taken.push_back(fmt::format("{}: the end ={} is index {} of dimension {}, whose "
                                          "coordinate is {}",
                                          shown(m_text), shown(coordinate), index, m_dimension,
                                          m_all.textAt(index)));
    }

    static std::string stopBehind(std::int64_t last, std::int64_t step)
    {
        return step > 0 ? fmt::format("{}", last + 1) : last > 0 ? fmt::format("{}", last - 1) : "";
    }

    static std::string text(const std::string& start, const std::string& stop, std::int64_t step)
    {
        return fmt::format("{}:{}:{}", start, stop, step);
    }

    static std::string shown(std::string_view text)
    {
        return escapeForDisplay(trimmed(text), mostShown);
    }

    static constexpr std::size_t mostShown = 60;

    std::string_view m_text;
    const Coordinates& m_all;
    std::size_t m_dimension;
    std::vector<std::string>& m_taken;
    Written m_from;
    Written m_to;
    bool m_fromCoordinate = false;
    bool m_toCoordinate = false;
    std::string_view m_behind; // the first colon of a range
    std::optional<std::int64_t> m_step;
};

Result<std::string> indicesOf(std::string_view item, std::size_t dimension,
                              const Geometry& geometry, std::vector<std::string>& taken)
{
    if (item.find('=') == item.npos)
        return std::string(item);
    if (dimension >= geometry.dimensions.size())
        return usageError(fmt::format("there is no dimension {}", dimension));
    const auto& all = geometry.dimensions[dimension].coordinates;
    if (!all)
        return usageError(fmt::format("the file has no coordinates for dimension {}", dimension));
    return CoordinateItem(item, *all, dimension, taken).indices();
}

} // namespace

std::vector<std::string_view> sliceItems(std::string_view text)
{
    text = withoutBrackets(text);
    std::vector<std::string_view> items;
    while (true) {
        const std::size_t end = std::min(text.find(','), text.size());
        items.push_back(trimmed(text.substr(0, end)));
        if (end == text.size())
            return items;
        text.remove_prefix(end + 1);
    }
}

Result<CoordinateSlice> parseCoordinateSlice(std::string_view text, const Shape& shape,
                                             const Geometry& geometry)
{
    CoordinateSlice made;
    if (text.find('=') == text.npos) {
        BLOSCOPE_TRY(made.slice, Slice::parse(text, shape));
        return made;
    }
    const std::vector<std::string_view> items = sliceItems(text);
    const auto dots = std::ranges::find(items, "...");
    std::string indices;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool isBehindDots = dots < items.begin() + static_cast<std::ptrdiff_t>(i);
        const std::size_t fromEnd = items.size() - i; // 1: the last dimension
        const std::size_t dimension =
            isBehindDots && fromEnd <= shape.size() ? shape.size() - fromEnd : i;
        BLOSCOPE_TRY(const std::string item, indicesOf(items[i], dimension, geometry, made.taken));
        indices += (i > 0 ? "," : "") + item;
    }
    BLOSCOPE_TRY(made.slice, Slice::parse(indices, shape));
    return made;
}

Result<Slice> parseSlice(std::string_view text, const Shape& shape, const Geometry& geometry)
{
    BLOSCOPE_TRY(CoordinateSlice made, parseCoordinateSlice(text, shape, geometry));
    return std::move(made.slice);
}

} // namespace bloscope
