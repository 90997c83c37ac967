#pragma once

#include "core/base/job.h"
#include "core/files/temporary_folder.h"

#include <optional>

namespace bloscope {

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
