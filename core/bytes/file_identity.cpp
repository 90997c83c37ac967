#include "core/bytes/file_identity.h"

namespace bloscope {

FileIdentity identityOf(const struct stat& status)
{
    return {.device = status.st_dev,
            .inode = status.st_ino,
            .size = static_cast<std::uint64_t>(status.st_size),
            .modifiedSeconds = status.st_mtim.tv_sec,
            .modifiedNanoseconds = status.st_mtim.tv_nsec};
}

std::optional<FileIdentity> identityOf(int descriptor)
{
    struct stat status {};
    if (::fstat(descriptor, &status) != 0)
        return {};
    return identityOf(status);
}

std::optional<FileIdentity> identityOf(const std::filesystem::path& path)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return {};
    return identityOf(status);
}

} // namespace bloscope
