#include "core/store/zip_directory.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/bytes/byte_source.h"
#include "core/store/node_tree.h"

#include <algorithm>
#include <fmt/format.h>
#include <libdeflate.h>
#include <minizip/unzip.h>
#include <set>

namespace bloscope {

namespace {

// A ByteSource as minizip reads files: one after the other, in small pieces, which are served from
// a window of the archive.
class ZipStream {
 public:
    explicit ZipStream(ByteSourcePtr archive) : m_archive(std::move(archive)) {}

    // Pass them to unzOpen2_64() with any name. The stream lives longer than what that opens.
    zlib_filefunc64_def functions();

    std::size_t read(ByteSpan to); // bytes that could be read, fewer at the end
    bool seek(std::uint64_t position);
    std::uint64_t position() const { return m_position; }
    std::uint64_t size() const { return m_archive->size(); }
    bool failed() const { return m_failed; }

 private:
    bool fillWindow();

    ByteSourcePtr m_archive;
    std::uint64_t m_position = 0;
    ByteBuffer m_window;
    std::uint64_t m_windowBegin = 0;
    bool m_failed = false;
};

constexpr std::uint64_t windowBytes = 64 * 1024;

ZipStream& streamOf(void* opaque)
{
    return *static_cast<ZipStream*>(opaque);
}

std::uint64_t base(const ZipStream& stream, int origin)
{
    if (origin == ZLIB_FILEFUNC_SEEK_END)
        return stream.size();
    return origin == ZLIB_FILEFUNC_SEEK_CUR ? stream.position() : 0;
}

void* openStream(void* opaque, const void*, int)
{
    return opaque;
}

uLong readStream(void* opaque, void*, void* to, uLong size)
{
    return static_cast<uLong>(streamOf(opaque).read({static_cast<std::byte*>(to), size}));
}

uLong refuseToWrite(void*, void*, const void*, uLong)
{
    return 0;
}

ZPOS64_T tellStream(void* opaque, void*)
{
    return streamOf(opaque).position();
}

long seekStream(void* opaque, void*, ZPOS64_T offset, int origin)
{
    const auto position = checkedAdd<std::uint64_t>(base(streamOf(opaque), origin), offset);
    return position && streamOf(opaque).seek(*position) ? 0 : -1;
}

int closeStream(void*, void*)
{
    return 0;
}

int errorOfStream(void* opaque, void*)
{
    return streamOf(opaque).failed() ? 1 : 0;
}

zlib_filefunc64_def ZipStream::functions()
{
    return {openStream, readStream,  refuseToWrite, tellStream,
            seekStream, closeStream, errorOfStream, this};
}

bool ZipStream::seek(std::uint64_t position)
{
    if (position > size())
        return false;
    m_position = position;
    return true;
}

// Loads the bytes around the position, unless they are there.
bool ZipStream::fillWindow()
{
    if (m_position >= m_windowBegin && m_position - m_windowBegin < m_window.size())
        return true;
    const std::uint64_t begin = m_position - m_position % windowBytes;
    auto window = readBytes(*m_archive, begin, std::min(windowBytes, size() - begin));
    if (!window) {
        m_failed = true;
        return false;
    }
    m_window = *std::move(window);
    m_windowBegin = begin;
    return true;
}

std::size_t ZipStream::read(ByteSpan to)
{
    std::size_t done = 0;
    while (done < to.size() && m_position < size() && fillWindow()) {
        const ByteView available =
            ByteView(m_window).subspan(static_cast<std::size_t>(m_position - m_windowBegin));
        const std::size_t count = std::min(to.size() - done, available.size());
        std::copy_n(available.begin(), count, to.begin() + static_cast<std::ptrdiff_t>(done));
        done += count;
        m_position += count;
    }
    return done;
}

constexpr std::uint64_t localHeaderBytes = 30;
constexpr uLong encryptedFlag = 0x01;
constexpr uLong deflateMethod = 8;
constexpr std::uint64_t unreadSize = 0xffffffff; // minizip 1.1 skips the field with larger ones

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
    if (unzGetCurrentFileInfo64(archive, &info, room.data(), static_cast<uLong>(room.size()),
                                nullptr, 0, nullptr, 0) != UNZ_OK)
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
        return fmt::format("it is compressed with the unsupported method {}",
                           info.compression_method);
    if (member.stored == unreadSize || member.size == unreadSize)
        return "it has 4 GiB or more, which this program cannot read";
    if (!bytes)
        return "its local header is missing or contradicts the directory";
    if (!fits(*bytes, member.stored, archiveSize))
        return fmt::format("its {} bytes at offset {} extend past the end of the archive",
                           member.stored, *bytes);
    if (member.method == ZipMember::Method::Stored && member.stored != member.size)
        return fmt::format("it is stored in {} bytes, but its size is {}", member.stored,
                           member.size);
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
    member.dosTime = static_cast<std::uint32_t>(info.dosDate);
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
        return Error{ErrorKind::Malformed, fmt::format("archive member '{}' cannot be used: {}",
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
