#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/repair/salvage_plan.h"

#include <filesystem>

namespace bloscope {

// Finds out what can be saved of the frame at `path`: a file, the directory of a sparse frame or
// its chunks.b2frame. Where an index leads to the chunks it is believed; else they are looked for.
// Every block is decoded, on all threads of the pool; nothing is written. Progress in stored bytes.
// Errors: NotBlosc2 when nothing of a frame is there, Unsupported for stores, Io, Cancelled, Limit.
Result<SalvagePlan> planSalvage(const std::filesystem::path& path, WorkerPool& pool,
                                const Job& job = {}, const Limits& limits = {});

// The same of a file that is open, and of a directory.
Result<SalvagePlan> planSalvage(const ByteSourcePtr& source, WorkerPool& pool, const Job& job = {},
                                const Limits& limits = {});
Result<SalvagePlan> planSalvage(const ByteFolderPtr& folder, WorkerPool& pool, const Job& job = {},
                                const Limits& limits = {});

} // namespace bloscope
