#include "core/frame/metadata.h"

#include "core/base/checked.h"
#include "core/bytes/byte_reader.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::uint8_t fixstr = 0xa0;
constexpr std::uint8_t longestName = 31;
constexpr std::uint8_t arrayMarker = 0xdc;
constexpr std::size_t valueMarkerBytes = 5; // 0xc6 and a length

// Values may overlap, but each is kept for itself: that many bytes more than there are, no further.
constexpr std::size_t mostOverlap = 1 << 20;

struct NameAndOffset {
    std::string name;
    std::int32_t offset = 0;
};

NameAndOffset readName(ByteReader& reader)
{
    NameAndOffset entry;
    const auto marker = reader.big<std::uint8_t>("the marker of a metadata name");
    if (reader.ok() && (marker < fixstr || marker > fixstr + longestName))
        reader.fail(ErrorKind::Malformed,
                    fmt::format("a metadata name has the marker 0x{:02x}", marker));
    if (!reader.ok())
        return entry;
    entry.name = textOf(reader.take(static_cast<std::size_t>(marker - fixstr), "a metadata name"));
    reader.expect(0xd2, "the marker of a metadata offset");
    entry.offset = reader.big<std::int32_t>("a metadata offset");
    return entry;
}

// Appends an entry for each name that can be read and returns the offsets of their values.
std::vector<std::int32_t> readNames(ByteReader& reader, std::size_t mostEntries,
                                    MetadataSection& section)
{
    reader.expect(0x93, "the marker of the metadata");
    reader.expect(0xcd, "the marker of the size of the metadata names");
    reader.skip(2, "the size of the metadata names"); // informative, and ignored by the reference
    reader.expect(0xde, "the marker of the metadata names");
    const std::size_t count = reader.big<std::uint16_t>("the number of metadata entries");
    if (count > mostEntries)
        reader.fail(ErrorKind::Malformed,
                    fmt::format("a number of {} metadata entries is impossible", count));

    std::vector<std::int32_t> offsets;
    for (std::size_t i = 0; i < count && reader.ok(); ++i) {
        MetadataEntry entry;
        entry.nameOffset = reader.fileOffset();
        NameAndOffset read = readName(reader);
        if (!reader.ok())
            break;
        entry.name = std::move(read.name);
        section.entries.push_back(std::move(entry));
        offsets.push_back(read.offset);
    }
    return offsets;
}

// The value at `offset` of the section, or why it cannot be had.
Result<ByteView> valueAt(const MetadataPlace& place, std::int32_t offset, std::size_t mapEnd)
{
    if (offset < 0 ||
        !fits(static_cast<std::uint64_t>(offset), valueMarkerBytes, place.bytes.size()))
        return Error{ErrorKind::Malformed,
                     fmt::format("its position {} is outside the {} available bytes", offset,
                                 place.bytes.size())};
    const auto at = static_cast<std::size_t>(offset);
    if (at < mapEnd)
        return Error{ErrorKind::Malformed,
                     fmt::format("its position {} is before the end of the names", at)};
    ByteReader reader(place.bytes.subspan(at), place.fileOffset + at);
    reader.expect(0xc6, "the marker of its value");
    const auto length = reader.big<std::int32_t>("its length");
    BLOSCOPE_CHECK(reader.finish());
    if (length < 0 || static_cast<std::size_t>(length) > reader.left())
        return Error{
            ErrorKind::Malformed,
            fmt::format("{} bytes are declared, but only {} are available", length, reader.left()),
            place.fileOffset + at + 1};
    return reader.take(static_cast<std::size_t>(length), "value");
}

// Keeps the value of an entry, or why it has none. `room` is what may still be kept of this
// section.
void readValue(const MetadataPlace& place, std::int32_t offset, std::size_t mapEnd,
               std::size_t& room, MetadataEntry& entry)
{
    const Result<ByteView> value = valueAt(place, offset, mapEnd);
    if (!value) {
        entry.error = value.error();
        return;
    }
    if (value->size() > room) {
        entry.error =
            Error{ErrorKind::Limit,
                  fmt::format("its {} bytes overlap too many other entries", value->size())};
        return;
    }
    room -= value->size();
    entry.value.assign(value->begin(), value->end());
    entry.valueOffset =
        place.fileOffset + static_cast<std::size_t>(value->data() - place.bytes.data());
}

} // namespace

const MetadataEntry* MetadataSection::find(std::string_view name) const
{
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const MetadataEntry& entry) {
            return entry.name == name && !entry.error;
        });
    return found == entries.end() ? nullptr : &*found;
}

MetadataSection parseMetadata(const MetadataPlace& place)
{
    MetadataSection section;
    section.offset = place.fileOffset + place.sectionOffset;
    ByteReader reader(place.bytes, place.fileOffset);
    reader.skip(place.sectionOffset, "the bytes before the metadata");
    const std::vector<std::int32_t> offsets = readNames(reader, place.mostEntries, section);
    if (const Result<> names = reader.finish(); !names)
        section.error = names.error();

    const std::size_t mapEnd = reader.position();
    if (reader.nextIs(arrayMarker))
        reader.skip(3, "the number of metadata values"); // informative as well
    std::uint64_t end = std::max(section.offset, reader.fileOffset());
    std::size_t room = place.bytes.size() + mostOverlap;
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        readValue(place, offsets[i], mapEnd, room, section.entries[i]);
        end = std::max(end, section.entries[i].valueOffset + section.entries[i].value.size());
    }
    section.size = end - section.offset;
    return section;
}

} // namespace bloscope
