#include "core/repair/mended_section.h"

#include "core/bytes/byte_reader.h"
#include "core/frame/frame_header.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t mostNameBytesTried = 512;
constexpr std::size_t mostHeaderBytes = 1_MiB;
constexpr std::uint8_t fixstr = 0xa0;
constexpr std::uint8_t longestName = 31;

// Reads a section as a writer writes it: everything in its order, nothing between.
class CanonicalSection {
 public:
    explicit CanonicalSection(ByteView header) : m_header(header), m_reader(header, 0)
    {
        m_reader.skip(fixedHeaderBytes, "the fixed header");
    }

    // Are there as many values as names?
    bool hasAllEntries()
    {
        m_reader.skip(4, "");
        m_reader.expect(0xde, "");
        const std::size_t count = m_reader.big<std::uint16_t>("");
        if (!m_reader.ok() || !readNames(count))
            return false;
        m_reader.expect(0xdc, "");
        return m_reader.big<std::uint16_t>("") == count && m_reader.ok();
    }

    bool isWhole()
    {
        m_reader.expect(0x93, "");
        m_reader.expect(0xcd, "");
        const std::size_t mapSize = m_reader.big<std::uint16_t>("");
        m_reader.expect(0xde, "");
        const std::size_t count = m_reader.big<std::uint16_t>("");
        if (!m_reader.ok() || count > format::maxMetalayers || !readNames(count))
            return false;
        const bool hasMapSize = m_reader.position() - fixedHeaderBytes == mapSize;
        m_reader.expect(0xdc, "");
        const bool hasCount = m_reader.big<std::uint16_t>("") == count;
        return m_reader.ok() && hasMapSize && hasCount && areValuesInOrder() &&
               m_reader.position() == m_header.size();
    }

    // Where values begin, as far as names could be read.
    const std::vector<std::size_t>& offsets() const { return m_offsets; }

 private:
    bool readNames(std::size_t count)
    {
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            const auto marker = m_reader.big<std::uint8_t>("");
            if (marker < fixstr || marker > fixstr + longestName)
                return false;
            m_reader.skip(static_cast<std::size_t>(marker - fixstr), "");
            m_reader.expect(0xd2, "");
            m_offsets.push_back(m_reader.big<std::uint32_t>(""));
        }
        return m_reader.ok();
    }

    bool areValuesInOrder()
    {
        for (const std::size_t offset : m_offsets) {
            if (m_reader.position() != offset)
                return false;
            m_reader.expect(0xc6, "");
            m_reader.skip(m_reader.big<std::uint32_t>(""), "");
            if (!m_reader.ok())
                return false;
        }
        return true;
    }

    ByteView m_header;
    ByteReader m_reader;
    std::vector<std::size_t> m_offsets;
};

// Bytes that are no content of a value, as far as that can be told.
std::vector<std::size_t> bytesToTry(ByteView header)
{
    std::vector<std::size_t> places;
    const std::size_t end = std::min(header.size(), fixedHeaderBytes + mostNameBytesTried);
    for (std::size_t i = fixedHeaderBytes; i < end; ++i)
        places.push_back(i);
    CanonicalSection section(header);
    static_cast<void>(section.isWhole());
    for (const std::size_t offset : section.offsets())
        for (std::size_t i = std::max(offset, end); i < offset + 5 && i < header.size(); ++i)
            places.push_back(i);
    return places;
}

} // namespace

std::optional<MendedSection> mendedMetalayers(ByteView header, std::uint64_t fileOffset)
{
    if (header.size() < fixedHeaderBytes || header.size() > mostHeaderBytes ||
        CanonicalSection(header).isWhole())
        return {};
    ByteBuffer bytes(header.begin(), header.end());
    std::optional<std::pair<std::size_t, std::byte>> only;
    for (const std::size_t i : bytesToTry(header)) {
        const std::byte before = bytes[i];
        for (unsigned change = 1; change < 256; ++change) {
            bytes[i] = before ^ std::byte(change);
            if (!CanonicalSection(bytes).isWhole())
                continue;
            if (only)
                return {};
            only = {i, bytes[i]};
        }
        bytes[i] = before;
    }
    if (!only)
        return {};
    bytes[only->first] = only->second;
    return MendedSection{parseMetadata({.bytes = bytes,
                                        .fileOffset = fileOffset,
                                        .sectionOffset = fixedHeaderBytes,
                                        .mostEntries = format::maxMetalayers}),
                         fileOffset + only->first};
}

bool missesEntries(ByteView header)
{
    return header.size() > fixedHeaderBytes && !CanonicalSection(header).hasAllEntries();
}

std::string mendedText(std::uint64_t at)
{
    return fmt::format("byte {} of the metalayers was wrong and was corrected", at);
}

} // namespace bloscope
