#include "core/doctor/check_archive.h"

#include "core/frame/file_marks.h"

#include <algorithm>
#include <fmt/format.h>
#include <libdeflate.h>

namespace bloscope {

namespace {

constexpr std::uint64_t pieceBytes = 1_MiB;

// Of the stored bytes. Errors: Cancelled, those of reading.
Result<std::uint32_t> checksumOf(const ByteSource& archive, const ZipMember& member, const Job& job)
{
    std::uint32_t checksum = 0;
    ByteBuffer piece;
    for (std::uint64_t at = 0; at < member.stored; at += piece.size()) {
        if (job.stopped())
            return cancelled();
        piece.resize(static_cast<std::size_t>(std::min(pieceBytes, member.stored - at)));
        BLOSCOPE_CHECK(archive.readAt(member.offset + at, piece));
        checksum = libdeflate_crc32(checksum, piece.data(), piece.size());
    }
    return checksum;
}

} // namespace

ArchiveChecksums ArchiveChecksums::of(const std::filesystem::path& path, const Limits& limits)
{
    ArchiveChecksums checksums;
    const auto archive = openFile(path);
    if (!archive || !looksLikeAZip(**archive))
        return checksums;
    const auto members = readZipDirectory(*archive, limits);
    if (!members)
        return checksums; // opening the store says so
    checksums.m_archive = *archive;
    for (const ZipMember& member : *members)
        if (member.problem.empty() && member.method == ZipMember::Method::Stored)
            checksums.m_members.emplace(member.name, member);
    return checksums;
}

Result<> ArchiveChecksums::check(const std::string& member, FindingLog& log, const Job& job) const
{
    const auto found = m_members.find(member);
    if (found == m_members.end())
        return {};
    FindingPlace place{"archive member"};
    place.offset = found->second.offset;
    place.size = found->second.stored;
    const auto checksum = checksumOf(*m_archive, found->second, job);
    if (job.stopped())
        return cancelled();
    if (!checksum)
        log.tell(damageAt(std::move(place), checksum.error(), Remedy::ReplaceMember));
    else if (*checksum != found->second.crc)
        log.tell(
            damageAt(std::move(place),
                     malformedError(fmt::format(
                         "its bytes have the checksum {:08x}, the archive's directory says {:08x}",
                         *checksum, found->second.crc)),
                     Remedy::PackAgain));
    return {};
}

} // namespace bloscope
