#pragma once

#include "core/array/slice_reader.h"

namespace bloscope::bench {

// A reader with all that it needs, as a window has it.
struct Reading {
    Reading(const ArrayPtr& array, unsigned threads) : pool(threads), reader(array, cache, pool) {}

    void empty()
    {
        cache.setBudget(0);
        cache.setBudget(BlockCache::defaultBudget);
    }

    WorkerPool pool;
    BlockCache cache;
    SliceReader reader;
};

} // namespace bloscope::bench
