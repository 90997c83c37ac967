#pragma once

#include "core/array/block_cache.h"
#include "core/base/worker_pool.h"
#include "core/saving/save_file.h"
#include "ui/document/link_group.h"
#include "ui/document/open_arrays.h"
#include "ui/worker/scheduler.h"

namespace bloscope {

class PyramidStore;

// What all documents share; its owner lives longer than they do.
struct AppServices {
    Scheduler& scheduler;
    BlockCache& cache;
    WorkerPool& pool;
    FileCalls& files;               // for saving
    LinkGroup* links = nullptr;     // null: documents cannot be linked
    OpenArrays* arrays = nullptr;   // null: they do not know of each other
    PyramidStore* planes = nullptr; // null: nothing of large planes is kept on the disk
};

// Owns the services.
class AppServicesOwner {
 public:
    // `threads` decode at the same time; 0: one for each processor.
    explicit AppServicesOwner(std::size_t cacheBytes = BlockCache::defaultBudget,
                              unsigned threads = 0)
        : m_pool(threads), m_cache(cacheBytes)
    {
    }

    AppServices services() { return {m_scheduler, m_cache, m_pool, m_files, &m_links, &m_arrays}; }
    Scheduler& scheduler() { return m_scheduler; }
    void setCacheBytes(std::size_t bytes) { m_cache.setBudget(bytes); }

 private:
    // In this order: the scheduler goes first and waits for work that uses the others.
    WorkerPool m_pool;
    BlockCache m_cache;
    SystemFileCalls m_files;
    LinkGroup m_links;
    OpenArrays m_arrays;
    Scheduler m_scheduler;
};

} // namespace bloscope
