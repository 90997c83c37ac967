#pragma once

#include "core/base/worker_pool.h"

#include <cstdint>
#include <mutex>

namespace bloscope {

// What all checks of one run share, so that many files at once take no more threads and no more
// memory than one. Lives longer than they; safe for any number of threads.
struct CheckTools {
    explicit CheckTools(WorkerPool& workers) : pool(workers) {}

    WorkerPool& pool;
    std::mutex hugeBlock;             // held by whoever decodes one
    std::int64_t mostFindings = 1000; // of one frame that are told; others are counted
};

} // namespace bloscope
