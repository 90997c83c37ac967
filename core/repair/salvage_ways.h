#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/repair/salvage_plan.h"

namespace bloscope {

// Does the index of this frame lead to its chunks, or is it complete without any?
bool isReached(const Frame& frame);

// The plan for a frame that isReached(). Chunks that an entry of the index misses are looked for
// where nothing else lies. Errors: Limit, Cancelled, Io.
Result<SalvagePlan> salvageByIndex(const FramePtr& frame, WorkerPool& pool, const Job& job);

// The plan for what may be a damaged frame: `source` is all of it, or, with a folder of chunk
// files, what there is of its chunks.b2frame. Errors: NotBlosc2 when nothing is found; Limit,
// Cancelled, Io.
Result<SalvagePlan> salvageByWalking(const ByteSourcePtr& source, const ByteFolderPtr& folder,
                                     const Limits& limits, WorkerPool& pool, const Job& job);

} // namespace bloscope
