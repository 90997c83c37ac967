#include "core/files/lock_file.h"

#include "core/base/result.h"
#include "core/files/file_io.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace bloscope {

namespace {

constexpr int safely = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;

bool isRegular(int descriptor)
{
    struct stat status {};
    return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

} // namespace

Result<LockFile> openLockFile(FileCalls& calls, const std::filesystem::path& path)
{
    LockFile file{openDescriptor(calls, path, O_RDWR | safely)};
    if (!file.descriptor.isOpen() && (errno == EACCES || errno == EPERM || errno == EROFS))
        file = {openDescriptor(calls, path, O_RDONLY | safely), false};
    if (!file.descriptor.isOpen() && errno == ENOENT)
        return file;
    if (!file.descriptor.isOpen())
        return systemError("cannot open its lock file", errno);
    if (!isRegular(file.descriptor.number()))
        return Error{ErrorKind::Io, "its lock file is not a regular file"};
    return file;
}

bool isLocked(const std::filesystem::path& path)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | safely));
    return file.isOpen() && ::flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

} // namespace bloscope
