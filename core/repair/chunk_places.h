#pragma once

#include "core/repair/chunk_order.h"
#include "core/repair/chunk_walk.h"

namespace bloscope {

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
