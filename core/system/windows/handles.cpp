#include "core/system/windows/handles.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <io.h>
#include <map>
#include <mutex>
#include <set>
#include <vector>

namespace bloscope {

namespace {

constexpr DWORD diskQuotaExceeded = 1295;

int errnoOf(DWORD error)
{
    switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_PATHNAME:
    case ERROR_BAD_NETPATH:
    case ERROR_BAD_NET_NAME:
    case ERROR_INVALID_DRIVE:
        return ENOENT;
    case ERROR_ACCESS_DENIED:
    case ERROR_CANNOT_MAKE:
        return EACCES;
    case ERROR_SHARING_VIOLATION:
    case ERROR_USER_MAPPED_FILE:
    case ERROR_BUSY:
        return EBUSY;
    case ERROR_LOCK_VIOLATION:
        return EWOULDBLOCK;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
        return EEXIST;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
    case diskQuotaExceeded:
        return ENOSPC;
    case ERROR_DIR_NOT_EMPTY:
        return ENOTEMPTY;
    case ERROR_DIRECTORY:
        return ENOTDIR;
    case ERROR_NOT_SUPPORTED:
    case ERROR_INVALID_FUNCTION:
    case ERROR_CALL_NOT_IMPLEMENTED:
        return ENOTSUP;
    case ERROR_INVALID_PARAMETER:
        return EINVAL;
    case ERROR_WRITE_PROTECT:
        return EROFS;
    case ERROR_BROKEN_PIPE:
    case ERROR_NO_DATA:
    case ERROR_PIPE_NOT_CONNECTED:
        return EPIPE;
    case ERROR_NOT_ENOUGH_MEMORY:
    case ERROR_OUTOFMEMORY:
    case ERROR_COMMITMENT_LIMIT:
        return ENOMEM;
    case ERROR_TOO_MANY_OPEN_FILES:
        return EMFILE;
    case ERROR_INVALID_HANDLE:
        return EBADF;
    case ERROR_FILENAME_EXCED_RANGE:
        return ENAMETOOLONG;
    default:
        return EIO;
    }
}

FileKind kindOf(const BY_HANDLE_FILE_INFORMATION& file)
{
    if ((file.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0)
        return FileKind::Link;
    return (file.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? FileKind::Folder
                                                                   : FileKind::Regular;
}

std::uint64_t joined(DWORD high, DWORD low)
{
    return std::uint64_t(high) << 32 | low;
}

// What is open in this process, as far as there is more to it than closing.
struct Noted {
    std::mutex mutex;
    std::map<int, FileIdentity> changing;             // descriptors of files that were there before
    std::map<int, std::filesystem::path> toBeDeleted; // by descriptors, once these are closed
    std::set<LooseHandle*> readers;
};

Noted& noted()
{
    static Noted* const all = new Noted; // outlives all who close
    return *all;
}

} // namespace

HANDLE handleOf(int descriptor)
{
    return descriptor < 0 ? INVALID_HANDLE_VALUE
                          : reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor));
}

Descriptor descriptorOf(HANDLE handle)
{
    if (handle == INVALID_HANDLE_VALUE) {
        failed();
        return {};
    }
    const int descriptor =
        ::_open_osfhandle(reinterpret_cast<std::intptr_t>(handle), _O_BINARY | _O_NOINHERIT);
    if (descriptor < 0)
        ::CloseHandle(handle);
    return Descriptor(descriptor);
}

int failed()
{
    return failed(::GetLastError());
}

int failed(DWORD error)
{
    errno = errnoOf(error);
    return -1;
}

std::wstring systemPath(const std::filesystem::path& path)
{
    constexpr std::size_t longestPlain = 240; // letters; programs may add some
    std::error_code none;
    std::filesystem::path whole = std::filesystem::absolute(path, none).lexically_normal();
    const std::wstring plain = whole.make_preferred().wstring();
    if (none || plain.size() < longestPlain || plain.starts_with(L"\\\\?\\") ||
        plain.starts_with(L"\\\\.\\"))
        return path.wstring();
    return plain.starts_with(L"\\\\") ? L"\\\\?\\UNC" + plain.substr(1) : L"\\\\?\\" + plain;
}

std::wstring wide(std::string_view utf8)
{
    const int size = static_cast<int>(utf8.size());
    std::wstring text(utf8.size(), L'\0'); // never more units than bytes
    text.resize(static_cast<std::size_t>(
        ::MultiByteToWideChar(CP_UTF8, 0, utf8.data(), size, text.data(), size)));
    return text;
}

std::string utf8(std::wstring_view text)
{
    constexpr int mostBytes = 3; // of a unit
    const int size = static_cast<int>(text.size());
    std::string bytes(text.size() * mostBytes, '\0');
    bytes.resize(static_cast<std::size_t>(
        ::WideCharToMultiByte(CP_UTF8, 0, text.data(), size, bytes.data(),
                              static_cast<int>(bytes.size()), nullptr, nullptr)));
    return bytes;
}

std::filesystem::path pathOf(HANDLE file)
{
    std::wstring path(32768, L'\0');
    const DWORD size =
        ::GetFinalPathNameByHandleW(file, path.data(), static_cast<DWORD>(path.size()), 0);
    path.resize(size < path.size() ? size : 0);
    if (path.starts_with(L"\\\\?\\UNC\\"))
        return L"\\" + path.substr(7);
    return path.starts_with(L"\\\\?\\") ? path.substr(4) : path;
}

HANDLE openShared(const std::filesystem::path& path, DWORD access, DWORD disposition, DWORD flags)
{
    return ::CreateFileW(systemPath(path).c_str(), access,
                         FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                         disposition, flags, nullptr);
}

std::optional<FileStatus> statusOf(HANDLE file)
{
    constexpr std::int64_t ticks = 10'000'000;                  // a second, of 100 ns each
    constexpr std::int64_t until1970 = 116'444'736'000'000'000; // from 1601
    if (::GetFileType(file) != FILE_TYPE_DISK && ::GetFileType(file) != FILE_TYPE_UNKNOWN)
        return FileStatus();
    BY_HANDLE_FILE_INFORMATION info{};
    FILE_STANDARD_INFO more{};
    if (!::GetFileInformationByHandle(file, &info) ||
        !::GetFileInformationByHandleEx(file, FileStandardInfo, &more, sizeof more)) {
        failed();
        return {};
    }
    const auto modified = static_cast<std::int64_t>(joined(info.ftLastWriteTime.dwHighDateTime,
                                                           info.ftLastWriteTime.dwLowDateTime)) -
                          until1970;
    const std::int64_t seconds = modified / ticks - (modified % ticks < 0 ? 1 : 0);
    return FileStatus{.kind = kindOf(info),
                      .identity = {.device = info.dwVolumeSerialNumber,
                                   .inode = joined(info.nFileIndexHigh, info.nFileIndexLow),
                                   .size = joined(info.nFileSizeHigh, info.nFileSizeLow),
                                   .modifiedSeconds = seconds,
                                   .modifiedNanoseconds = (modified - seconds * ticks) * 100},
                      .bytesOnDisk = static_cast<std::uint64_t>(more.AllocationSize.QuadPart),
                      .names = more.DeletePending ? 0 : info.nNumberOfLinks,
                      .isOurs = true,
                      .othersMayWrite = false};
}

std::int64_t readFrom(HANDLE file, ByteSpan to, std::uint64_t offset)
{
    constexpr std::size_t mostAtOnce = 1 << 30;
    OVERLAPPED at{};
    at.Offset = static_cast<DWORD>(offset);
    at.OffsetHigh = static_cast<DWORD>(offset >> 32);
    DWORD got = 0;
    const auto size = static_cast<DWORD>(std::min(to.size(), mostAtOnce));
    if (!::ReadFile(file, to.data(), size, &got, &at) && ::GetLastError() != ERROR_HANDLE_EOF)
        return failed();
    return got;
}

void rememberDescriptor(int descriptor)
{
    const auto status = statusOf(handleOf(descriptor));
    const std::lock_guard lock(noted().mutex);
    if (status)
        noted().changing[descriptor] = status->identity;
}

void closeDescriptor(int descriptor)
{
    std::filesystem::path deleted;
    {
        const std::lock_guard lock(noted().mutex);
        noted().changing.erase(descriptor);
        if (auto found = noted().toBeDeleted.extract(descriptor))
            deleted = std::move(found.mapped());
    }
    ::_close(descriptor);
    if (!deleted.empty())
        ::DeleteFileW(systemPath(deleted).c_str());
}

void deleteWhenClosed(int descriptor, const std::filesystem::path& path)
{
    const std::lock_guard lock(noted().mutex);
    noted().toBeDeleted[descriptor] = path;
}

bool letGoWhile(const FileIdentity& file, const std::function<FilePlace()>& replace)
{
    const std::lock_guard lock(noted().mutex);
    // The numbers of descriptors stay open, of nothing: whoever has them closes them.
    const int nothing = ::_open("NUL", _O_RDWR | _O_BINARY | _O_NOINHERIT);
    for (const auto& [descriptor, identity] : noted().changing)
        if (identity.isSameFile(file))
            ::_dup2(nothing, descriptor);
    ::_close(nothing);
    std::vector<LooseHandle*> readers;
    std::vector<std::unique_lock<std::shared_mutex>> waiting;
    for (LooseHandle* const reader : noted().readers)
        if (reader->isOf(file)) {
            readers.push_back(reader);
            waiting.push_back(reader->letGo());
        }
    const FilePlace place = replace();
    return std::ranges::count_if(readers,
                                 [&](LooseHandle* reader) { return reader->goOn(place); }) > 0;
}

LooseHandle::LooseHandle(Handle handle) : m_handle(std::move(handle))
{
    if (const auto status = statusOf(m_handle.get()))
        m_identity = status->identity;
    const std::lock_guard lock(noted().mutex);
    noted().readers.insert(this);
}

LooseHandle::~LooseHandle()
{
    const std::lock_guard lock(noted().mutex);
    noted().readers.erase(this);
}

std::unique_lock<std::shared_mutex> LooseHandle::letGo()
{
    std::unique_lock lock(m_mutex);
    m_handle.close();
    return lock;
}

bool LooseHandle::goOn(const FilePlace& place)
{
    if (place.path.empty())
        return false;
    const DWORD flags =
        FILE_FLAG_BACKUP_SEMANTICS | (place.isAside ? FILE_FLAG_DELETE_ON_CLOSE : 0);
    const DWORD access = GENERIC_READ | (place.isAside ? DELETE : 0);
    Handle again(openShared(place.path, access, OPEN_EXISTING, flags));
    const auto status = again.isOpen() ? statusOf(again.get()) : std::nullopt;
    if (!status || !m_identity.isSameFile(status->identity))
        return false;
    m_handle = std::move(again);
    return true;
}

} // namespace bloscope
