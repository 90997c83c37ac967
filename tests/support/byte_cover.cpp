#include "tests/support/byte_cover.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope::test {

namespace {

bool isSame(const NamedRange& a, const NamedRange& b)
{
    return a.offset == b.offset && a.size == b.size && a.names == b.names;
}

} // namespace

std::string complaintAboutCover(const ByteMap& map)
{
    for (std::uint64_t next = map.begin(); next < map.end();) {
        const NamedRange range = map.at(next);
        const std::string text = fmt::format("byte {}: {} bytes from {}, {}", next, range.size,
                                             range.offset, fmt::join(range.names, " > "));
        if (range.offset != next || range.size == 0)
            return text + ": no range begins behind the one before it";
        if (range.end() > map.end() || range.end() < range.offset)
            return text + ": it ends behind the file";
        if (range.names.empty() || range.names.back().empty())
            return text + ": it has no name";
        if (!isSame(range, map.at(range.end() - 1)) ||
            !isSame(range, map.at(range.offset + range.size / 2)))
            return text + ": its other bytes belong to another range";
        next = range.end();
    }
    return {};
}

std::string namesAt(const ByteMap& map, std::uint64_t offset)
{
    return fmt::format("{}", fmt::join(map.at(offset).names, " > "));
}

} // namespace bloscope::test
