#include "core/system/file_status.h"

#include "core/system/windows/handles.h"

namespace bloscope {

namespace {

std::optional<FileStatus> statusAt(const std::filesystem::path& path, DWORD flags)
{
    const Handle file(
        openShared(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS | flags));
    if (!file.isOpen()) {
        failed();
        return {};
    }
    return statusOf(file.get());
}

std::optional<FileIdentity> identityIn(const std::optional<FileStatus>& status)
{
    return status ? std::optional(status->identity) : std::nullopt;
}

} // namespace

std::optional<FileStatus> statusOf(int descriptor)
{
    return statusOf(handleOf(descriptor));
}

std::optional<FileStatus> statusOf(const std::filesystem::path& path)
{
    return statusAt(path, 0);
}

std::optional<FileStatus> linkStatusOf(const std::filesystem::path& path)
{
    return statusAt(path, FILE_FLAG_OPEN_REPARSE_POINT);
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
