#pragma once

#include "core/base/job.h"
#include "core/bytes/byte_source.h"
#include "core/edit/edit_set.h"
#include "core/saving/save_plan.h"
#include "core/system/file_calls.h"

namespace bloscope {

struct SaveReport {
    SaveWay way = SaveWay::Replace;
    std::uint64_t newBytes = 0;
    std::uint64_t copiedBytes = 0;
    std::optional<Error> unconfirmed; // it is saved, but the disk did not say that it will last
    std::int64_t rewrittenChunks = 0; // whose values were edited
    ValueEdits valuesBefore;          // what these were, unless the options say not to keep that
    RoundedValues rounded;
};

// Saves the edits, of metadata and values, to the file that the frame was opened from: `path` is
// that file, the directory of a sparse frame, or its chunks.b2frame. Links are followed, mode,
// owner and attributes kept. At every instant the file is the complete old or the complete new one.
// Waits for other writers that use locks. The pool encodes chunks. The job counts bytes and can be
// stopped until the new file takes its place.
//
// Errors leave the file as it was. Changed: it is no longer the file that was read (another program
// wrote to it, replaced or removed it). Otherwise those of planSave(), Io, Cancelled, Unsupported
// for frames inside other files.
Result<SaveReport> saveFile(const EditSet& edits, const std::filesystem::path& path,
                            FileCalls& calls, WorkerPool& pool, const Job& job = {},
                            const SaveOptions& options = {});

// Saves to a new file, over what is there. Not for sparse frames, which are directories.
Result<SaveReport> saveFileAs(const EditSet& edits, const std::filesystem::path& target,
                              FileCalls& calls, WorkerPool& pool, const Job& job = {},
                              SaveOptions options = {});

// Saves to a new file. Errors: Changed where there is something by now; those of saveFileAs().
Result<SaveReport> saveNewFile(const EditSet& edits, const std::filesystem::path& target,
                               FileCalls& calls, WorkerPool& pool, const Job& job = {},
                               const SaveOptions& options = {});

// `source` with some of its bytes replaced, from `offset` on: how a file will look after a write.
ByteSourcePtr patchedSource(ByteSourcePtr source, std::uint64_t offset, ByteBuffer bytes);

// Writes the edited frame, whole, to what is open and stays the caller's (standard output). The
// file that was read stays as it is. Errors: those of planSave(); Changed when another program
// wrote to the file before or meanwhile; Io, Cancelled: what went down a pipe by then is gone, and
// incomplete. Usage for a sparse frame, which is a directory, and where the descriptor is that very
// file.
Result<> saveToStream(const EditSet& edits, int descriptor, WorkerPool& pool, const Job& job = {});

} // namespace bloscope
