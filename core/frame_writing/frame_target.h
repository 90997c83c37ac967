#pragma once

#include "core/base/job.h"
#include "core/files/temporary_file.h"
#include "core/frame_writing/frame_lock.h"

#include <filesystem>
#include <optional>

namespace bloscope {

// A new file beside `path`, without links (withoutLinks()), which will take its place with owner,
// mode and attributes of what is there. Errors: Io for directories, links that lead nowhere, what
// is no regular file, and what the system refuses.
Result<TemporaryFile> replacementOf(const std::filesystem::path& path, FileCalls& calls);

// A new frame on its way to a path where there may be another one: the lock that others look at,
// and the file, which has owner, mode and attributes of the one that it will replace. Until
// publish() nothing of it is seen; destroyed before that it leaves nothing behind.
class FrameTarget {
 public:
    // Waits for others that hold the lock. Errors: those of replacementOf(), Cancelled.
    static Result<FrameTarget> open(const std::filesystem::path& path, FileCalls& calls,
                                    const Job& job);

    TemporaryFile& file() { return m_file; }

    // The file, where it can be read until it is published; its chunks lie in it.
    int descriptor() const { return m_file.descriptor(); }
    const std::filesystem::path& path() const { return m_file.path(); }
    std::optional<std::filesystem::path> chunkFolder() const { return {}; }
    Result<> sync() { return m_file.sync(); }

    // Takes the place. What it answers is why the disk does not say that it will last, if so; it is
    // there all the same. Errors: Io, Cancelled: it is not.
    Result<std::optional<Error>> publish(const Job& job);

 private:
    FrameTarget(FrameLock lock, TemporaryFile file)
        : m_lock(std::move(lock)), m_file(std::move(file))
    {
    }

    FrameLock m_lock;
    TemporaryFile m_file;
};

// Renames what is new to its target: as FrameTarget::publish().
Result<std::optional<Error>> publish(TemporaryFile& file);
Result<std::optional<Error>> publish(TemporaryFolder& folder);

// The file that holds header, index and trailer of the frame at `path`: that file itself, or the
// chunks.b2frame of a directory. Links are followed.
std::filesystem::path frameFileOf(const std::filesystem::path& path);

// A new sparse frame (format.md 7) on its way to a path where nothing is yet: a folder that takes
// its name once all of its files are complete. Destroyed before that it leaves nothing behind.
class SparseTarget {
 public:
    // `path` without links (withoutLinks()). Errors: Io, also when something is there.
    static Result<SparseTarget> open(const std::filesystem::path& path, FileCalls& calls);

    // Of its chunks.b2frame, which is empty.
    int descriptor() const { return m_index.number(); }

    // Where it can be read until it is published, and where its chunks go.
    const std::filesystem::path& path() const { return m_folder.path(); }
    std::optional<std::filesystem::path> chunkFolder() const { return m_folder.path(); }

    // Makes chunks.b2frame and all names last; the chunks are the business of who writes them.
    Result<> sync();

    // As FrameTarget::publish().
    Result<std::optional<Error>> publish(const Job& job);

 private:
    SparseTarget(FileCalls& calls, TemporaryFolder folder, Descriptor index)
        : m_calls(&calls), m_folder(std::move(folder)), m_index(std::move(index))
    {
    }

    FileCalls* m_calls;
    TemporaryFolder m_folder;
    Descriptor m_index;
};

} // namespace bloscope
