#pragma once

#include "core/base/job.h"
#include "core/files/temporary_file.h"
#include "core/saving/sparse_chunks.h"
#include "core/system/file_calls.h"

#include <optional>
#include <set>

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

// Which chunk files a save of a sparse frame adds and takes away, noted in a file beside them
// (".chunk-files.PID-N.part") for as long as it lasts. By that the next save knows what a killed
// one left in the directory: no other file without an entry in the index is touched, whoever wrote
// it. Used under the locks of the frame.
class ChunkFileJournal {
 public:
    // `frameFile`: the chunks.b2frame. `calls` lives longer.
    ChunkFileJournal(FileCalls& calls, const std::filesystem::path& frameFile);
    ChunkFileJournal(const ChunkFileJournal&) = delete;
    ChunkFileJournal& operator=(const ChunkFileJournal&) = delete;
    ~ChunkFileJournal(); // what killed saves left stays noted until it is removed

    // Notes all of them lastingly, with what killed saves had noted. Errors: Io.
    Result<> note(const std::vector<ChunkFile>& added, const std::vector<std::int64_t>& removed);

    // Removes the noted files that no entry of the frame has, as it is on the disk now and lasts.
    // What cannot be removed, or while the index cannot be read, stays noted.
    void removeUnknown();

    // Leaves them to the next save, because the frame may not last yet.
    void leave() { m_isLeft = true; }

 private:
    void readLeft();
    Result<> write();

    FileCalls& m_calls;
    std::filesystem::path m_frameFile;
    std::filesystem::path m_target; // whose temporaries the notes are
    std::set<std::int64_t> m_ids;
    bool m_isLeft = false; // to the next save
    std::optional<TemporaryFile> m_file;
};

} // namespace bloscope
