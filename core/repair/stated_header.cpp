#include "core/repair/stated_header.h"

#include "core/bytes/byte_reader.h"
#include "core/codecs/codec_table.h"
#include "core/filters/filter_table.h"
#include "core/repair/damaged_section.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint64_t usualHeaderBytes = 1_MiB;
constexpr std::uint8_t newestVersion = 3;
constexpr std::uint8_t usualCodecFlags = 0x51; // level 5 of lz4
constexpr std::uint8_t usualOtherFlags = 3;
constexpr int highestLevel = 9;

struct Marker {
    std::size_t at;
    unsigned value;
};

// The bytes that never change, with those of the metalayers behind them (format.md 6.1, 6.3).
constexpr Marker markers[] = {
    {0, 0x9e},  {1, 0xa8},  {2, 'b'},   {3, '2'},   {4, 'f'},   {5, 'r'},   {6, 'a'},   {7, 'm'},
    {8, 'e'},   {9, 0},     {10, 0xd2}, {15, 0xcf}, {24, 0xa4}, {29, 0xd3}, {38, 0xd3}, {47, 0xd2},
    {52, 0xd2}, {57, 0xd2}, {62, 0xd1}, {65, 0xd1}, {69, 0xd8}, {87, 0x93}, {88, 0xcd}, {91, 0xde}};
constexpr std::size_t sectionMarkers = 3; // of them, behind the fixed header
constexpr std::int64_t mostShift = 64;    // bytes that are missing or too many

// The fixed header with every field in its place again, where bytes were inserted or are missing.
struct AlignedHeader {
    ByteBuffer bytes;       // fixedHeaderBytes; zeros where they are unknown
    std::int64_t shift = 0; // of all that follows
    std::size_t unknownBegin = 0;
    std::size_t unknownEnd = 0;
    std::size_t right = 0; // markers

    bool knows(std::size_t begin, std::size_t size) const
    {
        return begin + size <= unknownBegin || begin >= unknownEnd;
    }
};

// Tries where bytes may have been inserted or be missing.
class HeaderAlignment {
 public:
    // `bytes`: the first ones of a file.
    explicit HeaderAlignment(ByteView bytes) : m_bytes(bytes) {}

    AlignedHeader run() const
    {
        Division best{.right = rightBefore(std::size(markers)), .split = std::size(markers)};
        const std::size_t unshifted = best.right;
        for (std::int64_t by = 1; by <= mostShift && unshifted < std::size(markers); ++by)
            for (const std::int64_t shift : {-by, by})
                for (std::size_t split = 0; split < std::size(markers); ++split) {
                    const std::size_t right = rightBefore(split) + rightFrom(split, shift);
                    if (right > best.right + 1 && hasSection(shift))
                        best = {right, split, shift};
                }
        return aligned(best);
    }

 private:
    struct Division {
        std::size_t right = 0; // markers
        std::size_t split = 0; // the first one that is moved
        std::int64_t shift = 0;
    };

    bool isRight(const Marker& marker, std::int64_t shift) const
    {
        const std::int64_t at = static_cast<std::int64_t>(marker.at) + shift;
        return at >= 0 && std::cmp_less(at, m_bytes.size()) &&
               std::to_integer<unsigned>(m_bytes[static_cast<std::size_t>(at)]) == marker.value;
    }

    std::size_t rightBefore(std::size_t split) const
    {
        return static_cast<std::size_t>(std::count_if(
            markers, markers + split, [&](const Marker& marker) { return isRight(marker, 0); }));
    }

    std::size_t rightFrom(std::size_t split, std::int64_t shift) const
    {
        return static_cast<std::size_t>(
            std::count_if(markers + split, std::end(markers),
                          [&](const Marker& marker) { return isRight(marker, shift); }));
    }

    bool hasSection(std::int64_t shift) const
    {
        return rightFrom(std::size(markers) - sectionMarkers, shift) == sectionMarkers;
    }

    AlignedHeader aligned(const Division& division) const
    {
        AlignedHeader header{.bytes = ByteBuffer(fixedHeaderBytes),
                             .shift = division.shift,
                             .right = division.right};
        if (division.shift != 0) {
            for (std::size_t i = 0; i < division.split; ++i)
                if (isRight(markers[i], 0))
                    header.unknownBegin = markers[i].at + 1;
            header.unknownEnd = fixedHeaderBytes;
            for (std::size_t i = std::size(markers); i-- > division.split;)
                if (isRight(markers[i], division.shift))
                    header.unknownEnd = std::min(header.unknownEnd, markers[i].at);
        }
        for (std::size_t i = 0; i < fixedHeaderBytes; ++i)
            if (header.knows(i, 1))
                header.bytes[i] = byteAt(static_cast<std::int64_t>(i) +
                                         (i < header.unknownBegin ? 0 : division.shift));
        return header;
    }

    std::byte byteAt(std::int64_t at) const
    {
        return at >= 0 && std::cmp_less(at, m_bytes.size()) ? m_bytes[static_cast<std::size_t>(at)]
                                                            : std::byte{};
    }

    ByteView m_bytes;
};

// The first `length` bytes of a header whose fixed part is aligned; fewer where the source ends.
Result<ByteBuffer> alignedBytes(const ByteSource& source, const AlignedHeader& fixed,
                                std::uint64_t length)
{
    const auto begin =
        static_cast<std::uint64_t>(static_cast<std::int64_t>(fixedHeaderBytes) + fixed.shift);
    const std::uint64_t behind = length - std::min<std::uint64_t>(length, fixedHeaderBytes);
    const std::uint64_t there = source.size() - std::min(source.size(), begin);
    BLOSCOPE_TRY(const ByteBuffer rest,
                 readBytes(source, std::min(source.size(), begin), std::min(behind, there)));
    ByteBuffer bytes = fixed.bytes;
    bytes.insert(bytes.end(), rest.begin(), rest.end());
    return bytes;
}

// Says which field was not taken. Of those that are unknown it says nothing.
class FieldsCheck {
 public:
    explicit FieldsCheck(const AlignedHeader* fixed = nullptr) : m_fixed(fixed) {}

    template <class T>
    void check(const char* name, std::size_t at, T& field, bool isPossible, T otherwise)
    {
        const bool isKnown = !m_fixed || m_fixed->knows(at, sizeof(T));
        if (isKnown && isPossible)
            return;
        if (isKnown)
            m_damage.push_back(fmt::format("{} cannot be {}", name, field));
        field = otherwise;
    }

    std::vector<std::string> damage() && { return std::move(m_damage); }

 private:
    const AlignedHeader* m_fixed;
    std::vector<std::string> m_damage;
};

FrameHeader fieldsAt(ByteView bytes)
{
    const auto number = [&]<class T>(std::size_t at, T) { return loadBig<T>(bytes.data() + at); };
    const auto byte = [&](std::size_t at) { return std::to_integer<std::uint8_t>(bytes[at]); };
    FrameHeader fields;
    fields.headerLen = number(11, std::int32_t{});
    fields.frameLen = number(16, std::int64_t());
    fields.generalFlags = byte(25);
    fields.frameType = byte(26);
    fields.codecFlags = byte(27);
    fields.otherFlags = byte(28);
    fields.nbytes = number(30, std::int64_t());
    fields.cbytes = number(39, std::int64_t());
    fields.typesize = number(48, std::int32_t());
    fields.blocksize = number(53, std::int32_t());
    fields.chunksize = number(58, std::int32_t());
    fields.threadsCompress = number(63, std::int16_t());
    fields.threadsDecompress = number(66, std::int16_t());
    fields.filterCount = byte(70);
    fields.udcodec = byte(77);
    fields.codecMeta = byte(78);
    for (std::size_t i = 0; i < format::filterSlots; ++i) {
        fields.filters[i] = byte(71 + i);
        fields.filtersMeta[i] = byte(79 + i);
    }
    fields.otherFlags2 = byte(85);
    return fields;
}

// The default fields are judged by makeDefaultsUsual().
std::vector<std::string> judgeSizes(const AlignedHeader& fixed, FrameHeader& fields)
{
    FieldsCheck checks(&fixed);
    const bool isKnown = fields.version() <= newestVersion;
    checks.check("general_flags", 25, fields.generalFlags, isKnown, std::uint8_t(0x12));
    checks.check("frame_type", 26, fields.frameType, fields.frameType <= 1, std::uint8_t(0));
    checks.check("nbytes", 30, fields.nbytes, fields.nbytes >= 0, std::int64_t(-1));
    checks.check("typesize", 48, fields.typesize,
                 fields.typesize > 0 && fields.typesize <= format::maxTypesize, 0);
    checks.check("blocksize", 53, fields.blocksize,
                 fields.blocksize >= 0 && fields.blocksize <= format::maxBlockBytes, -1);
    checks.check("chunksize", 58, fields.chunksize,
                 fields.chunksize >= 0 && fields.chunksize <= format::maxChunkBytes, -1);
    return std::move(checks).damage();
}

// Defaults for new chunks that are unknown become those of most writers.
void takeUsualDefaults(const AlignedHeader& fixed, FrameHeader& fields)
{
    if (!fixed.knows(27, 2)) {
        fields.codecFlags = usualCodecFlags;
        fields.otherFlags = usualOtherFlags;
    }
    if (fixed.knows(70, fixedHeaderBytes - 70))
        return;
    fields.filterCount = format::filterSlots;
    fields.udcodec = fields.codecFlags & 0x0fU;
    fields.filters = {0, 0, 0, 0, 0, 1};
}

MetadataSection metalayersOf(ByteView header, std::uint64_t origin)
{
    return parseMetadata({.bytes = header,
                          .fileOffset = origin,
                          .sectionOffset = fixedHeaderBytes,
                          .mostEntries = format::maxMetalayers});
}

// The place nearest to where the chunks should begin at which something does.
std::optional<std::uint64_t> beginNear(const ByteSource& source, std::uint64_t stated)
{
    for (std::uint64_t by = 0; by <= static_cast<std::uint64_t>(mostShift); ++by) {
        if (by + fixedHeaderBytes <= stated && beginsSomething(source, stated - by))
            return stated - by;
        if (beginsSomething(source, stated + by))
            return stated + by;
    }
    return {};
}

class MetalayersReading {
 public:
    MetalayersReading(const ByteSource& source, const AlignedHeader& fixed, const Limits& limits,
                      StatedHeader& header)
        : m_source(source),
          m_fixed(fixed),
          m_most(std::min(source.size(), limits.frameHeaderBytes)),
          m_header(header)
    {
    }

    // In a canonical header the chunks follow the last value; what header_len says counts where
    // that cannot be told.
    Result<> run()
    {
        const auto stated = static_cast<std::uint64_t>(std::max(m_header.fields.headerLen, 0));
        const bool isPossible = stated >= format::minFrameHeaderBytes && stated <= m_most;
        BLOSCOPE_TRY(bool isRead, readCanonical());
        if (!isRead && isPossible) {
            BLOSCOPE_TRY(isRead, readDamaged(stated));
        }
        if (!isRead)
            BLOSCOPE_CHECK(readAsFarAsItGoes(stated, isPossible));
        const std::uint64_t end = m_header.end - shift();
        if (m_header.isThere && end != stated && m_fixed.knows(11, sizeof(std::int32_t)))
            m_header.damage.push_back(fmt::format("header_len is {}, but the chunks begin at {}",
                                                  m_header.fields.headerLen, m_header.end));
        return {};
    }

 private:
    std::uint64_t shift() const { return static_cast<std::uint64_t>(m_fixed.shift); }

    // One whose values end where something begins.
    Result<bool> readCanonical()
    {
        BLOSCOPE_TRY(const ByteBuffer bytes,
                     alignedBytes(m_source, m_fixed, std::min(usualHeaderBytes, m_most)));
        MetadataSection section = metalayersOf(bytes, m_source.origin() + shift());
        const std::uint64_t end = section.offset - m_source.origin() + section.size;
        if (!isWhole(section) || missesEntries(bytes) || !beginsSomething(m_source, end))
            return false;
        m_header.metalayers = std::move(section);
        m_header.end = end;
        return true;
    }

    Result<bool> readDamaged(std::uint64_t stated)
    {
        const auto begin = beginNear(m_source, stated + shift());
        if (!begin)
            return false;
        m_header.end = *begin;
        if (*begin > stated + shift()) {
            BLOSCOPE_TRY(const bool isBehind, readBefore(stated, *begin - stated - shift()));
            if (isBehind)
                return true;
        }
        BLOSCOPE_TRY(const ByteBuffer bytes, alignedBytes(m_source, m_fixed, *begin - shift()));
        RescuedSection rescued =
            rescuedSection(MetadataSectionOf::Header, bytes, m_source.origin() + shift(), true);
        m_header.metalayers = std::move(rescued.section);
        m_header.metalayerNotes = std::move(rescued.notes);
        m_header.metalayerLosses = std::move(rescued.losses);
        return true;
    }

    // Metalayers that are in order up to where they should end, with bytes too many behind it.
    Result<bool> readBefore(std::uint64_t stated, std::uint64_t tooMany)
    {
        BLOSCOPE_TRY(const ByteBuffer bytes, alignedBytes(m_source, m_fixed, stated));
        RescuedSection rescued =
            rescuedSection(MetadataSectionOf::Header, bytes, m_source.origin() + shift(), true);
        if (!isWhole(rescued.section) || !rescued.notes.empty() || !rescued.losses.empty())
            return false;
        m_header.metalayers = std::move(rescued.section);
        m_header.metalayerLosses.push_back(
            fmt::format("{} {} superfluous in the last of them or after it", tooMany,
                        tooMany == 1 ? "byte is" : "bytes are"));
        return true;
    }

    Result<> readAsFarAsItGoes(std::uint64_t stated, bool isPossible)
    {
        const std::uint64_t first = isPossible ? stated : std::min(usualHeaderBytes, m_most);
        for (const std::uint64_t length : {first, std::min(usualHeaderBytes, m_most), m_most}) {
            BLOSCOPE_TRY(const ByteBuffer bytes, alignedBytes(m_source, m_fixed, length));
            MetadataSection section = metalayersOf(bytes, m_source.origin() + shift());
            const bool isBetter = length == first || isWhole(section);
            if (!isBetter)
                continue;
            m_header.end = isWhole(section) ? section.offset - m_source.origin() + section.size
                                            : (isPossible ? stated : fixedHeaderBytes) + shift();
            m_header.metalayers = std::move(section);
            if (isWhole(m_header.metalayers))
                break;
        }
        const auto bytes =
            alignedBytes(m_source, m_fixed, std::min(m_header.end, m_most) - shift());
        if (bytes && missesEntries(*bytes) && !m_header.metalayers.error)
            m_header.metalayerLosses.emplace_back("their table is damaged: some may be missing");
        return {};
    }

    const ByteSource& m_source;
    const AlignedHeader& m_fixed;
    std::uint64_t m_most;
    StatedHeader& m_header;
};

// What is lost of a header whose bytes were moved.
std::string shiftText(const AlignedHeader& fixed)
{
    const std::int64_t by = fixed.shift < 0 ? -fixed.shift : fixed.shift;
    return fmt::format("{} {} {} its first {} bytes: the content of bytes {} to {} is unknown", by,
                       by == 1 ? "byte" : "bytes",
                       fixed.shift > 0 ? "too many in"
                                       : (by == 1 ? "is missing from" : "are missing from"),
                       fixedHeaderBytes, fixed.unknownBegin, fixed.unknownEnd - 1);
}

} // namespace

bool beginsSomething(const ByteSource& source, std::uint64_t position)
{
    const auto bytes = readBytes(source, position, 4);
    if (!bytes)
        return false;
    const auto at = [&](std::size_t i) { return std::to_integer<unsigned>((*bytes)[i]); };
    const bool isChunk =
        at(0) >= 3 && at(0) <= 6 && at(1) == 1 && (at(2) & 0x05U) == 0x05U && at(3) != 0;
    return isChunk || (at(0) == 0x94 && at(1) <= 1 && at(2) == 0x93 && at(3) == 0xcd);
}

std::vector<std::string> makeDefaultsUsual(FrameHeader& header)
{
    FieldsCheck checks;
    const bool isCodec = (header.codecFlags & 0x0fU) <= formatCodeInUdcodec &&
                         header.compressionLevel() <= highestLevel;
    checks.check("codec_flags", 27, header.codecFlags, isCodec, usualCodecFlags);
    checks.check("other_flags", 28, header.otherFlags, header.otherFlags <= 3, usualOtherFlags);
    checks.check("nfilters", 70, header.filterCount, header.filterCount == format::filterSlots,
                 std::uint8_t(format::filterSlots));
    for (std::uint8_t& filter : header.filters) // the reference opens no frame with others
        checks.check("a default filter", 71, filter, filter == noFilter || filterById(filter),
                     noFilter);
    return std::move(checks).damage();
}

Result<StatedHeader> readStatedHeader(const ByteSource& source, const Limits& limits)
{
    StatedHeader header;
    header.fields.nbytes = -1;
    header.fields.typesize = 0;
    header.fields.blocksize = -1;
    header.fields.chunksize = -1;
    header.fields.codecFlags = usualCodecFlags;
    header.fields.otherFlags = usualOtherFlags;
    header.end = 0;
    const std::uint64_t first = fixedHeaderBytes + static_cast<std::uint64_t>(2 * mostShift);
    BLOSCOPE_TRY(const ByteBuffer bytes,
                 readBytes(source, 0, std::min<std::uint64_t>(source.size(), first)));
    const AlignedHeader fixed = HeaderAlignment(bytes).run();
    const std::size_t most = std::size(markers);
    header.isThere = source.size() >= fixedHeaderBytes &&
                     fixed.right * 3 >= (fixed.shift == 0 ? most * 2 : most);
    if (!header.isThere)
        return header;
    header.shift = fixed.shift;
    header.fields = fieldsAt(fixed.bytes);
    takeUsualDefaults(fixed, header.fields);
    header.damage = judgeSizes(fixed, header.fields);
    for (std::string& damage : makeDefaultsUsual(header.fields))
        header.damage.push_back(std::move(damage));
    if (fixed.shift != 0)
        header.loss = shiftText(fixed);
    BLOSCOPE_CHECK(MetalayersReading(source, fixed, limits, header).run());
    return header;
}

} // namespace bloscope
