#include "core/edit/frame_lock.h"

#include "core/base/system_error.h"
#include "core/files/file_io.h"
#include "core/frame/sparse_names.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>

namespace bloscope {

namespace {

constexpr std::uint64_t counterAt = 8;

// A file that is too short counts as generation 0.
std::uint64_t readCounter(int descriptor)
{
    std::array<std::byte, sizeof(std::uint64_t)> bytes{};
    const ssize_t got = ::pread(descriptor, bytes.data(), bytes.size(), counterAt);
    return got == ssize_t(bytes.size()) ? loadLittle<std::uint64_t>(bytes.data()) : 0;
}

Result<> countUp(FileCalls& calls, int descriptor)
{
    const std::uint64_t next = readCounter(descriptor) + 1;
    return writeAt(calls, descriptor, counterAt, std::as_bytes(std::span(&next, 1)));
}

} // namespace

std::filesystem::path FrameLock::fileOf(const std::filesystem::path& frameFile)
{
    if (frameFile.filename() == sparseFrameName)
        return frameFile.parent_path() / sparseLockName;
    return frameFile.string() + sparseLockName;
}

bool FrameLock::isHeld(const std::filesystem::path& frameFile)
{
    const Descriptor file(::open(fileOf(frameFile).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    return file.isOpen() && ::flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

Result<FrameLock> FrameLock::acquire(FileCalls& calls, const std::filesystem::path& frameFile,
                                     const Job& job)
{
    const std::filesystem::path path = fileOf(frameFile);
    bool canCount = true;
    Descriptor file(calls.open(path, O_RDWR));
    if (!file.isOpen() && (errno == EACCES || errno == EROFS)) {
        file = Descriptor(calls.open(path, O_RDONLY));
        canCount = false;
    }
    if (!file.isOpen() && errno == ENOENT)
        return FrameLock(Descriptor());
    if (!file.isOpen())
        return systemError("cannot open its lock file", errno);
    BLOSCOPE_CHECK(lockFile(calls, file.number(), LockKind::Exclusive, job).within("lock file"));
    if (canCount) {
        BLOSCOPE_CHECK(countUp(calls, file.number()).within("lock file"));
    }
    return FrameLock(std::move(file));
}

} // namespace bloscope
