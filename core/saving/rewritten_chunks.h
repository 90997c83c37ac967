#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/edit/chunk_rewrite.h"
#include "core/values/value_edits.h"

namespace bloscope {

// A part of bytes in the keeping of a store.
struct KeptPart {
    KeptBytesPtr bytes = {}; // null for none
    std::size_t begin = 0;
    std::size_t size = 0;

    ByteView view() const { return bytes ? bytes->view().subspan(begin, size) : ByteView(); }
};

// The chunks of a frame that edits of values make others, encoded.
struct RewrittenChunks {
    struct Item {
        std::int64_t number = 0;
        SpecialKind unstored = SpecialKind::None; // only the index has to know it
        KeptPart stored = {};                     // else the chunk, complete
    };
    std::vector<Item> items; // in the order of their numbers
    ValueEdits before;       // what the edited places held, for those who want the way back
    RoundedValues rounded;
};

struct RewriteOptions {
    UniformChunks uniform = UniformChunks::Unstored;
    bool keepsBefore = false;
};

// Encodes all edited chunks, with all threads of the pool. They go to the store that keeps the
// edits, so that memory does not grow with them. Job: progress in chunks. Errors: those of
// ChunkRewriter::rewrite(), Cancelled.
Result<RewrittenChunks> rewriteChunks(const FramePtr& frame, const ValueEdits& edits,
                                      WorkerPool& pool, const RewriteOptions& options,
                                      const Job& job);

} // namespace bloscope
