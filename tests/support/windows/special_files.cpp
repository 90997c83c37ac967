#include "tests/support/special_files.h"

#include "core/system/file_status.h"
#include "core/system/windows/handles.h"

#include <QTemporaryDir>
#include <aclapi.h>
#include <cstdlib>
#include <sddl.h>

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
