#include "tests/support/foreign_metadata.h"

#include "core/bytes/byte_writer.h"

#include <algorithm>

namespace bloscope::test {

namespace {

constexpr std::size_t fixedBytes = 87;        // of a header
constexpr std::size_t headerLenAt = 11;       // likewise
constexpr std::size_t foreignFrameLenAt = 16; // likewise
constexpr std::size_t hasVariableAt = 68;     // likewise
constexpr std::size_t emptySection = 10;      // bytes
constexpr std::size_t emptyTrailer = 35;      // bytes
constexpr std::size_t endOfTrailer = 23;      // bytes

// Of a header or a trailer that has `to` before it.
void appendSection(const StoredEntries& entries, unsigned idxLess, ByteWriter& to)
{
    const auto count = static_cast<std::uint16_t>(entries.size());
    std::size_t mapBytes = 7;
    for (const auto& [name, value] : entries)
        mapBytes += 6 + name.size();
    std::size_t offset = to.size() + mapBytes + 3;
    to.byte(0x93);
    to.byte(0xcd);
    to.big(static_cast<std::uint16_t>(mapBytes - idxLess));
    to.byte(0xde);
    to.big(count);
    for (const auto& [name, value] : entries) {
        to.byte(static_cast<std::uint8_t>(0xa0 + name.size()));
        to.bytes(bytesOf(name));
        to.byte(0xd2);
        to.big(static_cast<std::int32_t>(offset));
        offset += 5 + value.size();
    }
    to.byte(0xdc);
    to.big(count);
    for (const auto& [name, value] : entries) {
        to.byte(0xc6);
        to.big(static_cast<std::int32_t>(value.size()));
        to.bytes(value);
    }
}

template <class T>
void patch(ByteBuffer& bytes, std::size_t at, T value)
{
    ByteWriter field;
    field.big(value);
    std::ranges::copy(field.view(), bytes.begin() + static_cast<std::ptrdiff_t>(at));
}

} // namespace

ByteBuffer withForeignMetadata(const ByteBuffer& frame, const StoredEntries& fixed,
                               const StoredEntries& variable)
{
    const ByteView old = frame;
    const std::size_t bodyAt = fixedBytes + emptySection;
    ByteWriter header;
    header.bytes(old.first(fixedBytes));
    appendSection(fixed, 0, header);
    const std::size_t headerLen = header.size();

    ByteWriter trailer;
    trailer.byte(0x94);
    trailer.byte(0x01);
    appendSection(variable, 1, trailer);
    trailer.byte(0xce);
    trailer.big(static_cast<std::uint32_t>(trailer.size() - 1 + endOfTrailer));
    trailer.byte(0xd8);
    trailer.zeros(17);

    header.bytes(old.subspan(bodyAt, old.size() - bodyAt - emptyTrailer));
    header.bytes(trailer.view());
    ByteBuffer file = std::move(header).finish();
    patch(file, headerLenAt, static_cast<std::int32_t>(headerLen));
    patch(file, foreignFrameLenAt, static_cast<std::int64_t>(file.size()));
    file[hasVariableAt] = variable.empty() ? std::byte{0xc2} : std::byte{0xc3};
    return file;
}

} // namespace bloscope::test
