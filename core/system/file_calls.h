#pragma once

#include "core/base/byte_view.h"
#include "core/system/descriptor.h"

#include <cerrno>
#include <cstdint>
#include <filesystem>

namespace bloscope {

// Who may do what with a file, as POSIX writes it: 0600 is its owner alone. Of that Windows knows
// whether anybody may write.
using FileMode = unsigned;

// What is opened, and for what.
struct FileOpening {
    bool change = false;  // to be written to as well
    bool isNew = false;   // it is made, and fails where something is
    bool folder = false;  // it has to be one
    bool plain = false;   // no link is followed, and nobody waited for
    FileMode mode = 0666; // of what is made, less the umask
};

enum class LockKind { Shared, Exclusive };

// The locks of .b2lock files are those of the reference library (format.md 11.9). Where locks keep
// others from reading what is locked, those of other files lie behind all that can be read.
enum class LockPlace { WholeFile, LockFile };

// The calls of the system that can change files or wait for somebody, all of them in one place:
// whatever saves is given a FileCalls, and a test gives it one that fails at any of them, or ends
// the process there. Every call answers as POSIX does: -1, and errno says why. Interrupted calls
// and half-done writes are the caller's business: see file_io.h.
class FileCalls {
 public:
    virtual ~FileCalls() = default;

    virtual int open(const std::filesystem::path& path, const FileOpening& how) = 0;
    virtual std::int64_t write(int descriptor, ByteView bytes, std::uint64_t offset) = 0;
    virtual std::int64_t copy(int from, std::uint64_t fromOffset, int to, std::uint64_t toOffset,
                              std::size_t count) = 0;
    virtual int truncate(int descriptor, std::uint64_t size) = 0;
    virtual int sync(int descriptor) = 0; // to the disk
    // Over a file that is there as well; whoever has that one open keeps it, where the system can
    // do that.
    virtual int rename(const std::filesystem::path& from, const std::filesystem::path& to) = 0;
    virtual int remove(const std::filesystem::path& path) = 0;
    virtual int makeFolder(const std::filesystem::path& path, FileMode mode) = 0;
    virtual int removeFolder(const std::filesystem::path& path) = 0; // an empty one
    virtual int setMode(int descriptor, FileMode mode) = 0;
    virtual int setOwner(int descriptor, std::uint32_t user, std::uint32_t group) = 0;
    virtual int setAttribute(int descriptor, const char* name, ByteView value) = 0;
    virtual int removeAttribute(int descriptor, const char* name) = 0;
    virtual int lock(int descriptor, LockKind kind, LockPlace place) = 0; // EWOULDBLOCK: not now
    // Bytes that this process may still write to the disk of an open file.
    virtual int freeSpace(int descriptor, std::uint64_t& bytes) = 0;
};

// The system itself.
class SystemFileCalls : public FileCalls {
 public:
    int open(const std::filesystem::path& path, const FileOpening& how) override;
    std::int64_t write(int descriptor, ByteView bytes, std::uint64_t offset) override;
    std::int64_t copy(int from, std::uint64_t fromOffset, int to, std::uint64_t toOffset,
                      std::size_t count) override;
    int truncate(int descriptor, std::uint64_t size) override;
    int sync(int descriptor) override;
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override;
    int remove(const std::filesystem::path& path) override;
    int makeFolder(const std::filesystem::path& path, FileMode mode) override;
    int removeFolder(const std::filesystem::path& path) override;
    int setMode(int descriptor, FileMode mode) override;
    int setOwner(int descriptor, std::uint32_t user, std::uint32_t group) override;
    int setAttribute(int descriptor, const char* name, ByteView value) override;
    int removeAttribute(int descriptor, const char* name) override;
    int lock(int descriptor, LockKind kind, LockPlace place) override;
    int freeSpace(int descriptor, std::uint64_t& bytes) override;
};

// What changes nothing, and so is the system's in tests as well.

// Reads what there is at `offset`, as far as `to` has room: as many bytes, or -1 and errno.
std::int64_t readFrom(int descriptor, ByteSpan to, std::uint64_t offset);

// The same of what comes next of a stream, which is waited for.
std::int64_t readNext(int descriptor, ByteSpan to);

// Where the next bytes that are no hole begin, at `end` when there are none before it; and where
// the next hole does. Where holes are not known, all of it are bytes.
std::uint64_t nextData(int descriptor, std::uint64_t offset, std::uint64_t end);
std::uint64_t nextHole(int descriptor, std::uint64_t offset, std::uint64_t end);

// Gives the room of these bytes back to the disk, where it can do that: they are zero then.
void punchHole(int descriptor, std::uint64_t offset, std::uint64_t size);

// It was changed now, as far as its time tells.
void markAsUsed(int descriptor);

// Is it an errno of a disk that is full, fails, or takes no more of this user?
bool isOfDisk(int number);

// What `call` answers, -1 and errno among it, once no signal interrupts it any more.
template <class Call>
auto uninterrupted(Call&& call)
{
    for (;;)
        if (const auto answer = call(); answer >= 0 || errno != EINTR)
            return answer;
}

} // namespace bloscope
