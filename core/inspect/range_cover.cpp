#include "core/inspect/range_cover.h"

#include "core/base/text.h"

#include <algorithm>
#include <limits>

namespace bloscope {

namespace {

constexpr std::size_t longestValue = 80; // bytes

// On one line.
std::string fieldText(const nlohmann::ordered_json& value)
{
    if (value.is_number_unsigned())
        return groupedDigits(value.get<std::uint64_t>());
    if (value.is_number_integer())
        return groupedDigits(value.get<std::int64_t>());
    constexpr auto replaceBadText = nlohmann::ordered_json::error_handler_t::replace;
    return escapeForDisplay(value.is_string() ? value.get<std::string>()
                                              : value.dump(-1, ' ', false, replaceBadText),
                            longestValue);
}

NamedRange rangeOf(const Field& field, BytePart part, std::vector<std::string> names)
{
    names.push_back(field.name);
    return {.offset = field.offset,
            .size = field.size,
            .part = part,
            .names = std::move(names),
            .value = fieldText(field.value),
            .expected = field.expected};
}

} // namespace

NamedRange clipped(NamedRange range, std::uint64_t begin, std::uint64_t end)
{
    const std::uint64_t last = std::min(range.end(), end);
    range.offset = std::max(range.offset, begin);
    range.size = last > range.offset ? last - range.offset : 0;
    return range;
}

NamedRange rangeAt(const std::vector<RangePart>& parts, std::uint64_t offset)
{
    const auto behind = std::ranges::upper_bound(
        parts, offset, {}, [](const RangePart& part) { return part.range.offset; });
    const auto& [whole, within] = *std::prev(behind);
    if (!within)
        return whole;
    NamedRange range = clipped(within->at(offset), whole.offset, whole.end());
    // a file that changes while it is read may have nothing there any more
    return offset >= range.offset && offset < range.end() ? range : whole;
}

void RangeCover::add(const RangePart& part)
{
    if (part.range.size > std::numeric_limits<std::uint64_t>::max() - part.range.offset)
        return; // it ends nowhere: a number of a damaged file
    const NamedRange wanted = clipped(part.range, m_begin, m_end);
    std::uint64_t free = wanted.offset;
    auto next = m_parts.upper_bound(free);
    if (next != m_parts.begin())
        free = std::max(free, std::prev(next)->second.range.end());
    while (free < wanted.end()) {
        const std::uint64_t end =
            next == m_parts.end() ? wanted.end() : std::min(wanted.end(), next->first);
        if (free < end)
            m_parts.emplace_hint(next, free, RangePart{clipped(wanted, free, end), part.within});
        if (next == m_parts.end())
            return;
        free = std::max(free, next->second.range.end());
        ++next;
    }
}

void RangeCover::add(const Description& described, BytePart part, std::vector<std::string> outer)
{
    outer.push_back(described.name);
    for (const Field& field : described.fields)
        if (field.size > 0)
            add(rangeOf(field, part, outer));
    for (const Description& child : described.children)
        if (child.size > 0 && child.file == described.file)
            add(child, part, outer);
    add(NamedRange{.offset = described.offset,
                   .size = described.size,
                   .part = part,
                   .names = std::move(outer),
                   .value = escapeForDisplay(described.summary, longestValue),
                   .problem = described.problem.value_or(std::string())});
}

std::vector<RangePart> RangeCover::take()
{
    std::vector<RangePart> parts;
    parts.reserve(m_parts.size());
    for (auto& [offset, part] : m_parts)
        parts.push_back(std::move(part));
    m_parts.clear();
    return parts;
}

} // namespace bloscope
