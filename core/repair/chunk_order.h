#pragma once

#include "core/base/job.h"
#include "core/repair/chunk_walk.h"
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

// Decodes the chunks of a frame at these places, many at once. What is not whole has a reason.
class ChunksAtPlaces {
 public:
    // Chunks of a source lie before `end`. Of a folder they are files, and places their numbers.
    ChunksAtPlaces(const SalvagePlan& plan, std::uint64_t end, WorkerPool& pool, const Job& job)
        : m_plan(plan), m_end(end), m_pool(pool), m_job(job)
    {
    }

    // A part for each place, in their order. Advances the job by their bytes. Errors: Cancelled.
    Result<std::vector<WalkedPart>> check(const std::vector<std::int64_t>& places) const;

 private:
    WalkedPart checkOne(std::int64_t place) const;
    WalkedPart checkOpened(const ByteSourcePtr& source, std::uint64_t offset,
                           std::uint64_t available, std::int64_t place) const;

    const SalvagePlan& m_plan;
    std::uint64_t m_end;
    WorkerPool& m_pool;
    const Job& m_job;
};

// Takes the readable parts into plan.found, and tells why the others are lost.
LossesByPlace takeParts(const std::vector<WalkedPart>& parts, SalvagePlan& plan);

} // namespace bloscope
