#include "tests/support/zip_archives.h"

#include <span>

namespace bloscope::test {

namespace {

template <class T>
void append(T value, std::string& to)
{
    to.append(reinterpret_cast<const char*>(&value), sizeof value);
}

// CRC-32, bit by bit.
std::uint32_t checksumOf(const std::string& content)
{
    std::uint32_t checksum = 0xffffffff;
    for (const char byte : content) {
        checksum ^= static_cast<std::uint8_t>(byte);
        for (int bit = 0; bit < 8; ++bit)
            checksum = (checksum >> 1) ^ ((checksum & 1) != 0 ? 0xedb88320 : 0);
    }
    return ~checksum;
}

// What both headers have in common, from the version to the lengths.
void appendFacts(const ZipPart& member, std::size_t extra, std::string& to)
{
    append<std::uint16_t>(20, to);
    append(member.flags, to);
    append(member.method, to);
    append<std::uint32_t>(0, to); // time
    append(checksumOf(member.content), to);
    append(member.stored.value_or(static_cast<std::uint32_t>(member.content.size())), to);
    append(member.size.value_or(static_cast<std::uint32_t>(member.content.size())), to);
    append(static_cast<std::uint16_t>(member.name.size()), to);
    append(static_cast<std::uint16_t>(extra), to);
}

} // namespace

ByteBuffer zipArchive(const std::vector<ZipPart>& members)
{
    std::string bytes;
    std::string directory;
    for (const ZipPart& member : members) {
        directory += "PK\1\2";
        append<std::uint16_t>(20, directory);
        appendFacts(member, 0, directory);
        directory += std::string(8, '\0') + std::string(2, '\0');
        append(member.headerAt.value_or(static_cast<std::uint32_t>(bytes.size())), directory);
        directory += member.name;
        bytes += "PK\3\4";
        appendFacts(member, member.localExtra.size(), bytes);
        bytes += member.name + member.localExtra + member.content;
    }
    const auto begin = static_cast<std::uint32_t>(bytes.size());
    bytes += directory + "PK\5\6" + std::string(4, '\0');
    append(static_cast<std::uint16_t>(members.size()), bytes);
    append(static_cast<std::uint16_t>(members.size()), bytes);
    append(static_cast<std::uint32_t>(directory.size()), bytes);
    append(begin, bytes);
    bytes += std::string(2, '\0');
    const ByteView view = std::as_bytes(std::span(bytes));
    return {view.begin(), view.end()};
}

std::string textOfBytes(ByteView bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace bloscope::test
