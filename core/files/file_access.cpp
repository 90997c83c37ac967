#include "core/files/file_access.h"

#include "core/base/system_error.h"

#include <cerrno>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bloscope {

namespace {

// A file that belongs to somebody else: the new one would belong to us, or could not take its
// place.
Result<> checkOwner(const struct stat& file, const struct stat& directory)
{
    const uid_t self = ::geteuid();
    if (self == 0 || file.st_uid == self)
        return {};
    if ((directory.st_mode & S_ISVTX) != 0 && directory.st_uid != self)
        return Error{ErrorKind::Io, "in its directory only the owner of a file can replace it"};
    return Error{ErrorKind::Io,
                 fmt::format("the file belongs to user {}, and a new one could not", file.st_uid)};
}

std::filesystem::path directoryOf(const std::filesystem::path& file)
{
    return file.has_parent_path() ? file.parent_path() : ".";
}

Result<> checkDirectoryIsWritable(const std::filesystem::path& directory)
{
    if (::access(directory.c_str(), W_OK | X_OK) != 0)
        return systemError("its directory is read-only", errno);
    return {};
}

} // namespace

Result<FileIdentity> identityNow(const std::filesystem::path& file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) == 0)
        return identityOf(status);
    if (errno == ENOENT || errno == ENOTDIR)
        return Error{ErrorKind::Changed, "the file is no longer there"};
    return systemError("cannot examine the file", errno);
}

Result<> checkFileIsWritable(const std::filesystem::path& file)
{
    BLOSCOPE_CHECK(identityNow(file));
    if (::access(file.c_str(), W_OK) != 0)
        return systemError("the file is read-only", errno);
    return {};
}

Result<> checkFileIsReplaceable(const std::filesystem::path& file)
{
    const std::filesystem::path directory = directoryOf(file);
    struct stat fileStatus {};
    struct stat directoryStatus {};
    if (::stat(file.c_str(), &fileStatus) != 0 || ::stat(directory.c_str(), &directoryStatus) != 0)
        return systemError("cannot examine the file", errno);
    BLOSCOPE_CHECK(checkDirectoryIsWritable(directory));
    return checkOwner(fileStatus, directoryStatus);
}

Result<> checkFileCanBeMade(const std::filesystem::path& file)
{
    struct stat status {};
    if (::lstat(file.c_str(), &status) == 0)
        return Error{ErrorKind::Io, "the file already exists"};
    return checkDirectoryIsWritable(directoryOf(file));
}

} // namespace bloscope
