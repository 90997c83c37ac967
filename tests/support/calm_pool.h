#pragma once

#include "core/base/worker_pool.h"

namespace bloscope::test {

// For tests that have no wish about threads: the calling one alone.
inline WorkerPool& calmPool()
{
    static WorkerPool pool(1);
    return pool;
}

} // namespace bloscope::test
