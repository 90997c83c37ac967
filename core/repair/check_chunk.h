#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/chunk/chunk.h"
#include "core/repair/salvage_plan.h"

namespace bloscope {

// What of a chunk can be decoded.
struct ChunkCheck {
    std::optional<FoundChunk::State> state; // nothing: none of it
    std::string why;                        // it is not whole
    std::uint64_t decodedBytes = 0;         // what the check cost
};

// Decodes every block of a chunk of the plan, in bounded memory. Special chunks need no decoding,
// and what this program does not support, or the array's lost metadata alone could tell, may be in
// order.
ChunkCheck checkChunk(const SalvagePlan& plan, const Chunk& chunk, WorkerPool& pool,
                      const Job& job);

// The chunk as it is found at `place`.
FoundChunk foundChunk(const Chunk& chunk, std::int64_t place, FoundChunk::State state);

// The same of one that this program cannot open.
FoundChunk uncheckedChunk(const ChunkHeader& header, std::int64_t place);

// A number for the filters of a pipeline and their parameters, equal for equal ones; never 0.
std::uint64_t pipelineOf(const FilterPipeline& pipeline);

// The element that stands in for those that are lost: of "zero", "nan", a number, or, for an empty
// word, NaN where elements are floats and zero elsewhere. It has plan.header.typesize bytes. Errors
// (Usage): numbers for elements without a type, or that it cannot hold; NaN for other elements.
Result<ByteBuffer> fillElement(const SalvagePlan& plan, std::string_view word);

} // namespace bloscope
