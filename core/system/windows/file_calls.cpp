#include "core/system/file_calls.h"

#include "core/base/limits.h"
#include "core/system/temporary_name.h"
#include "core/system/windows/handles.h"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <io.h>
#include <vector>
#include <winioctl.h>

namespace bloscope {

namespace {

constexpr std::size_t mostAtOnce = 1 << 30; // bytes
constexpr FileMode anyMayWrite = 0222;

OVERLAPPED placeAt(std::uint64_t offset)
{
    OVERLAPPED at{};
    at.Offset = static_cast<DWORD>(offset);
    at.OffsetHigh = static_cast<DWORD>(offset >> 32);
    return at;
}

DWORD accessFor(const FileOpening& how)
{
    constexpr DWORD ofNewFiles = GENERIC_WRITE | WRITE_DAC; // its access list is given to it
    return GENERIC_READ | (how.isNew ? ofNewFiles : how.change ? GENERIC_WRITE : 0);
}

// What POSIX refuses to open, with its reason; 0 otherwise.
int refusal(HANDLE file, const FileOpening& how)
{
    const auto status = statusOf(file);
    if (!status)
        return EIO;
    if (status->kind == FileKind::Link)
        return ELOOP;
    if (how.folder && status->kind != FileKind::Folder)
        return ENOTDIR;
    return how.change && status->kind == FileKind::Folder ? EISDIR : 0;
}

bool isFolder(HANDLE file)
{
    const auto status = statusOf(file);
    return status && status->kind == FileKind::Folder;
}

// The room of a hole is taken only once something is written to it.
void makeSparse(HANDLE file)
{
    DWORD none = 0;
    ::DeviceIoControl(file, FSCTL_SET_SPARSE, nullptr, 0, nullptr, 0, &none, nullptr);
}

// Who has the other file open keeps it, as POSIX has it: since Windows 10, on its own disks.
bool renameAsPosix(const std::filesystem::path& from, const std::filesystem::path& to)
{
    constexpr auto renameInfoEx = static_cast<FILE_INFO_BY_HANDLE_CLASS>(22); // FileRenameInfoEx
    constexpr DWORD replaceIfExists = 1, posixSemantics = 2;
    const Handle file(openShared(from, DELETE | SYNCHRONIZE, OPEN_EXISTING,
                                 FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT));
    std::error_code none;
    const std::wstring target = systemPath(std::filesystem::absolute(to, none));
    std::vector<std::byte> bytes(sizeof(FILE_RENAME_INFO) + target.size() * sizeof(wchar_t));
    auto* const wish = reinterpret_cast<FILE_RENAME_INFO*>(bytes.data());
    const DWORD flags = replaceIfExists | posixSemantics;
    std::memcpy(bytes.data(), &flags, sizeof flags);
    wish->FileNameLength = static_cast<DWORD>(target.size() * sizeof(wchar_t));
    std::memcpy(bytes.data() + offsetof(FILE_RENAME_INFO, FileName), target.data(),
                target.size() * sizeof(wchar_t));
    return file.isOpen() && ::SetFileInformationByHandle(file.get(), renameInfoEx, bytes.data(),
                                                         static_cast<DWORD>(bytes.size()));
}

bool renamePlainly(const std::filesystem::path& from, const std::filesystem::path& to)
{
    return ::MoveFileExW(systemPath(from).c_str(), systemPath(to).c_str(),
                         MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
}

// The content of the file that is replaced stays under a name aside, where there can be one, for
// those of this process that read it. It is a temporary of `to`, so that whoever clears away what
// such saves have left finds it as well.
int replaceOpenFile(const std::filesystem::path& from, const std::filesystem::path& to,
                    const FileIdentity& there)
{
    const std::filesystem::path aside = newTemporaryName(to);
    const std::wstring nameAside = systemPath(aside);
    DWORD reason = ERROR_SUCCESS;
    bool isKept = false;
    const bool isRead = letGoWhile(there, [&]() -> FilePlace {
        isKept = ::CreateHardLinkW(nameAside.c_str(), systemPath(to).c_str(), nullptr);
        if (!renamePlainly(from, to)) {
            reason = ::GetLastError();
            return {to};
        }
        return isKept ? FilePlace{aside, true} : FilePlace{};
    });
    if (isKept && (reason != ERROR_SUCCESS || !isRead))
        ::DeleteFileW(nameAside.c_str());
    if (reason != ERROR_SUCCESS)
        return failed(reason == ERROR_ACCESS_DENIED ? ERROR_SHARING_VIOLATION : reason);
    return 0;
}

std::filesystem::path folderOf(HANDLE file)
{
    const std::filesystem::path path = pathOf(file);
    return isFolder(file) ? path : path.parent_path();
}

} // namespace

int SystemFileCalls::open(const std::filesystem::path& path, const FileOpening& how)
{
    const DWORD flags =
        how.isNew ? FILE_ATTRIBUTE_NORMAL
                  : FILE_FLAG_BACKUP_SEMANTICS | (how.plain ? FILE_FLAG_OPEN_REPARSE_POINT : 0);
    Handle file(openShared(path, accessFor(how), how.isNew ? CREATE_NEW : OPEN_EXISTING, flags));
    if (!file.isOpen())
        return failed();
    if (const int reason = refusal(file.get(), how); reason != 0) {
        errno = reason;
        return -1;
    }
    Descriptor descriptor = descriptorOf(file.release());
    if (descriptor.isOpen() && how.change && !how.isNew)
        rememberDescriptor(descriptor.number());
    return descriptor.release();
}

std::int64_t SystemFileCalls::write(int descriptor, ByteView bytes, std::uint64_t offset)
{
    OVERLAPPED at = placeAt(offset);
    DWORD put = 0;
    const auto size = static_cast<DWORD>(std::min(bytes.size(), mostAtOnce));
    if (!::WriteFile(handleOf(descriptor), bytes.data(), size, &put, &at))
        return failed();
    return put;
}

std::int64_t SystemFileCalls::copy(int, std::uint64_t, int, std::uint64_t, std::size_t)
{
    errno = ENOSYS; // it copies whole files only
    return -1;
}

int SystemFileCalls::truncate(int descriptor, std::uint64_t size)
{
    constexpr std::uint64_t largeHole = 1_MiB;
    const HANDLE file = handleOf(descriptor);
    const auto status = statusOf(file);
    if (status && size > status->identity.size + largeHole)
        makeSparse(file);
    FILE_END_OF_FILE_INFO end{};
    end.EndOfFile.QuadPart = static_cast<LONGLONG>(size);
    return ::SetFileInformationByHandle(file, FileEndOfFileInfo, &end, sizeof end) ? 0 : failed();
}

// Names last without that: renaming writes through.
int SystemFileCalls::sync(int descriptor)
{
    const HANDLE file = handleOf(descriptor);
    return isFolder(file) || ::FlushFileBuffers(file) ? 0 : failed();
}

int SystemFileCalls::rename(const std::filesystem::path& from, const std::filesystem::path& to)
{
    if (renameAsPosix(from, to) || renamePlainly(from, to))
        return 0;
    const DWORD reason = ::GetLastError();
    const auto there = identityOf(to);
    if (!there || (reason != ERROR_ACCESS_DENIED && reason != ERROR_SHARING_VIOLATION))
        return failed(reason);
    return replaceOpenFile(from, to, *there);
}

// Also what may not be written to, as POSIX has it: that is a matter of its folder.
int SystemFileCalls::remove(const std::filesystem::path& path)
{
    const std::wstring name = systemPath(path);
    if (::DeleteFileW(name.c_str()))
        return 0;
    const DWORD reason = ::GetLastError();
    const DWORD attributes = ::GetFileAttributesW(name.c_str());
    const bool isReadOnly = attributes != INVALID_FILE_ATTRIBUTES &&
                            (attributes & FILE_ATTRIBUTE_READONLY) != 0 &&
                            (attributes & FILE_ATTRIBUTE_DIRECTORY) == 0;
    if (reason != ERROR_ACCESS_DENIED || !isReadOnly)
        return failed(reason);
    const DWORD others = attributes & ~DWORD(FILE_ATTRIBUTE_READONLY);
    ::SetFileAttributesW(name.c_str(), others != 0 ? others : FILE_ATTRIBUTE_NORMAL);
    if (::DeleteFileW(name.c_str()))
        return 0;
    const DWORD stillThere = ::GetLastError();
    ::SetFileAttributesW(name.c_str(), attributes);
    return failed(stillThere);
}

int SystemFileCalls::makeFolder(const std::filesystem::path& path, FileMode)
{
    return ::CreateDirectoryW(systemPath(path).c_str(), nullptr) ? 0 : failed();
}

int SystemFileCalls::removeFolder(const std::filesystem::path& path)
{
    return ::RemoveDirectoryW(systemPath(path).c_str()) ? 0 : failed();
}

// Read-only or not is all of it.
int SystemFileCalls::setMode(int descriptor, FileMode mode)
{
    const HANDLE file = handleOf(descriptor);
    FILE_BASIC_INFO info{};
    if (!::GetFileInformationByHandleEx(file, FileBasicInfo, &info, sizeof info))
        return failed();
    if ((mode & anyMayWrite) != 0)
        info.FileAttributes &= ~DWORD(FILE_ATTRIBUTE_READONLY);
    else
        info.FileAttributes |= FILE_ATTRIBUTE_READONLY;
    if (info.FileAttributes == 0)
        info.FileAttributes = FILE_ATTRIBUTE_NORMAL; // 0 would leave what there is
    return ::SetFileInformationByHandle(file, FileBasicInfo, &info, sizeof info) ? 0 : failed();
}

int SystemFileCalls::setOwner(int, std::uint32_t, std::uint32_t)
{
    return 0; // users have no numbers
}

// The access list, which keepAttributes() gives to a new file, has the one name there is.
int SystemFileCalls::setAttribute(int descriptor, const char*, ByteView value)
{
    auto* const list = const_cast<std::byte*>(value.data());
    return ::SetKernelObjectSecurity(handleOf(descriptor), DACL_SECURITY_INFORMATION, list)
               ? 0
               : failed();
}

int SystemFileCalls::removeAttribute(int, const char*)
{
    return 0;
}

int SystemFileCalls::lock(int descriptor, LockKind kind, LockPlace place)
{
    constexpr std::uint64_t behindAll = 0x7fff'ffff'ffff'fffe;
    OVERLAPPED at = placeAt(place == LockPlace::LockFile ? 0 : behindAll);
    const DWORD flags =
        LOCKFILE_FAIL_IMMEDIATELY | (kind == LockKind::Exclusive ? LOCKFILE_EXCLUSIVE_LOCK : 0);
    return ::LockFileEx(handleOf(descriptor), flags, 0, 1, 0, &at) ? 0 : failed();
}

int SystemFileCalls::freeSpace(int descriptor, std::uint64_t& bytes)
{
    ULARGE_INTEGER forUs{};
    const std::wstring folder = systemPath(folderOf(handleOf(descriptor)));
    if (!::GetDiskFreeSpaceExW(folder.c_str(), &forUs, nullptr, nullptr))
        return failed();
    bytes = forUs.QuadPart;
    return 0;
}

std::int64_t readFrom(int descriptor, ByteSpan to, std::uint64_t offset)
{
    return readFrom(handleOf(descriptor), to, offset);
}

std::int64_t readNext(int descriptor, ByteSpan to)
{
    DWORD got = 0;
    const auto size = static_cast<DWORD>(std::min(to.size(), mostAtOnce));
    if (::ReadFile(handleOf(descriptor), to.data(), size, &got, nullptr) ||
        ::GetLastError() == ERROR_BROKEN_PIPE) // nobody writes any more
        return got;
    const DWORD reason = ::GetLastError();
    if (!isFolder(handleOf(descriptor)))
        return failed(reason);
    errno = EISDIR;
    return -1;
}

namespace {

struct DataRange {
    std::uint64_t begin;
    std::uint64_t end;
};

// The first range with bytes from `offset` on, cut at `end`; [end, end) where there is none.
DataRange dataFrom(int descriptor, std::uint64_t offset, std::uint64_t end)
{
    FILE_ALLOCATED_RANGE_BUFFER wanted{}, found{};
    wanted.FileOffset.QuadPart = static_cast<LONGLONG>(offset);
    wanted.Length.QuadPart = static_cast<LONGLONG>(end - offset);
    DWORD size = 0;
    const bool isKnown =
        ::DeviceIoControl(handleOf(descriptor), FSCTL_QUERY_ALLOCATED_RANGES, &wanted,
                          sizeof wanted, &found, sizeof found, &size, nullptr) ||
        ::GetLastError() == ERROR_MORE_DATA;
    if (!isKnown || offset >= end)
        return {offset, end};
    if (size < sizeof found)
        return {end, end};
    const auto begin = static_cast<std::uint64_t>(found.FileOffset.QuadPart);
    const auto length = static_cast<std::uint64_t>(found.Length.QuadPart);
    return {std::clamp(begin, offset, end), std::clamp(begin + length, offset, end)};
}

} // namespace

std::uint64_t nextData(int descriptor, std::uint64_t offset, std::uint64_t end)
{
    return dataFrom(descriptor, offset, end).begin;
}

std::uint64_t nextHole(int descriptor, std::uint64_t offset, std::uint64_t end)
{
    return dataFrom(descriptor, offset, end).end;
}

bool isOfDisk(int number)
{
    return number == ENOSPC || number == EIO || number == EFBIG;
}

void markAsUsed(int descriptor)
{
    FILETIME now{};
    ::GetSystemTimeAsFileTime(&now);
    ::SetFileTime(handleOf(descriptor), nullptr, nullptr, &now);
}

void punchHole(int descriptor, std::uint64_t offset, std::uint64_t size)
{
    const HANDLE file = handleOf(descriptor);
    makeSparse(file);
    FILE_ZERO_DATA_INFORMATION zeros{};
    zeros.FileOffset.QuadPart = static_cast<LONGLONG>(offset);
    zeros.BeyondFinalZero.QuadPart = static_cast<LONGLONG>(offset + size);
    DWORD none = 0;
    ::DeviceIoControl(file, FSCTL_SET_ZERO_DATA, &zeros, sizeof zeros, nullptr, 0, &none, nullptr);
}

} // namespace bloscope
