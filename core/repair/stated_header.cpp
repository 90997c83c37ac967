#include "core/repair/stated_header.h"

#include "core/bytes/byte_reader.h"
#include "core/codecs/codec_table.h"
#include "core/filters/filter_table.h"
#include "core/repair/mended_section.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint64_t usualHeaderBytes = 1_MiB;
constexpr std::uint8_t newestVersion = 3;
constexpr std::uint8_t usualCodecFlags = 0x51; // level 5 of lz4
constexpr int highestLevel = 9;

// Position and value of the bytes that never change (format.md 6.1).
constexpr std::pair<std::size_t, unsigned> markers[] = {
    {0, 0x9e},  {1, 0xa8},  {2, 'b'},   {3, '2'},   {4, 'f'},   {5, 'r'},   {6, 'a'},
    {7, 'm'},   {8, 'e'},   {9, 0},     {10, 0xd2}, {15, 0xcf}, {24, 0xa4}, {29, 0xd3},
    {38, 0xd3}, {47, 0xd2}, {52, 0xd2}, {57, 0xd2}, {62, 0xd1}, {65, 0xd1}, {69, 0xd8}};

// Says which field was not taken.
class FieldsCheck {
 public:
    template <class T>
    void check(const char* name, T& field, bool isPossible, T otherwise)
    {
        if (isPossible)
            return;
        m_damage.push_back(fmt::format("{} cannot be {}", name, field));
        field = otherwise;
    }

    std::vector<std::string> damage() && { return std::move(m_damage); }

 private:
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
std::vector<std::string> judgeSizes(FrameHeader& fields)
{
    FieldsCheck checks;
    const bool isKnown = fields.version() <= newestVersion;
    checks.check("general_flags", fields.generalFlags, isKnown, std::uint8_t(0x12));
    checks.check("frame_type", fields.frameType, fields.frameType <= 1, std::uint8_t(0));
    checks.check("nbytes", fields.nbytes, fields.nbytes >= 0, std::int64_t(-1));
    checks.check("typesize", fields.typesize,
                 fields.typesize > 0 && fields.typesize <= format::maxTypesize, 0);
    checks.check("blocksize", fields.blocksize,
                 fields.blocksize >= 0 && fields.blocksize <= format::maxBlockBytes, -1);
    checks.check("chunksize", fields.chunksize,
                 fields.chunksize >= 0 && fields.chunksize <= format::maxChunkBytes, -1);
    return std::move(checks).damage();
}

MetadataSection metalayersOf(ByteView header, std::uint64_t origin)
{
    return parseMetadata({.bytes = header,
                          .fileOffset = origin,
                          .sectionOffset = fixedHeaderBytes,
                          .mostEntries = format::maxMetalayers});
}

// Are the metalayers in order but for one wrong byte, and end where header_len says?
bool takeMended(StatedHeader& header, const ByteSource& source, std::uint64_t stated)
{
    const auto bytes = readBytes(source, 0, stated);
    auto mended = bytes ? mendedMetalayers(*bytes, source.origin()) : std::nullopt;
    if (!mended)
        return false;
    header.damage.push_back(mendedText(mended->at));
    header.metalayers = std::move(mended->section);
    header.end = stated;
    return true;
}

// In a canonical header the chunks follow the last value; what header_len says counts where that
// cannot be told.
Result<> readMetalayers(StatedHeader& header, const ByteSource& source, const Limits& limits)
{
    const std::uint64_t most = std::min(source.size(), limits.frameHeaderBytes);
    const auto stated = static_cast<std::uint64_t>(std::max(header.fields.headerLen, 0));
    const bool isPossible = stated >= format::minFrameHeaderBytes && stated <= most;
    const std::uint64_t first = isPossible ? stated : std::min(usualHeaderBytes, most);
    if (isPossible && beginsSomething(source, stated) && takeMended(header, source, stated))
        return {};
    for (const std::uint64_t length : {first, std::min(usualHeaderBytes, most), most}) {
        BLOSCOPE_TRY(const ByteBuffer bytes, readBytes(source, 0, length));
        MetadataSection section = metalayersOf(bytes, source.origin());
        const bool isBetter = length == first || isWhole(section);
        if (!isBetter)
            continue;
        header.end = isWhole(section) ? section.offset - source.origin() + section.size
                                      : (isPossible ? stated : fixedHeaderBytes);
        header.metalayers = std::move(section);
        if (isWhole(header.metalayers))
            break;
    }
    if (const auto bytes = readBytes(source, 0, std::min(header.end, most)); bytes)
        header.missesMetalayers = missesEntries(*bytes);
    if (header.isThere && header.end != stated)
        header.damage.push_back(fmt::format("header_len is {}, the chunks begin at {}",
                                            header.fields.headerLen, header.end));
    return {};
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

bool isWhole(const MetadataSection& section)
{
    return !section.error && std::ranges::none_of(section.entries, [](const auto& entry) {
        return entry.error.has_value();
    });
}

std::vector<std::string> makeDefaultsUsual(FrameHeader& header)
{
    FieldsCheck checks;
    const bool isCodec = (header.codecFlags & 0x0fU) <= formatCodeInUdcodec &&
                         header.compressionLevel() <= highestLevel;
    checks.check("codec_flags", header.codecFlags, isCodec, usualCodecFlags);
    checks.check("other_flags", header.otherFlags, header.otherFlags <= 3, std::uint8_t(3));
    checks.check("nfilters", header.filterCount, header.filterCount == format::filterSlots,
                 std::uint8_t(format::filterSlots));
    for (std::uint8_t& filter : header.filters) // the reference opens no frame with others
        checks.check("a default filter", filter, filter == noFilter || filterById(filter),
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
    header.fields.otherFlags = 3;
    if (source.size() < fixedHeaderBytes) {
        header.end = 0;
        return header;
    }
    BLOSCOPE_TRY(const ByteBuffer bytes, readBytes(source, 0, fixedHeaderBytes));
    const auto right = std::ranges::count_if(markers, [&](const auto& marker) {
        return std::to_integer<unsigned>(bytes[marker.first]) == marker.second;
    });
    header.isThere = static_cast<std::size_t>(right) * 3 >= std::size(markers) * 2;
    if (!header.isThere) {
        header.end = 0;
        return header;
    }
    header.fields = fieldsAt(bytes);
    header.damage = judgeSizes(header.fields);
    for (std::string& damage : makeDefaultsUsual(header.fields))
        header.damage.push_back(std::move(damage));
    BLOSCOPE_CHECK(readMetalayers(header, source, limits));
    return header;
}

} // namespace bloscope
