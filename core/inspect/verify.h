#pragma once

#include "core/array/array.h"
#include "core/base/job.h"
#include "core/base/worker_pool.h"

#include <functional>

namespace bloscope {

// What there was to check in a frame, and how much of it is damaged.
struct VerifyReport {
    std::int64_t chunks = 0;
    std::int64_t damagedChunks = 0;
    std::uint64_t decodedBytes = 0; // of chunks that are stored; runs need no decoding
    std::int64_t damagedParts = 0;  // reported with Severity::Damage: headers, blocks, metadata ...
    std::int64_t uncheckedParts = 0; // reported as notes: this program cannot decode them

    bool intact() const { return damagedParts == 0 && uncheckedParts == 0; }
};

// Decodes all that a frame holds: every block of every chunk, every metadata value, chunks and
// blocks in parallel and in bounded memory. Problems arrive in the order of the file, in the
// thread of the caller; the parts of chunks are named "chunk 17" or "chunk 17, block 3".
// Job: progress in chunks. Errors: Cancelled, nothing else.
Result<VerifyReport> verify(const Array& array, WorkerPool& pool,
                            const std::function<void(const Problem&)>& found, const Job& job = {});

} // namespace bloscope
