#include "core/system/file_attributes.h"

#include "core/base/result.h"
#include "core/system/windows/handles.h"

#include <cerrno>
#include <vector>

namespace bloscope {

namespace {

// Empty where the file system has no such lists.
ByteBuffer accessListOf(HANDLE file)
{
    DWORD size = 0;
    ::GetKernelObjectSecurity(file, DACL_SECURITY_INFORMATION, nullptr, 0, &size);
    ByteBuffer list(size);
    if (size == 0 ||
        !::GetKernelObjectSecurity(file, DACL_SECURITY_INFORMATION, list.data(), size, &size))
        return {};
    return list;
}

// Can the file be opened to do that? Nothing is done.
Result<> checkMay(const std::filesystem::path& path, DWORD access, const char* otherwise)
{
    const Handle file(openShared(path, access, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS));
    if (file.isOpen())
        return {};
    failed();
    return systemError(otherwise, errno);
}

Result<> checkFolderIsWritable(const std::filesystem::path& file)
{
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    return checkMay(folder, FILE_ADD_FILE, "its directory is read-only");
}

} // namespace

Result<FileIdentity> identityNow(const std::filesystem::path& file)
{
    if (const auto identity = identityOf(file))
        return *identity;
    if (errno == ENOENT || errno == ENOTDIR)
        return Error{ErrorKind::Changed, "the file no longer exists"};
    return systemError("cannot examine the file", errno);
}

Result<> checkFileIsWritable(const std::filesystem::path& file)
{
    BLOSCOPE_CHECK(identityNow(file));
    return checkMay(file, GENERIC_WRITE, "the file is read-only");
}

Result<> checkFileIsReplaceable(const std::filesystem::path& file)
{
    if (!identityOf(file))
        return systemError("cannot examine the file", errno);
    return checkFolderIsWritable(file);
}

Result<> checkFileCanBeMade(const std::filesystem::path& file)
{
    if (linkStatusOf(file))
        return Error{ErrorKind::Io, "the file already exists"};
    return checkFolderIsWritable(file);
}

Result<> keepAttributes(FileCalls& calls, int from, int to)
{
    constexpr FileMode readOnly = 0444, writable = 0666;
    FILE_BASIC_INFO old{};
    if (!::GetFileInformationByHandleEx(handleOf(from), FileBasicInfo, &old, sizeof old)) {
        failed();
        return systemError("cannot examine the file", errno);
    }
    const ByteBuffer list = accessListOf(handleOf(from));
    if (!list.empty() && list != accessListOf(handleOf(to)) &&
        uninterrupted([&] { return calls.setAttribute(to, "access list", list); }) != 0)
        return systemError("cannot preserve the file's access list", errno);
    const bool isReadOnly = (old.FileAttributes & FILE_ATTRIBUTE_READONLY) != 0;
    const FileMode mode = isReadOnly ? readOnly : writable;
    if (uninterrupted([&] { return calls.setMode(to, mode); }) != 0)
        return systemError("cannot preserve the file's mode", errno);
    return {};
}

} // namespace bloscope
