#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace bloscope {

// Which file it is and which state it is in: changes when somebody writes to a file, and when
// another one takes its place.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::uint64_t size = 0;
    std::int64_t modifiedSeconds = 0;
    std::int64_t modifiedNanoseconds = 0;

    bool isSameFile(const FileIdentity& other) const
    {
        return device == other.device && inode == other.inode;
    }
    bool operator==(const FileIdentity&) const = default;
};

enum class FileKind { Regular, Folder, Link, Other };

struct FileStatus {
    FileKind kind = FileKind::Other;
    FileIdentity identity = {};
    std::uint64_t bytesOnDisk = 0; // less than its size where it has holes
    std::uint64_t names = 0;       // 0: it was removed
    bool isOurs = false;           // belongs to this user
    bool othersMayWrite = false;
};

// Nothing where there is no such file, or where it cannot be examined: errno says why.
std::optional<FileStatus> statusOf(int descriptor);
std::optional<FileStatus> statusOf(const std::filesystem::path& path); // of what a link leads to
std::optional<FileStatus> linkStatusOf(const std::filesystem::path& path); // of the link itself

std::optional<FileIdentity> identityOf(int descriptor);
std::optional<FileIdentity> identityOf(const std::filesystem::path& path);

} // namespace bloscope
