#pragma once

// What the Windows side has in common.

#include "core/base/byte_view.h"
#include "core/system/descriptor.h"
#include "core/system/file_status.h"

#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <utility>
#include <windows.h>

namespace bloscope {

HANDLE handleOf(int descriptor);

// The handle is the descriptor's from now on; closed, and errno set, where it is none.
Descriptor descriptorOf(HANDLE handle);

// Sets errno from the last error of the system. Answers -1.
int failed();
int failed(DWORD error);

// A path for calls of the system, however long it is: absolute, and beyond 240 letters written as
// "\\?\C:\..." or "\\?\UNC\...", which no other program has to understand.
std::wstring systemPath(const std::filesystem::path& path);

std::wstring wide(std::string_view utf8);
std::string utf8(std::wstring_view text);

// Of an open file, without "\\?\"; empty where it has none.
std::filesystem::path pathOf(HANDLE file);

// Opens without keeping anybody from reading, writing, renaming or deleting it.
HANDLE openShared(const std::filesystem::path& path, DWORD access, DWORD disposition, DWORD flags);

std::optional<FileStatus> statusOf(HANDLE file);
std::int64_t readFrom(HANDLE file, ByteSpan to, std::uint64_t offset);

// A handle that closes itself.
class Handle {
 public:
    explicit Handle(HANDLE handle = INVALID_HANDLE_VALUE) : m_handle(handle) {}
    Handle(Handle&& other) noexcept : m_handle(std::exchange(other.m_handle, INVALID_HANDLE_VALUE))
    {
    }
    Handle& operator=(Handle&& other) noexcept
    {
        std::swap(m_handle, other.m_handle);
        return *this;
    }
    ~Handle() { close(); }

    bool isOpen() const { return m_handle != INVALID_HANDLE_VALUE && m_handle != nullptr; }
    HANDLE get() const { return m_handle; }
    HANDLE release() { return std::exchange(m_handle, INVALID_HANDLE_VALUE); }
    void close()
    {
        if (isOpen())
            ::CloseHandle(m_handle);
        m_handle = INVALID_HANDLE_VALUE;
    }

 private:
    HANDLE m_handle;
};

// Where a file is after another one may have taken its place.
struct FilePlace {
    std::filesystem::path path; // nowhere when empty
    bool isAside = false;       // to be deleted once nobody reads it any more
};

// Where the system does not let another file take the place of one that is open, this process lets
// go of it in all places that are its own while `replace` is called. Readers wait, and go on where
// that answers; with no place, what they had is gone for them (see FileReader), as it always is for
// descriptors that change files. Does anybody go on?
bool letGoWhile(const FileIdentity& file, const std::function<FilePlace()>& replace);

void rememberDescriptor(int descriptor);

// The file of that descriptor is deleted once it is closed.
void deleteWhenClosed(int descriptor, const std::filesystem::path& path);

// A handle that is read from, of which this process can let go.
class LooseHandle {
 public:
    explicit LooseHandle(Handle handle);
    ~LooseHandle();
    LooseHandle(const LooseHandle&) = delete;
    LooseHandle& operator=(const LooseHandle&) = delete;

    // What `use` answers of the handle; nothing where it was let go of for good.
    template <class Use>
    auto with(Use&& use) const -> std::optional<decltype(use(HANDLE()))>
    {
        const std::shared_lock lock(m_mutex);
        if (!m_handle.isOpen())
            return std::nullopt;
        return use(m_handle.get());
    }

    bool isOf(const FileIdentity& file) const { return m_identity.isSameFile(file); }

    // Nobody uses it as long as what is answered lives.
    std::unique_lock<std::shared_mutex> letGo();

    // While the answer of letGo() lives. Can it?
    bool goOn(const FilePlace& place);

 private:
    mutable std::shared_mutex m_mutex; // exclusive: to let go
    Handle m_handle;
    FileIdentity m_identity;
};

} // namespace bloscope
