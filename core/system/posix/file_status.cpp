#include "core/system/file_status.h"

#include "core/system/posix/status_of.h"

#include <unistd.h>

namespace bloscope {

namespace {

FileKind kindOf(mode_t mode)
{
    switch (mode & S_IFMT) {
    case S_IFREG:
        return FileKind::Regular;
    case S_IFDIR:
        return FileKind::Folder;
    case S_IFLNK:
        return FileKind::Link;
    default:
        return FileKind::Other;
    }
}

std::optional<FileStatus> answered(int failed, const struct stat& status)
{
    return failed != 0 ? std::nullopt : std::optional(statusFrom(status));
}

std::optional<FileIdentity> identityIn(const std::optional<FileStatus>& status)
{
    return status ? std::optional(status->identity) : std::nullopt;
}

} // namespace

FileStatus statusFrom(const struct stat& status)
{
    constexpr std::uint64_t blockBytes = 512; // whatever the disk's are
#ifdef __APPLE__
    const timespec& modified = status.st_mtimespec;
#else
    const timespec& modified = status.st_mtim;
#endif
    return {.kind = kindOf(status.st_mode),
            .identity = {.device = static_cast<std::uint64_t>(status.st_dev),
                         .inode = status.st_ino,
                         .size = static_cast<std::uint64_t>(status.st_size),
                         .modifiedSeconds = modified.tv_sec,
                         .modifiedNanoseconds = modified.tv_nsec},
            .bytesOnDisk = static_cast<std::uint64_t>(status.st_blocks) * blockBytes,
            .names = status.st_nlink,
            .isOurs = status.st_uid == ::geteuid(),
            .othersMayWrite = (status.st_mode & (S_IWGRP | S_IWOTH)) != 0};
}

std::optional<FileStatus> statusOf(int descriptor)
{
    struct stat status {};
    return answered(::fstat(descriptor, &status), status);
}

std::optional<FileStatus> statusOf(const std::filesystem::path& path)
{
    struct stat status {};
    return answered(::stat(path.c_str(), &status), status);
}

std::optional<FileStatus> linkStatusOf(const std::filesystem::path& path)
{
    struct stat status {};
    return answered(::lstat(path.c_str(), &status), status);
}

std::optional<FileIdentity> identityOf(int descriptor)
{
    return identityIn(statusOf(descriptor));
}

std::optional<FileIdentity> identityOf(const std::filesystem::path& path)
{
    return identityIn(statusOf(path));
}

} // namespace bloscope
