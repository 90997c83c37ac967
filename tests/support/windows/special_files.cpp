#include "tests/support/special_files.h"

#include "core/system/file_calls.h"
#include "core/system/file_reader.h"
#include "core/system/file_status.h"
#include "core/system/windows/handles.h"
#include "tests/support/files.h"

#include <QTemporaryDir>
#include <aclapi.h>
#include <cstdlib>
#include <sddl.h>
#include <winioctl.h>

namespace bloscope::test {

bool makeLink(const std::filesystem::path& target, const std::filesystem::path& link)
{
    constexpr DWORD toFolder = 1, unprivileged = 2;
    std::error_code none;
    const bool isFolder = std::filesystem::is_directory(link.parent_path() / target, none);
    return ::CreateSymbolicLinkW(systemPath(link).c_str(), target.c_str(),
                                 unprivileged | (isFolder ? toFolder : 0)) &&
           isLink(link); // Wine 8 says that it has made one
}

bool isLink(const std::filesystem::path& path)
{
    const auto status = linkStatusOf(path);
    return status && status->kind == FileKind::Link;
}

bool makePipe(const std::filesystem::path&)
{
    return false; // they have names of their own
}

std::array<Descriptor, 2> namelessPipe()
{
    HANDLE ends[2];
    if (!::CreatePipe(&ends[0], &ends[1], nullptr, 0))
        std::abort();
    return {descriptorOf(ends[0]), descriptorOf(ends[1])};
}

std::filesystem::path nullDevice()
{
    return "NUL";
}

std::optional<std::filesystem::path> fullDevice()
{
    return {};
}

bool openFilesGiveWay()
{
    static const bool answer = [] {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("file").toStdString();
        const std::filesystem::path other = folder.filePath("other").toStdString();
        writeFile(file, bytesOf("old"));
        writeFile(other, bytesOf("new"));
        SystemFileCalls calls;
        std::byte first{};
        const FileReader replaced(openToRead(file));
        const bool isReplaced =
            calls.rename(other, file) == 0 && replaced.read({&first, 1}, 0) == 1;
        const FileReader removed(openToRead(file));
        return isReplaced && calls.remove(file) == 0 && !identityOf(file);
    }();
    return answer;
}

bool filesHaveModes()
{
    return false; // but access lists
}

bool holesCanBePunched()
{
    const QTemporaryDir folder;
    const Descriptor file = openedToChange(folder.filePath("file").toStdString());
    FILE_ZERO_DATA_INFORMATION zeros{};
    zeros.BeyondFinalZero.QuadPart = 1;
    DWORD none = 0;
    return ::DeviceIoControl(handleOf(file.number()), FSCTL_SET_ZERO_DATA, &zeros, sizeof zeros,
                             nullptr, 0, &none, nullptr);
}

bool openFoldersAreFollowed()
{
    const QTemporaryDir parent;
    const std::filesystem::path old = parent.filePath("old").toStdString();
    const std::filesystem::path now = parent.filePath("now").toStdString();
    std::filesystem::create_directory(old);
    const Handle folder(
        openShared(old, FILE_LIST_DIRECTORY, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS));
    std::error_code failure;
    std::filesystem::rename(old, now, failure);
    return !failure && pathOf(folder.get()).filename() == "now";
}

std::unique_ptr<QTemporaryDir> folderInMemory()
{
    return std::make_unique<QTemporaryDir>();
}

// An access list of its own: everybody may do everything.
void burdenFile(const std::filesystem::path& path)
{
    PSECURITY_DESCRIPTOR list = nullptr;
    if (!::ConvertStringSecurityDescriptorToSecurityDescriptorW(L"D:(A;;FA;;;WD)(A;;FA;;;BA)",
                                                                SDDL_REVISION_1, &list, nullptr))
        std::abort();
    ::SetFileSecurityW(systemPath(path).c_str(), DACL_SECURITY_INFORMATION, list);
    ::LocalFree(list);
}

} // namespace bloscope::test
