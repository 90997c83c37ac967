#include "core/system/file_calls.h"

#include "core/base/checked.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace bloscope {

namespace {

int flagsOf(const FileOpening& how)
{
    return (how.change ? O_RDWR : O_RDONLY) | (how.isNew ? O_CREAT | O_EXCL : 0) |
           (how.folder ? O_DIRECTORY : 0) | (how.plain ? O_NOFOLLOW | O_NONBLOCK : 0) | O_CLOEXEC;
}

} // namespace

void closeDescriptor(int descriptor)
{
    ::close(descriptor);
}

int SystemFileCalls::open(const std::filesystem::path& path, const FileOpening& how)
{
    return ::open(path.c_str(), flagsOf(how), static_cast<mode_t>(how.mode));
}

std::int64_t SystemFileCalls::write(int descriptor, ByteView bytes, std::uint64_t offset)
{
    return ::pwrite(descriptor, bytes.data(), bytes.size(), static_cast<off_t>(offset));
}

std::int64_t SystemFileCalls::copy(int from, std::uint64_t fromOffset, int to,
                                   std::uint64_t toOffset, std::size_t count)
{
    auto fromAt = static_cast<off_t>(fromOffset);
    auto toAt = static_cast<off_t>(toOffset);
    return ::copy_file_range(from, &fromAt, to, &toAt, count, 0);
}

int SystemFileCalls::truncate(int descriptor, std::uint64_t size)
{
    return ::ftruncate(descriptor, static_cast<off_t>(size));
}

int SystemFileCalls::sync(int descriptor)
{
    return ::fsync(descriptor);
}

int SystemFileCalls::rename(const std::filesystem::path& from, const std::filesystem::path& to)
{
    return ::rename(from.c_str(), to.c_str());
}

int SystemFileCalls::remove(const std::filesystem::path& path)
{
    return ::unlink(path.c_str());
}

int SystemFileCalls::makeFolder(const std::filesystem::path& path, FileMode mode)
{
    return ::mkdir(path.c_str(), static_cast<mode_t>(mode));
}

int SystemFileCalls::removeFolder(const std::filesystem::path& path)
{
    return ::rmdir(path.c_str());
}

int SystemFileCalls::setMode(int descriptor, FileMode mode)
{
    return ::fchmod(descriptor, static_cast<mode_t>(mode));
}

int SystemFileCalls::setOwner(int descriptor, std::uint32_t user, std::uint32_t group)
{
    return ::fchown(descriptor, user, group);
}

int SystemFileCalls::setAttribute(int descriptor, const char* name, ByteView value)
{
    return ::fsetxattr(descriptor, name, value.data(), value.size(), 0);
}

int SystemFileCalls::removeAttribute(int descriptor, const char* name)
{
    return ::fremovexattr(descriptor, name);
}

int SystemFileCalls::lock(int descriptor, LockKind kind, LockPlace)
{
    return ::flock(descriptor, (kind == LockKind::Exclusive ? LOCK_EX : LOCK_SH) | LOCK_NB);
}

int SystemFileCalls::freeSpace(int descriptor, std::uint64_t& bytes)
{
    struct statvfs disk {};
    if (::fstatvfs(descriptor, &disk) != 0)
        return -1;
    if (disk.f_blocks == 0) { // of a kind that does not count
        errno = ENOTSUP;
        return -1;
    }
    const std::uint64_t blocks = ::geteuid() == 0 ? disk.f_bfree : disk.f_bavail;
    bytes = checkedMultiply<std::uint64_t>(blocks, disk.f_frsize).value_or(UINT64_MAX);
    return 0;
}

std::int64_t readFrom(int descriptor, ByteSpan to, std::uint64_t offset)
{
    return ::pread(descriptor, to.data(), to.size(), static_cast<off_t>(offset));
}

std::int64_t readNext(int descriptor, ByteSpan to)
{
    return ::read(descriptor, to.data(), to.size());
}

std::uint64_t nextData(int descriptor, std::uint64_t offset, std::uint64_t end)
{
    const off_t data = ::lseek(descriptor, static_cast<off_t>(offset), SEEK_DATA);
    if (data >= 0)
        return std::min(static_cast<std::uint64_t>(data), end);
    return errno == ENXIO ? end : offset; // no data behind it; or no knowledge of holes
}

std::uint64_t nextHole(int descriptor, std::uint64_t offset, std::uint64_t end)
{
    const off_t hole = ::lseek(descriptor, static_cast<off_t>(offset), SEEK_HOLE);
    return hole < 0 ? end : std::min(static_cast<std::uint64_t>(hole), end);
}

bool isOfDisk(int number)
{
    return number == ENOSPC || number == EIO || number == EDQUOT || number == EFBIG;
}

void markAsUsed(int descriptor)
{
    ::futimens(descriptor, nullptr);
}

void punchHole([[maybe_unused]] int descriptor, [[maybe_unused]] std::uint64_t offset,
               [[maybe_unused]] std::uint64_t size)
{
#ifdef FALLOC_FL_PUNCH_HOLE
    static_cast<void>(::fallocate(descriptor, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE,
                                  static_cast<off_t>(offset), static_cast<off_t>(size)));
#endif
}

} // namespace bloscope
