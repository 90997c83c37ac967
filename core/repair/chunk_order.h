#pragma once

#include "core/base/job.h"
#include "core/repair/entry_shifts.h"
#include "core/repair/salvage_plan.h"

#include <unordered_map>

namespace bloscope {

// Why chunks that an index names cannot be had: numbers of SalvagePlan::reasons, by their places.
using LossesByPlace = std::unordered_map<std::int64_t, std::uint32_t>;

// The places in the source to which an index leads, each once, sorted. `base`: what stored entries
// count from. Errors: Limit for an index that is too large, Cancelled.
Result<std::vector<std::int64_t>> placesIn(const ChunkIndex& index, std::int64_t base,
                                           const Job& job);

// The chunks of the new frame as an index has them: those of plan.found, which are sorted by
// place, others as lost. Sizes of chunks that are not there are left to settleSizes(). Errors:
// Limit, Cancelled.
Result<> orderByIndex(const ChunkIndex& index, const EntryShifts& shifts,
                      const LossesByPlace& losses, SalvagePlan& plan, const Job& job);

// What a frame says of sizes, where it says anything.
struct StatedSizes {
    std::optional<std::int64_t> nbytes = {};     // of all chunks
    std::optional<std::int32_t> chunksize = {};  // 0: they differ
    std::optional<std::int32_t> arrayChunk = {}; // that the array's metadata ask for
};

// How many bytes chunks have but perhaps the last: what the chunks found say, and where these do
// not, what is stated. 0 when they differ, nothing when nobody knows.
std::optional<std::int32_t> chunksizeOf(const SalvagePlan& plan, const StatedSizes& stated);

// Gives every run its size, and plan.header its chunksize.
void settleSizes(const StatedSizes& stated, SalvagePlan& plan);

} // namespace bloscope
