#include "core/store/zip_directory.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/store/member_name.h"
#include "core/store/zip_stream.h"

#include <algorithm>
#include <fmt/format.h>
#include <libdeflate.h>
#include <set>

namespace bloscope {

namespace {

constexpr std::uint64_t localHeaderBytes = 30;
constexpr uLong encryptedFlag = 0x01;
constexpr uLong deflateMethod = 8;

struct CloseArchive {
    void operator()(void* archive) const { unzClose(archive); }
};
using Archive = std::unique_ptr<void, CloseArchive>;

constexpr std::size_t longestName = UINT16_MAX;

// What stands in the directory, without the place of the bytes. `name` has no more room than it
// needs: there are many of them.
Result<unz_file_info64> readEntry(unzFile archive, std::string& name)
{
    unz_file_info64 info{};
    std::vector<char> room(longestName);
    if (unzGetCurrentFileInfo64(archive, &info, room.data(), room.size(), nullptr, 0, nullptr, 0) !=
        UNZ_OK)
        return Error{ErrorKind::Malformed, "the directory of the archive is damaged"};
    name.assign(room.data(), std::min<std::size_t>(info.size_filename, room.size()));
    return info;
}

// From the local header, whose name and extra field are of other lengths than the directory's.
std::optional<std::uint64_t> findBytes(unzFile archive)
{
    int method = 0;
    int level = 0;
    if (unzOpenCurrentFile2(archive, &method, &level, 1) != UNZ_OK)
        return {};
    const std::uint64_t offset = unzGetCurrentFileZStreamPos64(archive);
    unzCloseCurrentFile(archive);
    return offset;
}

std::string problemOf(const ZipMember& member, const unz_file_info64& info,
                      std::optional<std::uint64_t> bytes, std::uint64_t archiveSize)
{
    if (std::string wrong = problemOfName(member.name); !wrong.empty())
        return wrong;
    if ((info.flag & encryptedFlag) != 0)
        return "it is encrypted";
    if (info.compression_method != 0 && info.compression_method != deflateMethod)
        return fmt::format("it is compressed by method {}", info.compression_method);
    if (!bytes)
        return "its local header is missing or says something else";
    if (!fits(*bytes, member.stored, archiveSize))
        return fmt::format("its {} bytes at {} reach past the end of the archive", member.stored,
                           *bytes);
    if (member.method == ZipMember::Method::Stored && member.stored != member.size)
        return fmt::format("it is stored in {} bytes, but has {}", member.stored, member.size);
    return {};
}

ZipMember memberOf(unzFile archive, const unz_file_info64& info, std::string name,
                   std::uint64_t archiveSize)
{
    ZipMember member;
    member.name = std::move(name);
    const bool deflated = info.compression_method == deflateMethod;
    member.method = deflated ? ZipMember::Method::Deflated : ZipMember::Method::Stored;
    member.stored = info.compressed_size;
    member.size = info.uncompressed_size;
    member.crc = static_cast<std::uint32_t>(info.crc);
    const auto bytes = findBytes(archive);
    member.offset = bytes.value_or(0);
    member.problem = problemOf(member, info, bytes, archiveSize);
    return member;
}

// The last of one name counts, for Python and for whoever unpacks all of them.
void refuseReplaced(std::vector<ZipMember>& members)
{
    std::set<std::string_view> names;
    for (auto member = members.rbegin(); member != members.rend(); ++member) {
        member->isReplaced = !names.insert(member->name).second;
        if (member->isReplaced && member->problem.empty())
            member->problem = "a later member has the same name";
    }
}

// Two members that share bytes are the mark of a trap: neither is opened.
void refuseOverlaps(std::vector<ZipMember>& members)
{
    std::vector<ZipMember*> byPlace;
    for (ZipMember& member : members)
        if (member.problem.empty())
            byPlace.push_back(&member);
    std::ranges::sort(byPlace, {}, &ZipMember::offset);
    ZipMember* furthest = nullptr; // which reaches the furthest of those before
    for (ZipMember* member : byPlace) {
        const std::uint64_t header = localHeaderBytes + member->name.size();
        if (furthest && furthest->offset + furthest->stored + header > member->offset) {
            member->problem =
                fmt::format("it shares bytes with '{}'", escapeForDisplay(furthest->name));
            furthest->problem =
                fmt::format("it shares bytes with '{}'", escapeForDisplay(member->name));
        }
        if (!furthest || member->offset + member->stored > furthest->offset + furthest->stored)
            furthest = member;
    }
}

Result<ByteBuffer> inflate(ByteView from, const ZipMember& member)
{
    using Decompressor =
        std::unique_ptr<libdeflate_decompressor, decltype(&libdeflate_free_decompressor)>;
    const Decompressor decompressor(libdeflate_alloc_decompressor(), libdeflate_free_decompressor);
    ByteBuffer bytes(static_cast<std::size_t>(member.size));
    const auto outcome =
        decompressor ? libdeflate_deflate_decompress(decompressor.get(), from.data(), from.size(),
                                                     bytes.data(), bytes.size(), nullptr)
                     : LIBDEFLATE_BAD_DATA;
    if (outcome != LIBDEFLATE_SUCCESS)
        return Error{ErrorKind::Malformed,
                     fmt::format("it does not inflate to {} bytes", member.size)};
    if (libdeflate_crc32(0, bytes.data(), bytes.size()) != member.crc)
        return Error{ErrorKind::Malformed, "its checksum is wrong"};
    return bytes;
}

} // namespace

Result<std::vector<ZipMember>> readZipDirectory(const ByteSourcePtr& archive, const Limits& limits)
{
    ZipStream stream(archive);
    zlib_filefunc64_def functions = stream.functions();
    const Archive opened(unzOpen2_64("", &functions));
    if (!opened)
        return Error{ErrorKind::Malformed, "the archive has no directory"};
    std::vector<ZipMember> members;
    int status = unzGoToFirstFile(opened.get());
    for (; status == UNZ_OK; status = unzGoToNextFile(opened.get())) {
        if (members.size() >= limits.storeNodes)
            return Error{ErrorKind::Limit,
                         fmt::format("the archive has more than {} members", limits.storeNodes)};
        std::string name;
        BLOSCOPE_TRY(const unz_file_info64 info, readEntry(opened.get(), name));
        if (!name.ends_with('/'))
            members.push_back(memberOf(opened.get(), info, std::move(name), archive->size()));
    }
    if (status != UNZ_END_OF_LIST_OF_FILE)
        return Error{ErrorKind::Malformed, "the directory of the archive is damaged"};
    refuseReplaced(members);
    refuseOverlaps(members);
    return members;
}

Result<ByteSourcePtr> openZipMember(const ByteSourcePtr& archive, const ZipMember& member,
                                    const Limits& limits)
{
    const auto refuse = [&](const std::string& why) {
        return Error{ErrorKind::Malformed, fmt::format("archive member '{}' is not acceptable: {}",
                                                       escapeForDisplay(member.name), why)};
    };
    if (!member.problem.empty())
        return refuse(member.problem);
    if (member.method == ZipMember::Method::Stored)
        return windowOf(archive, member.offset, member.stored);
    if (member.size > limits.inflatedBytes)
        return Error{ErrorKind::Limit,
                     fmt::format("archive member '{}' inflates to {} bytes; the limit is {}",
                                 escapeForDisplay(member.name), member.size, limits.inflatedBytes)};
    // Deflate makes at most 1032 bytes of one.
    if (member.size / 1032 > member.stored)
        return refuse(fmt::format("{} bytes cannot inflate to {}", member.stored, member.size));
    BLOSCOPE_TRY(const ByteBuffer stored, readBytes(*archive, member.offset, member.stored));
    Result<ByteBuffer> bytes = inflate(stored, member);
    return bytes ? Result<ByteSourcePtr>(memorySource(*std::move(bytes)))
                 : refuse(bytes.error().text());
}

} // namespace bloscope
