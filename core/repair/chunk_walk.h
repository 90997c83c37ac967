#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/repair/salvage_plan.h"

namespace bloscope {

// Bytes of a frame that were walked over.
struct WalkedPart {
    enum class Kind : std::uint8_t {
        Readable, // a chunk, or some blocks of one
        Lost,     // a chunk with a header and nothing else
        Gap       // of nobody; chunk.place is where they begin
    };
    Kind kind = Kind::Gap;
    FoundChunk chunk;
    std::string why;       // it is not whole
    bool hasHeader = true; // of a gap: does it begin with the header of a chunk?
};

// A trailer, or the beginning of one (format.md 6.6). Positions are in the source.
struct FoundTrailer {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
    bool isComplete = false;
    MetadataSection vlMetalayers; // offsets in the file
};

struct WalkedBytes {
    std::vector<WalkedPart> parts; // in the order of the file
    std::vector<FoundTrailer> trailers;
    bool isGivenUp = false; // too much looked like a chunk and was none
};

// Walks from chunk to chunk by their headers, where no index leads to them (format.md 3, 6.4).
// Behind a chunk that is destroyed it searches byte by byte for the next header, and believes it
// when all blocks can be decoded; what lies inside a chunk is never looked at. Time is linear in
// the bytes: what candidates cost that turn out to be none comes from a budget.
class ChunkWalk {
 public:
    // Over the source of the plan, which lives longer.
    ChunkWalk(const SalvagePlan& plan, WorkerPool& pool, const Job& job)
        : m_plan(plan), m_source(plan.source), m_pool(pool), m_job(job)
    {
    }

    // Bytes [begin, end) of the source. Advances the job by them. Errors: Io, Cancelled, Limit for
    // more chunks than are kept.
    Result<WalkedBytes> run(std::uint64_t begin, std::uint64_t end);

 private:
    enum class Evidence { ItsPlace, Decoding };

    Result<> step();
    Result<bool> lookBack();
    Result<bool> takeInside(WalkedPart& outer, std::uint64_t position);
    Result<> search();
    Result<std::optional<std::uint64_t>> nextCandidate(std::uint64_t from);
    Result<bool> takeWhatBeginsAt(std::uint64_t position, Evidence evidence);
    std::optional<WalkedPart> chunkAt(std::uint64_t position, Evidence evidence);
    std::optional<WalkedPart> chunkWithoutCodec(const ChunkHeader& header, std::uint64_t position,
                                                Evidence evidence, const Error& why);
    std::optional<ChunkHeader> headerAt(std::uint64_t position) const;
    bool goesOnAt(std::uint64_t position) const;
    std::optional<FoundTrailer> trailerAt(std::uint64_t position);
    bool pay(std::uint64_t bytes);
    Result<> add(WalkedPart part);
    Result<> closeGap(std::uint64_t end);

    const SalvagePlan& m_plan;
    ByteSourcePtr m_source;
    WorkerPool& m_pool;
    const Job& m_job;
    WalkedBytes m_walked;
    std::uint64_t m_position = 0;
    std::uint64_t m_end = 0;
    std::optional<std::uint64_t> m_gapBegin;
    std::uint64_t m_budget = 0; // bytes that may still be read and decoded in vain
};

} // namespace bloscope
