#pragma once

#include "core/base/job.h"
#include "core/edit/sparse_chunks.h"
#include "core/files/file_calls.h"

namespace bloscope {

// Writes chunk files into the directory of a sparse frame whose index does not know them yet. Until
// keep() they go again with it.
class ChunkFileWriter {
 public:
    ChunkFileWriter(FileCalls& calls, std::filesystem::path folder)
        : m_calls(calls), m_folder(std::move(folder))
    {
    }
    ChunkFileWriter(const ChunkFileWriter&) = delete;
    ChunkFileWriter& operator=(const ChunkFileWriter&) = delete;
    ~ChunkFileWriter();

    // Each is read again, and lasts when this returns. What lies there under its name belongs to
    // nobody (format.md 7) and makes room. They get owner, mode and attributes of the open file
    // `like`. Advances the job by their bytes. Errors: Io, Cancelled.
    Result<> write(const std::vector<ChunkFile>& files, int like, const Job& job);

    void keep() { m_written.clear(); }

 private:
    Result<> write(const ChunkFile& file, int like, const Job& job);
    Result<Descriptor> create(const std::filesystem::path& path) const;

    FileCalls& m_calls;
    std::filesystem::path m_folder;
    std::vector<std::int64_t> m_written; // ids
};

} // namespace bloscope
