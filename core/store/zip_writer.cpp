#include "core/store/zip_writer.h"

#include "core/base/limits.h"
#include "core/bytes/byte_writer.h"
#include "core/files/file_io.h"
#include "core/system/process.h"

#include <algorithm>
#include <libdeflate.h>

namespace bloscope {

namespace {

// APPNOTE.TXT of PKWARE, 4.3.7 to 4.3.16.
constexpr std::uint32_t localSignature = 0x04034b50;
constexpr std::uint32_t entrySignature = 0x02014b50;
constexpr std::uint32_t endSignature = 0x06054b50;
constexpr std::uint32_t end64Signature = 0x06064b50;
constexpr std::uint32_t locatorSignature = 0x07064b50;
constexpr std::uint64_t large = 0xffffffff; // from there on a number needs ZIP64
constexpr std::uint64_t many = 0xffff;
constexpr std::uint16_t plainVersion = 20;
constexpr std::uint16_t zip64Version = 45;
constexpr std::uint16_t utf8Names = 0x0800;
constexpr std::uint16_t madeOnUnix = 3 << 8;
constexpr std::uint32_t unixFileMode = 0100644U << 16;
constexpr std::uint64_t checkedAtOnce = 1_MiB;

std::uint32_t clipped(std::uint64_t number)
{
    return static_cast<std::uint32_t>(std::min(number, large));
}

std::uint16_t flagsOf(const ZipMember& member)
{
    const bool isAscii = std::ranges::all_of(
        member.name, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    return isAscii ? 0 : utf8Names;
}

std::uint16_t methodOf(const ZipMember& member)
{
    return member.method == ZipMember::Method::Deflated ? 8 : 0;
}

// The numbers of a ZIP64 extra field, those that do not fit where they belong.
ByteBuffer extraOf(const std::vector<std::uint64_t>& numbers)
{
    ByteWriter extra;
    if (numbers.empty())
        return {};
    extra.little(std::uint16_t(1));
    extra.little(static_cast<std::uint16_t>(numbers.size() * sizeof(std::uint64_t)));
    for (const std::uint64_t number : numbers)
        extra.little(number);
    return std::move(extra).finish();
}

void writeCommon(const ZipMember& member, std::uint16_t version, ByteWriter& to)
{
    to.little(version);
    to.little(flagsOf(member));
    to.little(methodOf(member));
    to.little(member.dosTime);
    to.little(member.crc);
}

ByteBuffer localHeaderOf(const ZipMember& member)
{
    const bool isLarge = member.size >= large || member.stored >= large;
    const ByteBuffer extra =
        extraOf(isLarge ? std::vector{member.size, member.stored} : std::vector<std::uint64_t>());
    ByteWriter header;
    header.little(localSignature);
    writeCommon(member, isLarge ? zip64Version : plainVersion, header);
    header.little(isLarge ? clipped(large) : clipped(member.stored));
    header.little(isLarge ? clipped(large) : clipped(member.size));
    header.little(static_cast<std::uint16_t>(member.name.size()));
    header.little(static_cast<std::uint16_t>(extra.size()));
    header.bytes(std::as_bytes(std::span(member.name)));
    header.bytes(extra);
    return std::move(header).finish();
}

void writeEntry(const ZipMember& member, ByteWriter& to)
{
    std::vector<std::uint64_t> numbers;
    for (const std::uint64_t number : {member.size, member.stored, member.offset})
        if (number >= large)
            numbers.push_back(number);
    const ByteBuffer extra = extraOf(numbers);
    const std::uint16_t version = numbers.empty() ? plainVersion : zip64Version;
    to.little(entrySignature);
    to.little(static_cast<std::uint16_t>(madeOnUnix | version));
    writeCommon(member, version, to);
    to.little(clipped(member.stored));
    to.little(clipped(member.size));
    to.little(static_cast<std::uint16_t>(member.name.size()));
    to.little(static_cast<std::uint16_t>(extra.size()));
    to.zeros(3 * sizeof(std::uint16_t)); // comment, disk, internal attributes
    to.little(unixFileMode);
    to.little(clipped(member.offset));
    to.bytes(std::as_bytes(std::span(member.name)));
    to.bytes(extra);
}

struct Directory {
    std::uint64_t count = 0;
    std::uint64_t begin = 0;
    std::uint64_t size = 0;
};

void writeEnd64(const Directory& directory, ByteWriter& to)
{
    to.little(end64Signature);
    to.little(std::uint64_t(44)); // bytes that follow
    to.little(static_cast<std::uint16_t>(madeOnUnix | zip64Version));
    to.little(zip64Version);
    to.zeros(2 * sizeof(std::uint32_t)); // disks
    to.little(directory.count);
    to.little(directory.count);
    to.little(directory.size);
    to.little(directory.begin);
    to.little(locatorSignature);
    to.little(std::uint32_t(0));
    to.little(directory.begin + directory.size);
    to.little(std::uint32_t(1));
}

void writeEnd(const Directory& directory, ByteWriter& to)
{
    if (directory.count >= many || directory.begin >= large || directory.size >= large)
        writeEnd64(directory, to);
    const auto count = static_cast<std::uint16_t>(std::min(directory.count, many));
    to.little(endSignature);
    to.zeros(2 * sizeof(std::uint16_t)); // disks
    to.little(count);
    to.little(count);
    to.little(clipped(directory.size));
    to.little(clipped(directory.begin));
    to.little(std::uint16_t(0)); // comment
}

} // namespace

Result<> ZipWriter::add(const ZipMember& member, const ByteSource& stored, const Job& job)
{
    if (member.name.size() > many)
        return usageError("the name of an archive member is too long");
    ZipMember& added = m_members.emplace_back(member);
    added.offset = m_end;
    const ByteBuffer header = localHeaderOf(member);
    BLOSCOPE_CHECK(writeAt(m_calls, m_descriptor, m_end, header));
    m_end += header.size();
    BLOSCOPE_CHECK(copyPart(m_calls, {stored, -1, 0, stored.size()}, m_descriptor, m_end, job));
    m_end += stored.size();
    return {};
}

Result<> ZipWriter::finish()
{
    ByteWriter directory;
    for (const ZipMember& member : m_members)
        writeEntry(member, directory);
    const Directory place{m_members.size(), m_end, directory.size()};
    writeEnd(place, directory);
    return writeAt(m_calls, m_descriptor, m_end, directory.view());
}

Result<std::uint32_t> crcOf(const ByteSource& bytes, const Job& job)
{
    std::uint32_t crc = 0;
    for (std::uint64_t at = 0; at < bytes.size(); at += checkedAtOnce) {
        if (job.stopped())
            return cancelled();
        BLOSCOPE_TRY(const ByteBuffer part,
                     readBytes(bytes, at, std::min(checkedAtOnce, bytes.size() - at)));
        crc = libdeflate_crc32(crc, part.data(), part.size());
    }
    return crc;
}

std::uint32_t dosTimeOf(std::time_t seconds)
{
    constexpr std::uint32_t first = 1U << 21 | 1U << 16; // the first of January 1980
    const auto time = localTime(seconds);
    if (!time || time->tm_year < 80 || time->tm_year > 207)
        return first;
    const auto bits = [](int number, int shift) {
        return static_cast<std::uint32_t>(number) << shift;
    };
    return bits(time->tm_year - 80, 25) | bits(time->tm_mon + 1, 21) | bits(time->tm_mday, 16) |
           bits(time->tm_hour, 11) | bits(time->tm_min, 5) | bits(time->tm_sec / 2, 0);
}

} // namespace bloscope
