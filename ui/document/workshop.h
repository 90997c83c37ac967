#pragma once

#include "core/array/block_cache.h"
#include "core/base/worker_pool.h"
#include "core/edit/save_file.h"
#include "ui/worker/scheduler.h"

namespace bloscope {

// What all documents share; owned by the window, which lives longer than they do.
struct Workshop {
    Scheduler& scheduler;
    BlockCache& cache;
    WorkerPool& pool;
    FileCalls& files; // for saving
};

} // namespace bloscope
