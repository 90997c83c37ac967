#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/edit/edit_set.h"
#include "core/saving/rewritten_chunks.h"

namespace bloscope {

// A frame as saving would make it, which is read from the old file and from the store of the edits:
// nothing is written. Its source is every byte of the new file.
struct PlannedFrame {
    FramePtr frame;
    RoundedValues rounded;
};

// The frame with the edits; that of the edits itself where there are none. Errors: those of
// planSave(), Unsupported for sparse frames, whose chunks are files.
Result<PlannedFrame> plannedFrame(const EditSet& edits, WorkerPool& pool, const Job& job = {});

// Chunks that come after those of a frame: zeros of which only the index knows, or an encoded one.
struct AddedChunks {
    std::int64_t zeros = 0; // how many chunks
    std::int32_t zeroBytes =
        0;                  // of each of them, decoded: the chunksize of the frame, if it has one
    ByteBuffer stored = {}; // complete; empty for none
};

// The frame with more chunks, its metadata as they were: those of an array do not fit any more
// until they are edited (EditSet::setArray()). Errors: Unsupported for sparse frames and others
// that cannot be written, Malformed for a damaged index, Usage for more than the format has room
// for.
Result<FramePtr> longerFrame(const FramePtr& frame, const AddedChunks& added);

} // namespace bloscope
