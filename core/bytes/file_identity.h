#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <sys/stat.h>

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

FileIdentity identityOf(const struct stat& status);

// Nothing where there is no such file, or where it cannot be examined.
std::optional<FileIdentity> identityOf(int descriptor);
std::optional<FileIdentity> identityOf(const std::filesystem::path& path);

} // namespace bloscope
