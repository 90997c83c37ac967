#include "core/repair/damaged_section.h"

#include "core/base/checked.h"
#include "core/bytes/byte_reader.h"
#include "core/chunk/chunk_header.h"
#include "core/frame/frame_header.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t mostNameBytesTried = 512;
constexpr std::size_t mostEntriesTried = 64;
constexpr std::size_t mostSectionBytes = 1_MiB;
constexpr std::int64_t mostMoved = 64;    // bytes that are missing or too many
constexpr std::size_t valueHeadBytes = 5; // 0xc6 and a length
constexpr std::uint8_t fixstr = 0xa0;
constexpr std::uint8_t longestName = 31;

// Where a section is in a header or a trailer, and what ends it.
struct Layout {
    std::size_t begin;       // of the section
    std::size_t mapSizeFrom; // what idx_size counts from
    std::size_t mostEntries;
    std::size_t endBytes; // behind the section
};

Layout layoutOf(MetadataSectionOf of)
{
    if (of == MetadataSectionOf::Header)
        return {fixedHeaderBytes, fixedHeaderBytes, format::maxMetalayers, 0};
    return {2, 3, format::maxVlMetalayers, trailerEndBytes};
}

std::uint8_t byteAt(ByteView bytes, std::size_t at)
{
    return std::to_integer<std::uint8_t>(bytes[at]);
}

// Reads a section as a writer writes it: everything in its order, nothing between.
class CanonicalSection {
 public:
    CanonicalSection(ByteView bytes, const Layout& layout)
        : m_bytes(bytes), m_layout(layout), m_reader(bytes, 0)
    {
        m_reader.skip(layout.begin, "the data before the section");
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
        if (!m_reader.ok() || count > m_layout.mostEntries || !readNames(count))
            return false;
        const bool hasMapSize = ((m_reader.position() - m_layout.mapSizeFrom) & 0xffffU) == mapSize;
        m_reader.expect(0xdc, "");
        const bool hasCount = m_reader.big<std::uint16_t>("") == count;
        return m_reader.ok() && hasMapSize && hasCount && areValuesInOrder() &&
               m_reader.left() == m_layout.endBytes;
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

    ByteView m_bytes;
    const Layout& m_layout;
    ByteReader m_reader;
    std::vector<std::size_t> m_offsets;
};

// Bytes that are no content of a value, as far as that can be told.
std::vector<std::size_t> bytesToTry(ByteView bytes, const Layout& layout)
{
    std::vector<std::size_t> places;
    const std::size_t end = std::min(bytes.size(), layout.begin + mostNameBytesTried);
    for (std::size_t i = layout.begin; i < end; ++i)
        places.push_back(i);
    CanonicalSection section(bytes, layout);
    static_cast<void>(section.isWhole());
    for (const std::size_t offset : section.offsets())
        for (std::size_t i = std::max(offset, end); i < offset + valueHeadBytes; ++i)
            if (i < bytes.size())
                places.push_back(i);
    return places;
}

// The byte that has to be another one, and which, where that alone makes a section canonical.
std::optional<std::pair<std::size_t, std::byte>> onlyCorrection(ByteView wrong,
                                                                const Layout& layout)
{
    CanonicalSection stated(wrong, layout);
    static_cast<void>(stated.isWhole());
    if (stated.offsets().size() > mostEntriesTried)
        return {}; // each byte that is tried has to be read with all of them
    const std::vector<std::size_t> places = bytesToTry(wrong, layout);
    if (wrong.size() > mostSectionBytes ||
        places.size() > mostNameBytesTried + mostEntriesTried * valueHeadBytes)
        return {};
    ByteBuffer bytes(wrong.begin(), wrong.end());
    std::optional<std::pair<std::size_t, std::byte>> only;
    for (const std::size_t i : places) {
        const std::byte before = bytes[i];
        for (unsigned change = 1; change < 256; ++change) {
            bytes[i] = before ^ std::byte(change);
            if (!CanonicalSection(bytes, layout).isWhole())
                continue;
            if (only)
                return {};
            only = {i, bytes[i]};
        }
        bytes[i] = before;
    }
    return only;
}

// Finds names and values where a section cannot be read from its beginning to its end.
class SectionSearch {
 public:
    SectionSearch(MetadataSectionOf of, ByteView bytes, std::uint64_t fileOffset, bool hasEnd)
        : m_bytes(bytes),
          m_fileOffset(fileOffset),
          m_hasChunks(of == MetadataSectionOf::Trailer),
          m_begin(m_hasChunks ? 0 : fixedHeaderBytes),
          m_statedCountAt(m_hasChunks ? 7 : fixedHeaderBytes + 5)
    {
        const std::size_t endBytes = m_hasChunks ? trailerEndBytes : 0;
        if (hasEnd && bytes.size() >= endBytes)
            m_end = bytes.size() - endBytes;
    }

    RescuedSection run()
    {
        findNames();
        findValues();
        judgeValues();
        if (m_hasChunks)
            takeUnnamed();
        return result();
    }

    // Were values found elsewhere than where their names say?
    bool isShifted() const
    {
        return std::ranges::any_of(
            m_entries, [](const Entry& entry) { return entry.value && entry.value->shift != 0; });
    }

 private:
    struct Value {
        std::int64_t shift = 0; // from where its name says
        std::size_t begin = 0;  // of its marker
        std::size_t size = 0;
        std::size_t end() const { return begin + valueHeadBytes + size; }
    };
    struct Entry {
        std::string name;
        std::size_t at = 0;
        std::int64_t offset = 0;
        std::optional<Value> value = {};
        bool isDamaged = false;
    };

    std::optional<Entry> nameAt(std::size_t at) const
    {
        const std::size_t marker = byteAt(m_bytes, at);
        const std::size_t length = marker - fixstr;
        if (marker < fixstr || length > longestName || m_bytes.size() - at < length + 6 ||
            byteAt(m_bytes, at + 1 + length) != 0xd2)
            return {};
        const ByteView name = m_bytes.subspan(at + 1, length);
        const auto offset = loadBig<std::int32_t>(m_bytes.data() + at + length + 2);
        const bool isText =
            std::ranges::all_of(name, [](std::byte b) { return b >= std::byte{' '}; });
        if (!isText || offset <= 0)
            return {};
        return Entry{.name = std::string(textOf(name)), .at = at, .offset = offset};
    }

    // Is this the marker between names and values?
    bool endsNames(std::size_t at) const
    {
        return m_bytes.size() - at > 3 && byteAt(m_bytes, at) == 0xdc &&
               byteAt(m_bytes, at + 3) == 0xc6;
    }

    void findNames()
    {
        constexpr std::size_t mostBetween = 64;
        std::size_t at = m_begin;
        m_namesEnd = m_begin;
        while (at < m_bytes.size() && !endsNames(at) &&
               (at - m_namesEnd <= mostBetween || m_entries.empty()) &&
               m_entries.size() < format::maxVlMetalayers) {
            auto entry = nameAt(at);
            if (!entry) {
                ++at;
                continue;
            }
            at += entry->name.size() + 6;
            m_namesEnd = at;
            m_entries.push_back(*std::move(entry));
        }
    }

    std::optional<Value> valueAt(std::int64_t at) const
    {
        if (at < static_cast<std::int64_t>(m_namesEnd) ||
            !fits(static_cast<std::uint64_t>(at), valueHeadBytes, m_bytes.size()))
            return {};
        Value value{.begin = static_cast<std::size_t>(at)};
        const ByteView behind = m_bytes.subspan(value.begin + valueHeadBytes);
        const auto size = loadBig<std::int32_t>(m_bytes.data() + value.begin + 1);
        if (byteAt(m_bytes, value.begin) != 0xc6 || size < 0 ||
            static_cast<std::size_t>(size) > behind.size())
            return {};
        value.size = static_cast<std::size_t>(size);
        return !m_hasChunks || isChunk(behind.first(value.size)) ? std::optional(value)
                                                                 : std::nullopt;
    }

    static bool isChunk(ByteView bytes)
    {
        const auto header = parseChunkHeader(bytes, 0);
        return header && validateChunkHeader(*header, bytes.size()) &&
               static_cast<std::size_t>(header->cbytes) == bytes.size();
    }

    // The bytes that a value has by the positions of it and of the next one; of the last one by the
    // end of the section, wherever it begins.
    std::optional<std::int64_t> statedSize(std::size_t entry, std::int64_t begin) const
    {
        const auto head = static_cast<std::int64_t>(valueHeadBytes);
        if (entry + 1 < m_entries.size())
            return m_entries[entry + 1].offset - m_entries[entry].offset - head;
        return m_end ? std::optional(static_cast<std::int64_t>(*m_end) - begin - head)
                     : std::nullopt;
    }

    std::optional<Value> valueOf(std::size_t entry, std::int64_t shift) const
    {
        const std::int64_t at = m_entries[entry].offset + shift;
        auto value = valueAt(at);
        const auto stated = statedSize(entry, at);
        const bool isLast = entry + 1 == m_entries.size();
        const bool isSizeSure = !m_hasChunks || (isLast && shift != 0);
        if (!value || at <= m_lastTaken ||
            (isSizeSure && stated && static_cast<std::int64_t>(value->size) != *stated))
            return {};
        value->shift = shift;
        return value;
    }

    // How many of this entry and those behind it have a value at this shift.
    std::int64_t agreeing(std::size_t entry, std::int64_t shift) const
    {
        constexpr std::size_t mostAsked = 64;
        const std::size_t end = std::min(m_entries.size(), entry + mostAsked);
        std::int64_t count = 0;
        for (std::size_t i = entry; i < end; ++i)
            count += valueOf(i, shift) ? 1 : 0;
        return count;
    }

    // Where one value is destroyed another one may lie where it should be. So the shift counts with
    // which most values agree that follow, and of those the smallest.
    std::int64_t shiftFrom(std::size_t entry, std::int64_t before) const
    {
        std::int64_t best = before;
        std::int64_t most = agreeing(entry, before);
        for (std::int64_t by = 1; by <= mostMoved; ++by)
            for (const std::int64_t shift : {before - by, before + by})
                if (const std::int64_t count = agreeing(entry, shift); count > most) {
                    best = shift;
                    most = count;
                }
        return best;
    }

    void findValues()
    {
        std::int64_t shift = 0;
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            m_entries[i].value = valueOf(i, shift);
            if (!m_entries[i].value)
                m_entries[i].value = valueOf(i, shiftFrom(i, shift));
            if (!m_entries[i].value)
                continue;
            shift = m_entries[i].value->shift;
            m_lastTaken = static_cast<std::int64_t>(m_entries[i].value->begin);
        }
    }

    // A value that does not end where the next one begins has bytes that are not its own, or lacks
    // some.
    void judgeValues()
    {
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            const auto& value = m_entries[i].value;
            if (!value)
                continue;
            const bool isLast = i + 1 == m_entries.size();
            if (isLast)
                m_entries[i].isDamaged = m_end && value->end() != *m_end;
            else if (const auto& next = m_entries[i + 1].value)
                m_entries[i].isDamaged = value->end() != next->begin && !endsAtAValue(*value);
            else
                m_entries[i].isDamaged = statedSize(i, 0) != static_cast<std::int64_t>(value->size);
        }
    }

    bool endsAtAValue(const Value& value) const
    {
        return m_hasChunks && valueAt(static_cast<std::int64_t>(value.end()));
    }

    // Values that no name leads to.
    void takeUnnamed()
    {
        std::vector<Value> unnamed;
        for (std::size_t at = m_namesEnd; at < m_end.value_or(m_bytes.size());) {
            const auto value =
                byteAt(m_bytes, at) == 0xc6 ? valueAt(static_cast<std::int64_t>(at)) : std::nullopt;
            if (value && !isNamed(*value) && isFollowed(*value))
                unnamed.push_back(*value);
            at = value ? value->end() : at + 1;
        }
        const auto lost =
            std::ranges::find_if(m_entries, [](const Entry& entry) { return !entry.value; });
        const auto lostCount =
            std::ranges::count_if(m_entries, [](const Entry& entry) { return !entry.value; });
        if (lostCount == 1 && unnamed.size() == 1 && isBetween(lost, unnamed.front())) {
            lost->value = unnamed.front();
            return;
        }
        for (const Value& value : unnamed)
            m_entries.push_back({.name = fmt::format("lost-name-{}", ++m_unnamed), .value = value});
    }

    bool isNamed(const Value& value) const
    {
        return std::ranges::any_of(m_entries, [&](const Entry& entry) {
            return entry.value && entry.value->begin == value.begin;
        });
    }

    bool isFollowed(const Value& value) const
    {
        return (m_end ? value.end() == *m_end : value.end() == m_bytes.size()) ||
               valueAt(static_cast<std::int64_t>(value.end()));
    }

    // Is a value in the place that the order of the names gives this one?
    bool isBetween(std::vector<Entry>::const_iterator entry, const Value& value) const
    {
        return std::all_of(m_entries.cbegin(), entry,
                           [&](const Entry& e) { return e.value->begin < value.begin; }) &&
               std::all_of(entry + 1, m_entries.cend(),
                           [&](const Entry& e) { return e.value->begin > value.begin; });
    }

    std::size_t statedCount() const
    {
        const bool isThere =
            m_bytes.size() >= m_statedCountAt + 2 && byteAt(m_bytes, m_statedCountAt - 1) == 0xde;
        return isThere ? loadBig<std::uint16_t>(m_bytes.data() + m_statedCountAt) : 0;
    }

    RescuedSection result() const
    {
        RescuedSection rescued;
        rescued.section.offset = m_fileOffset + m_begin;
        for (const Entry& entry : m_entries)
            rescued.section.entries.push_back(entryOf(entry));
        if (m_unnamed > 0)
            rescued.losses.push_back(fmt::format(
                "{} of its names cannot be read: the values are kept as \"lost-name-1\"{}",
                m_unnamed, m_unnamed > 1 ? " and so on" : ""));
        const std::size_t count = statedCount();
        if (count > m_entries.size() && count <= format::maxVlMetalayers)
            rescued.losses.push_back(fmt::format("{} of {} entries were not found in it",
                                                 count - m_entries.size(), count));
        if (rescued.losses.empty())
            rescued.notes.emplace_back(
                "it had wrong, missing or extra bytes: its values were searched for");
        return rescued;
    }

    MetadataEntry entryOf(const Entry& entry) const
    {
        MetadataEntry found;
        found.name = entry.name;
        found.nameOffset = m_fileOffset + entry.at;
        if (!entry.value) {
            found.error = Error{ErrorKind::Malformed, "its value was not found"};
            return found;
        }
        found.valueOffset = m_fileOffset + entry.value->begin + valueHeadBytes;
        const ByteView value =
            m_bytes.subspan(entry.value->begin + valueHeadBytes, entry.value->size);
        if (entry.isDamaged)
            found.error = Error{ErrorKind::Malformed, "its value has missing or extra bytes"};
        else
            found.value.assign(value.begin(), value.end());
        return found;
    }

    ByteView m_bytes;
    std::uint64_t m_fileOffset;
    bool m_hasChunks; // values are chunks
    std::size_t m_begin;
    std::size_t m_statedCountAt;
    std::optional<std::size_t> m_end; // of the values
    std::vector<Entry> m_entries;
    std::size_t m_namesEnd = 0;
    std::int64_t m_lastTaken = -1; // where the value of the entry before begins
    int m_unnamed = 0;
};

std::int64_t wholeEntries(const MetadataSection& section)
{
    return std::ranges::count_if(section.entries,
                                 [](const MetadataEntry& entry) { return !entry.error; });
}

// Is header or trailer as long as it says itself? A byte that is missing is no wrong one.
bool hasStatedSize(MetadataSectionOf of, ByteView bytes)
{
    const bool isHeader = of == MetadataSectionOf::Header;
    if (bytes.size() < (isHeader ? fixedHeaderBytes : trailerEndBytes))
        return false;
    const std::size_t at = isHeader ? 11 : bytes.size() - trailerEndBytes + 1;
    return loadBig<std::uint32_t>(bytes.data() + at) == bytes.size();
}

} // namespace

bool isWhole(const MetadataSection& section)
{
    return !section.error && std::cmp_equal(wholeEntries(section), section.entries.size());
}

bool missesEntries(ByteView header)
{
    return header.size() > fixedHeaderBytes &&
           !CanonicalSection(header, layoutOf(MetadataSectionOf::Header)).hasAllEntries();
}

bool endsATrailer(ByteView bytes)
{
    if (bytes.size() < trailerEndBytes)
        return false;
    const ByteView end = bytes.last(trailerEndBytes);
    return byteAt(end, 0) == 0xce && byteAt(end, 5) == 0xd8;
}

RescuedSection rescuedSection(MetadataSectionOf of, ByteView bytes, std::uint64_t fileOffset,
                              bool hasEnd)
{
    const Layout layout = layoutOf(of);
    const MetadataPlace place{.bytes = bytes,
                              .fileOffset = fileOffset,
                              .sectionOffset = layout.begin,
                              .mostEntries = layout.mostEntries};
    RescuedSection stated{parseMetadata(place), {}, {}};
    if (CanonicalSection(bytes, layout).isWhole())
        return stated;
    const bool isMoved = hasEnd && !hasStatedSize(of, bytes);
    if (const auto correction = hasEnd && !isMoved ? onlyCorrection(bytes, layout) : std::nullopt) {
        ByteBuffer corrected(bytes.begin(), bytes.end());
        corrected[correction->first] = correction->second;
        MetadataPlace there = place;
        there.bytes = corrected;
        return {
            parseMetadata(there),
            {fmt::format("byte {} was wrong and was corrected", fileOffset + correction->first)},
            {}};
    }
    SectionSearch search(of, bytes, fileOffset, hasEnd);
    RescuedSection found = search.run();
    const bool isBetter = wholeEntries(found.section) > wholeEntries(stated.section);
    if (isBetter || ((isMoved || search.isShifted()) && !found.section.entries.empty()))
        return found;
    if (!stated.section.error && !CanonicalSection(bytes, layout).hasAllEntries())
        stated.losses.emplace_back("their table is damaged: some may be missing");
    return stated;
}

} // namespace bloscope
