#include "core/edit/frame_lock.h"

#include "core/base/system_error.h"
#include "core/files/file_io.h"
#include "core/frame/sparse_names.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

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

// Something is written into it, so it is that file and no link that leads to another one.
constexpr int lockFlags = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;

struct LockFile {
    Descriptor descriptor; // closed, and errno says why, when it cannot be opened
    bool canCount = true;
};

LockFile openLockFile(FileCalls& calls, const std::filesystem::path& path)
{
    LockFile file{openDescriptor(calls, path, O_RDWR | lockFlags)};
    if (!file.descriptor.isOpen() && (errno == EACCES || errno == EPERM || errno == EROFS))
        file = {openDescriptor(calls, path, O_RDONLY | lockFlags), false};
    return file;
}

bool isRegular(int descriptor)
{
    struct stat status {};
    return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
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
    const Descriptor file(::open(fileOf(frameFile).c_str(), O_RDONLY | lockFlags));
    return file.isOpen() && ::flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

Result<FrameLock> FrameLock::acquire(FileCalls& calls, const std::filesystem::path& frameFile,
                                     const Job& job)
{
    LockFile file = openLockFile(calls, fileOf(frameFile));
    const int descriptor = file.descriptor.number();
    if (!file.descriptor.isOpen() && errno == ENOENT)
        return FrameLock(Descriptor());
    if (!file.descriptor.isOpen())
        return systemError("cannot open its lock file", errno);
    if (!isRegular(descriptor))
        return Error{ErrorKind::Io, "its lock file is not a regular file"};
    BLOSCOPE_CHECK(lockFile(calls, descriptor, LockKind::Exclusive, job).within("lock file"));
    if (file.canCount) {
        BLOSCOPE_CHECK(countUp(calls, descriptor).within("lock file"));
    }
    return FrameLock(std::move(file.descriptor));
}

} // namespace bloscope
