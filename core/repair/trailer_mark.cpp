#include "core/repair/trailer_mark.h"

#include "core/bytes/byte_reader.h"

namespace bloscope {

namespace {

constexpr std::size_t sectionAt = 2;
constexpr std::size_t endBytes = 23; // trailer_len and fingerprint

// Do the length and the fingerprint stand behind the section, and is it that length?
bool hasEnd(ByteView bytes, std::size_t sectionEnd)
{
    if (bytes.size() < sectionEnd + endBytes)
        return false;
    ByteReader reader(bytes.subspan(sectionEnd), 0);
    reader.expect(0xce, "the marker of trailer_len");
    const auto length = reader.big<std::uint32_t>("trailer_len");
    reader.expect(0xd8, "the marker of the fingerprint");
    return reader.ok() && length == sectionEnd + endBytes;
}

bool areReadable(const MetadataSection& section)
{
    for (const MetadataEntry& entry : section.entries)
        if (entry.error)
            return false;
    return !section.error;
}

} // namespace

bool mayBeginATrailer(ByteView bytes)
{
    const auto at = [&](std::size_t i) { return std::to_integer<unsigned>(bytes[i]); };
    return bytes.size() >= 9 && at(0) == 0x94 && at(1) <= 1 && at(2) == 0x93 && at(3) == 0xcd &&
           at(6) == 0xde;
}

std::optional<FoundTrailer> parseFoundTrailer(ByteView bytes, std::uint64_t position,
                                              std::uint64_t origin)
{
    FoundTrailer trailer;
    trailer.offset = position;
    trailer.vlMetalayers = parseMetadata({.bytes = bytes,
                                          .fileOffset = origin + position,
                                          .sectionOffset = sectionAt,
                                          .mostEntries = format::maxVlMetalayers});
    const MetadataSection& section = trailer.vlMetalayers;
    const std::size_t sectionEnd = sectionAt + section.size;
    trailer.isComplete = areReadable(section) && hasEnd(bytes, sectionEnd);
    trailer.size = trailer.isComplete ? sectionEnd + endBytes : bytes.size();
    if (!trailer.isComplete && section.entries.empty())
        return {};
    return trailer;
}

} // namespace bloscope
