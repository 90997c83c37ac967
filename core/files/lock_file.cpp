#include "core/files/lock_file.h"

#include "core/base/result.h"
#include "core/files/file_io.h"
#include "core/system/file_status.h"

#include <cerrno>

namespace bloscope {

namespace {

bool isRegular(int descriptor)
{
    const auto status = statusOf(descriptor);
    return status && status->kind == FileKind::Regular;
}

} // namespace

Result<LockFile> openLockFile(FileCalls& calls, const std::filesystem::path& path)
{
    LockFile file{openDescriptor(calls, path, {.change = true, .plain = true})};
    if (!file.descriptor.isOpen() && (errno == EACCES || errno == EPERM || errno == EROFS))
        file = {openDescriptor(calls, path, {.plain = true}), false};
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
    SystemFileCalls calls;
    const Descriptor file(calls.open(path, {.plain = true}));
    return file.isOpen() &&
           calls.lock(file.number(), LockKind::Exclusive, LockPlace::LockFile) != 0 &&
           errno == EWOULDBLOCK;
}

} // namespace bloscope
