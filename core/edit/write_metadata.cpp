#include "core/edit/write_metadata.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t longestName = 31;
constexpr std::size_t mostNew = 16; // more vlmetalayers are read, but the reference adds none
constexpr std::size_t markerAndLength = 5;
constexpr std::size_t arrayMarker = 3; // 0xdc and a u16

// From the 0x93 byte to just before the 0xdc byte.
std::size_t mapBytes(const std::vector<NamedValue>& items)
{
    std::size_t bytes = 7;
    for (const NamedValue& item : items)
        bytes += 1 + item.name.size() + markerAndLength;
    return bytes;
}

void writeMap(const std::vector<NamedValue>& items, std::size_t firstValue, ByteWriter& to)
{
    to.byte(0xde);
    to.big(static_cast<std::uint16_t>(items.size()));
    std::size_t offset = firstValue;
    for (const NamedValue& item : items) {
        to.byte(static_cast<std::uint8_t>(0xa0 + item.name.size()));
        to.bytes(bytesOf(item.name));
        to.byte(0xd2);
        to.big(static_cast<std::int32_t>(offset));
        offset += markerAndLength + item.value.size();
    }
}

void writeValues(const std::vector<NamedValue>& items, ByteWriter& to)
{
    to.byte(0xdc);
    to.big(static_cast<std::uint16_t>(items.size()));
    for (const NamedValue& item : items) {
        to.byte(0xc6);
        to.big(static_cast<std::int32_t>(item.value.size()));
        to.bytes(item.value);
    }
}

Error refused(std::string_view name, std::string why)
{
    return {ErrorKind::Usage, fmt::format("'{}' {}", escapeForDisplay(name), why)};
}

Result<> checkLengthOfName(std::string_view name)
{
    if (name.size() > longestName)
        return refused(name, fmt::format("is a name of {} bytes, at most {} are possible",
                                         name.size(), longestName));
    return {};
}

} // namespace

Result<> checkMetadataName(std::string_view name)
{
    BLOSCOPE_CHECK(checkLengthOfName(name));
    if (!isUtf8(name) || name.find('\0') != std::string::npos)
        return refused(name, "is a name that is not UTF-8 or holds a NUL");
    return {};
}

Result<> checkMetadataValue(std::size_t bytes)
{
    if (bytes > static_cast<std::size_t>(format::maxChunkBytes))
        return Error{ErrorKind::Usage, fmt::format("it has {} bytes, at most {} are possible",
                                                   bytes, format::maxChunkBytes)};
    return {};
}

Result<> checkMetadataCount(MetadataSectionOf of, std::size_t count)
{
    if (count <= mostNew)
        return {};
    if (of == MetadataSectionOf::Header)
        return usageError(fmt::format("the frame would have {} metalayers, and the reference "
                                      "library opens none with more than {}",
                                      count, mostNew));
    return usageError(fmt::format("the frame would have {} vlmetalayers, and the reference library "
                                  "does not extend one with more than {}: any change by it would "
                                  "destroy the file",
                                  count, mostNew));
}

Result<> NamedValues::add(std::string name, ByteBuffer value)
{
    BLOSCOPE_CHECK(checkMetadataName(name));
    if (std::ranges::find(m_items, name, &NamedValue::name) != m_items.end())
        return refused(name, "is there already");
    return keep(std::move(name), std::move(value));
}

Result<> NamedValues::keep(std::string name, ByteBuffer value)
{
    constexpr std::size_t mostBytes = 2'147'000'000; // all offsets have 31 bits
    BLOSCOPE_CHECK(checkLengthOfName(name));
    if (value.size() > mostBytes - m_bytes)
        return refused(name, fmt::format("has {} bytes, too many: all entries together can have {}",
                                         value.size(), mostBytes));
    m_bytes += value.size();
    m_items.push_back({std::move(name), std::move(value)});
    return {};
}

void writeMetadata(const NamedValues& values, MetadataSectionOf of, ByteWriter& to)
{
    const std::size_t mapEnd = mapBytes(values.items());
    const std::size_t firstValue = to.size() + mapEnd + arrayMarker;
    const std::size_t counted = of == MetadataSectionOf::Header ? mapEnd : mapEnd - 1;
    to.byte(0x93);
    to.byte(0xcd);
    to.big(static_cast<std::uint16_t>(counted));
    writeMap(values.items(), firstValue, to);
    writeValues(values.items(), to);
}

} // namespace bloscope
