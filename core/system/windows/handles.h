#pragma once

// What the Windows side has in common.

#include "core/base/byte_view.h"
#include "core/system/descriptor.h"
#include "core/system/file_status.h"

#include <filesystem>
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

// Descriptors and readers of files that were there before. Where the system does not let another
// file take the place of one that is open, this process lets go of it in all of these places first:
// what they had is gone for them then. See FileReader.
void letGoOf(const FileIdentity& file);

void rememberDescriptor(int descriptor);

// The file of that descriptor is deleted once it is closed.
void deleteWhenClosed(int descriptor, const std::filesystem::path& path);

// A handle that is read from until this process lets go of its file.
class LooseHandle {
 public:
    explicit LooseHandle(Handle handle);
    ~LooseHandle();
    LooseHandle(const LooseHandle&) = delete;
    LooseHandle& operator=(const LooseHandle&) = delete;

    // What `use` answers of the handle; nothing once it was let go of.
    template <class Use>
    auto with(Use&& use) const -> std::optional<decltype(use(HANDLE()))>
    {
        const std::shared_lock lock(m_mutex);
        if (!m_handle.isOpen())
            return std::nullopt;
        return use(m_handle.get());
    }

    void letGoOf(const FileIdentity& file);

 private:
    mutable std::shared_mutex m_mutex; // exclusive: to let go
    Handle m_handle;
    FileIdentity m_identity;
};

} // namespace bloscope
