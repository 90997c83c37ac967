#pragma once

#include "core/bytes/byte_view.h"

#include <filesystem>
#include <sys/types.h>

namespace bloscope {

// The calls of the system that can change files or wait for somebody, all of them in one place:
// whatever saves is given a FileCalls, and a test gives it one that fails at any of them, or ends
// the process there. Every call answers as the system does: -1, and errno says why. Interrupted
// calls and half-done writes are the caller's business: see file_io.h.
class FileCalls {
 public:
    virtual ~FileCalls() = default;

    virtual int open(const std::filesystem::path& path, int flags, mode_t mode = 0) = 0;
    virtual ssize_t write(int descriptor, ByteView bytes, std::uint64_t offset) = 0;
    virtual ssize_t copy(int from, std::uint64_t fromOffset, int to, std::uint64_t toOffset,
                         std::size_t count) = 0;
    virtual int truncate(int descriptor, std::uint64_t size) = 0;
    virtual int sync(int descriptor) = 0; // to the disk
    virtual int rename(const std::filesystem::path& from, const std::filesystem::path& to) = 0;
    virtual int remove(const std::filesystem::path& path) = 0;
    virtual int makeFolder(const std::filesystem::path& path, mode_t mode) = 0;
    virtual int removeFolder(const std::filesystem::path& path) = 0; // an empty one
    virtual int setMode(int descriptor, mode_t mode) = 0;
    virtual int setOwner(int descriptor, uid_t user, gid_t group) = 0;
    virtual int setAttribute(int descriptor, const char* name, ByteView value) = 0;
    virtual int removeAttribute(int descriptor, const char* name) = 0;
    virtual int lock(int descriptor, int operation) = 0; // flock()
    // Bytes that this process may still write to the disk of an open file.
    virtual int freeSpace(int descriptor, std::uint64_t& bytes) = 0;
};

// The system itself.
class PosixFileCalls : public FileCalls {
 public:
    int open(const std::filesystem::path& path, int flags, mode_t mode) override;
    ssize_t write(int descriptor, ByteView bytes, std::uint64_t offset) override;
    ssize_t copy(int from, std::uint64_t fromOffset, int to, std::uint64_t toOffset,
                 std::size_t count) override;
    int truncate(int descriptor, std::uint64_t size) override;
    int sync(int descriptor) override;
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override;
    int remove(const std::filesystem::path& path) override;
    int makeFolder(const std::filesystem::path& path, mode_t mode) override;
    int removeFolder(const std::filesystem::path& path) override;
    int setMode(int descriptor, mode_t mode) override;
    int setOwner(int descriptor, uid_t user, gid_t group) override;
    int setAttribute(int descriptor, const char* name, ByteView value) override;
    int removeAttribute(int descriptor, const char* name) override;
    int lock(int descriptor, int operation) override;
    int freeSpace(int descriptor, std::uint64_t& bytes) override;
};

} // namespace bloscope
