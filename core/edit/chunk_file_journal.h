#pragma once

#include "core/edit/sparse_chunks.h"
#include "core/files/temporary_file.h"

#include <optional>
#include <set>

namespace bloscope {

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
