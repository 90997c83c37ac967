#include "core/files/file_io.h"

#include "core/base/result.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <thread>

namespace bloscope {

namespace {

constexpr std::uint64_t pieceBytes = 8UL << 20; // between two looks at the job
constexpr std::uint64_t bufferBytes = 1UL << 20;
constexpr std::chrono::milliseconds lockPause(20);

Error cannotWrite()
{
    return systemError("cannot write", errno);
}

Result<> copyThroughMemory(FileCalls& calls, const FilePart& from, int to, std::uint64_t offset,
                           const Job& job)
{
    ByteBuffer buffer(std::min(bufferBytes, from.size));
    for (std::uint64_t done = 0; done < from.size;) {
        const ByteSpan piece =
            std::span(buffer).first(std::min<std::uint64_t>(buffer.size(), from.size - done));
        BLOSCOPE_CHECK(from.source.readAt(from.offset + done, piece));
        if (std::ranges::all_of(piece, [](std::byte byte) { return byte == std::byte{0}; }))
            job.advance(piece.size());
        else
            BLOSCOPE_CHECK(writeAt(calls, to, offset + done, piece, job));
        done += piece.size();
    }
    return {};
}

// How far the system itself can copy, in bytes. It need not be able to at all.
Result<std::uint64_t> copyBySystem(FileCalls& calls, const FilePart& from, int to,
                                   std::uint64_t offset, const Job& job)
{
    std::uint64_t done = 0;
    while (done < from.size) {
        if (job.stopped())
            return cancelled();
        const std::int64_t copied = uninterrupted([&] {
            return calls.copy(from.descriptor, from.offset + done, to, offset + done,
                              std::min(pieceBytes, from.size - done));
        });
        if (copied < 0 && isOfDisk(errno))
            return cannotWrite();
        if (copied <= 0)
            return done;
        done += static_cast<std::uint64_t>(copied);
        job.advance(static_cast<std::uint64_t>(copied));
    }
    return done;
}

Result<> copyData(FileCalls& calls, const FilePart& from, int to, std::uint64_t offset,
                  const Job& job)
{
    BLOSCOPE_TRY(const std::uint64_t done, copyBySystem(calls, from, to, offset, job));
    return copyThroughMemory(calls,
                             {from.source, from.descriptor, from.offset + done, from.size - done},
                             to, offset + done, job);
}

} // namespace

Descriptor openDescriptor(FileCalls& calls, const std::filesystem::path& path,
                          const FileOpening& how)
{
    return Descriptor(uninterrupted([&] { return calls.open(path, how); }));
}

Result<Descriptor> createFile(FileCalls& calls, const std::filesystem::path& path)
{
    Descriptor file = openDescriptor(calls, path, {.change = true, .isNew = true});
    if (!file.isOpen())
        return systemError("cannot create " + path.filename().string(), errno);
    return file;
}

std::size_t readAvailable(int descriptor, std::uint64_t offset, ByteSpan to)
{
    const std::int64_t got = uninterrupted([&] { return readFrom(descriptor, to, offset); });
    return got < 0 ? 0 : static_cast<std::size_t>(got);
}

Result<> writeAt(FileCalls& calls, int descriptor, std::uint64_t offset, ByteView bytes,
                 const Job& job)
{
    while (!bytes.empty()) {
        if (job.stopped())
            return cancelled();
        const ByteView piece = bytes.first(std::min<std::size_t>(bytes.size(), pieceBytes));
        const std::int64_t put =
            uninterrupted([&] { return calls.write(descriptor, piece, offset); });
        if (put < 0)
            return cannotWrite();
        if (put == 0)
            return Error{ErrorKind::Io, "cannot write: the system accepts no more bytes"};
        offset += static_cast<std::uint64_t>(put);
        bytes = bytes.subspan(static_cast<std::size_t>(put));
        job.advance(static_cast<std::uint64_t>(put));
    }
    return {};
}

Result<> copyPart(FileCalls& calls, const FilePart& from, int to, std::uint64_t offset,
                  const Job& job)
{
    if (from.descriptor < 0)
        return copyThroughMemory(calls, from, to, offset, job);
    const std::uint64_t end = from.offset + from.size;
    for (std::uint64_t at = from.offset; at < end;) {
        const std::uint64_t data = nextData(from.descriptor, at, end);
        const std::uint64_t hole = nextHole(from.descriptor, data, end);
        job.advance(data - at);
        BLOSCOPE_CHECK(copyData(calls, {from.source, from.descriptor, data, hole - data}, to,
                                offset + (data - from.offset), job));
        at = hole;
    }
    return {};
}

Result<> resizeFile(FileCalls& calls, int descriptor, std::uint64_t size)
{
    if (uninterrupted([&] { return calls.truncate(descriptor, size); }) != 0)
        return cannotWrite();
    return {};
}

Result<> syncFile(FileCalls& calls, int descriptor)
{
    if (uninterrupted([&] { return calls.sync(descriptor); }) != 0)
        return systemError("cannot write to the disk", errno);
    return {};
}

Result<> checkSameBytes(const ByteSource& written, const ByteSource& wanted, const Job& job)
{
    if (written.size() != wanted.size())
        return Error{ErrorKind::Io, "the written file could not be verified: its length differs"};
    for (std::uint64_t at = 0; at < wanted.size(); at += bufferBytes) {
        if (job.stopped())
            return cancelled();
        const std::uint64_t count = std::min(bufferBytes, wanted.size() - at);
        BLOSCOPE_TRY(const ByteBuffer there, readBytes(written, at, count));
        BLOSCOPE_TRY(const ByteBuffer expected, readBytes(wanted, at, count));
        if (there != expected)
            return Error{ErrorKind::Io, "the written file could not be verified: it differs"};
    }
    return {};
}

Result<> syncDirectory(FileCalls& calls, const std::filesystem::path& directory)
{
    const std::filesystem::path path = directory.empty() ? "." : directory;
    const Descriptor descriptor = openDescriptor(calls, path, {.folder = true});
    if (!descriptor.isOpen() && (errno == EACCES || errno == EPERM))
        return {};
    if (!descriptor.isOpen())
        return systemError("cannot open the directory", errno);
    const bool synced = uninterrupted([&] { return calls.sync(descriptor.number()); }) == 0;
    if (synced || errno == EINVAL || errno == ENOTSUP || errno == EROFS)
        return {};
    return systemError("cannot write the directory to the disk", errno);
}

Result<> lockFile(FileCalls& calls, int descriptor, LockPlace place, const Job& job)
{
    while (calls.lock(descriptor, LockKind::Exclusive, place) != 0) {
        if (errno == ENOLCK || errno == ENOTSUP || errno == ENOSYS || errno == EINVAL ||
            errno == EBADF)
            return {};
        if (errno != EWOULDBLOCK && errno != EINTR)
            return systemError("cannot lock the file", errno);
        if (job.stopped())
            return cancelled();
        job.setWaiting(true);
        std::this_thread::sleep_for(lockPause);
    }
    job.setWaiting(false);
    return {};
}

} // namespace bloscope
