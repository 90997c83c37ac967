#include "core/files/file_calls.h"

#include "core/base/checked.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace bloscope {

int PosixFileCalls::open(const std::filesystem::path& path, int flags, mode_t mode)
{
    return ::open(path.c_str(), flags | O_CLOEXEC, mode);
}

ssize_t PosixFileCalls::write(int descriptor, ByteView bytes, std::uint64_t offset)
{
    return ::pwrite(descriptor, bytes.data(), bytes.size(), static_cast<off_t>(offset));
}

ssize_t PosixFileCalls::copy(int from, std::uint64_t fromOffset, int to, std::uint64_t toOffset,
                             std::size_t count)
{
    auto fromAt = static_cast<off_t>(fromOffset);
    auto toAt = static_cast<off_t>(toOffset);
    return ::copy_file_range(from, &fromAt, to, &toAt, count, 0);
}

int PosixFileCalls::truncate(int descriptor, std::uint64_t size)
{
    return ::ftruncate(descriptor, static_cast<off_t>(size));
}

int PosixFileCalls::sync(int descriptor)
{
    return ::fsync(descriptor);
}

int PosixFileCalls::rename(const std::filesystem::path& from, const std::filesystem::path& to)
{
    return ::rename(from.c_str(), to.c_str());
}

int PosixFileCalls::remove(const std::filesystem::path& path)
{
    return ::unlink(path.c_str());
}

int PosixFileCalls::makeFolder(const std::filesystem::path& path, mode_t mode)
{
    return ::mkdir(path.c_str(), mode);
}

int PosixFileCalls::removeFolder(const std::filesystem::path& path)
{
    return ::rmdir(path.c_str());
}

int PosixFileCalls::setMode(int descriptor, mode_t mode)
{
    return ::fchmod(descriptor, mode);
}

int PosixFileCalls::setOwner(int descriptor, uid_t user, gid_t group)
{
    return ::fchown(descriptor, user, group);
}

int PosixFileCalls::setAttribute(int descriptor, const char* name, ByteView value)
{
    return ::fsetxattr(descriptor, name, value.data(), value.size(), 0);
}

int PosixFileCalls::removeAttribute(int descriptor, const char* name)
{
    return ::fremovexattr(descriptor, name);
}

int PosixFileCalls::lock(int descriptor, int operation)
{
    return ::flock(descriptor, operation);
}

int PosixFileCalls::freeSpace(int descriptor, std::uint64_t& bytes)
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

} // namespace bloscope
