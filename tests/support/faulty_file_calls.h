#pragma once

#include "tests/support/unsynced_file_calls.h"

#include <map>
#include <string>
#include <vector>

namespace bloscope::test {

// The system, with one fault: at call number `at` (from 0) it fails, the process is killed, or the
// machine loses its power. Of a write that does not succeed the first half is written; but of one
// sector that is there already a killed process has overwritten all or nothing, as disks do.
// Nothing is ever brought to the disk, which takes long and changes nothing for those who look.
class FaultyFileCalls final : public FileCalls {
 public:
    enum class Fault {
        None,
        Fail,  // the call fails with `error`, and only it
        Short, // of a write or a copy only the first half is done; other calls succeed
        Kill,  // the process ends by SIGKILL before the call has done all its work
        Outage // it and all that follow fail; afterwards loseWhatWasNotSynced()
    };
    explicit FaultyFileCalls(Fault fault = Fault::None, int at = -1, int error = 0)
        : m_fault(fault), m_at(at), m_error(error)
    {
    }

    // The calls so far, by name.
    const std::vector<std::string>& log() const { return m_log; }
    std::uint64_t bytesWritten() const { return m_bytesWritten; }
    std::uint64_t bytesCopied() const { return m_bytesCopied; }

    // Undoes every write that no sync() followed, as a disk may.
    void loseWhatWasNotSynced();

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

 private:
    struct FileId {
        std::uint64_t device;
        std::uint64_t inode;
        auto operator<=>(const FileId&) const = default;
    };
    struct Before {            // of a file with writes that are not synced
        Descriptor descriptor; // of our own
        ByteBuffer content;
    };

    bool meetsFault(std::string call);
    std::size_t doneOf(std::size_t count) const; // of what a call is asked to do
    bool fails(std::string call); // the same, and the process is gone if it is to be killed
    std::size_t partWritten(int descriptor, std::uint64_t offset, std::size_t size) const;
    void remember(int descriptor);
    static FileId idOf(int descriptor);

    UnsyncedFileCalls m_system;
    Fault m_fault;
    int m_at;
    int m_error;
    std::vector<std::string> m_log;
    std::uint64_t m_bytesWritten = 0;
    std::uint64_t m_bytesCopied = 0;
    std::map<FileId, Before> m_notSynced; // kept for Fault::Outage only
};

} // namespace bloscope::test
