#pragma once

#include "core/base/job.h"
#include "core/base/row_major.h"
#include "core/base/worker_pool.h"
#include "core/frame/frame.h"
#include "core/frame_writing/frame_parts.h"

#include <filesystem>
#include <nlohmann/json_fwd.hpp>

namespace bloscope {

// A stored chunk of which something can be read.
struct FoundChunk {
    enum class State : std::uint8_t {
        Whole,     // every block was decoded
        Unchecked, // nothing tells whether it is as it was, as without its codec; kept as it is
        Damaged    // some blocks cannot be decoded
    };
    std::int64_t place = 0; // its first byte in the source, or the number of its file
    std::int32_t nbytes = 0;
    std::int32_t cbytes = 0;
    std::uint8_t typesize = 1;
    State state = State::Whole;
    bool isEncoded = true;       // else it decodes, whatever its bytes are
    std::int32_t blocksize = 0;  // decoded; 0 where blocks have any size
    std::uint32_t reason = 0;    // of SalvagePlan::reasons, why it is not whole
    std::int32_t valueBytes = 0; // of the value that it repeats, unless that is zero
    std::uint64_t pipeline = 0;  // pipelineOf() what encoded it; 0 where nothing did
};

// Chunks of the new frame that follow one another and are of one kind.
struct SalvagedRun {
    enum class Content : std::uint8_t {
        Found,    // `count` times the stored chunk `found`
        Unstored, // zeros, NaN or uninitialised, as the index says
        Lost      // the fill stands in for them
    };
    Content content = Content::Found;
    SpecialKind special = SpecialKind::None;
    std::int32_t nbytes = 0;  // of each, decoded; 0 while nobody knows
    std::uint32_t number = 0; // in SalvagePlan::found; of lost ones in SalvagePlan::reasons
    std::int64_t count = 1;
};

// A chunk of which not all is known to be as it was.
struct LostChunk {
    enum class Extent : std::uint8_t { Whole, Partly, Unchecked };
    std::int64_t number = 0; // in the new frame
    Extent extent = Extent::Whole;
    std::string why; // one sentence without a full stop
};

// "lost", "partly lost", "not checked".
const char* nameOf(LostChunk::Extent extent);

// What was found of a frame, and what would be lost, before anything is written. Keeps its source
// open. A value; usable from any thread.
struct SalvagePlan {
    enum class Way {
        ByIndex, // the index of the frame led to its chunks
        Rebuilt  // they were looked for
    };
    static constexpr std::size_t mostLossesKept = 10'000;
    static constexpr std::int32_t unknownBlocksize = -1; // of the header
    static constexpr std::size_t mostRuns = 1 << 23;

    Way way = Way::ByIndex;
    bool hasFoundIndex = false; // where chunks were looked for, and the index among them
    FrameKind from = FrameKind::Contiguous;
    ByteSourcePtr source; // with the chunks, unless they are files of the folder
    ByteFolderPtr folder; // null unless sparse
    Limits limits;
    ChunkContext context;        // in which the chunks are decoded
    bool isArrayLost = false;    // some codecs cannot decode without what it says
    std::int32_t arrayBlock = 0; // bytes of a block of an array that fits its chunks; 0: any
    FrameHeader header; // of the new frame; lengths, nbytes and cbytes are those of the old one
    std::optional<Shape> shapeBefore; // of an array whose shape became another one
    NamedValues metalayers;
    NamedValues vlMetalayers; // as chunks

    std::vector<FoundChunk> found;
    std::vector<SalvagedRun> runs;                        // the chunks of the new frame
    std::vector<std::string> reasons = {"it is missing"}; // why chunks are lost

    // How many chunks the old frame should have had, where that is known and no index tells it.
    std::optional<std::int64_t> promisedChunks;

    std::vector<LostChunk> losses;    // by their numbers, the first mostLossesKept of them
    std::int64_t lostChunks = 0;      // whole ones
    std::int64_t mendedChunks = 0;    // of which blocks are lost
    std::int64_t uncheckedChunks = 0; // that are kept as they are
    std::vector<Problem> problems;    // what else is lost (Damage), and what else is said (Note)

    std::int64_t chunkCount() const;
    std::int64_t readableChunks() const
    {
        return chunkCount() - lostChunks - mendedChunks - uncheckedChunks;
    }
    std::uint64_t foundBytes() const; // stored, of all chunks found

    // Would a copy hold everything that IN promises, as far as anybody can know?
    bool isComplete() const;
    // The same where chunks count that are kept as they are, and that nobody has a reason to doubt.
    bool isLossless() const;

    void note(std::string part, std::string text);
    void lose(std::string part, std::string text);

    // The number of a reason in `reasons`; of very many the last one stands for all others.
    std::uint32_t reason(std::string why);

    // More chunks at the end. Equal ones that follow each other become one run. Errors: Limit.
    Result<> append(const SalvagedRun& run);
    Result<> appendLost(std::uint32_t reason, std::int64_t count = 1, std::int32_t nbytes = 0);
    Result<> appendFound(std::uint32_t found, std::int64_t count = 1);

    // Counts and lists what is lost of the runs, once they are complete.
    void countLosses();

    // What of the chunks of a run is not as it was; nothing where all of it is.
    std::optional<LostChunk::Extent> extentOfLoss(const SalvagedRun& run) const;

    // A chunk of `found`, to be decoded. Errors: as Chunk::open().
    Result<ChunkPtr> open(const FoundChunk& chunk) const;
    Result<ByteBuffer> readStored(const FoundChunk& chunk) const; // its cbytes bytes
};

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

// What was found and what is lost: for programs, and for the note that a new frame can carry.
nlohmann::ordered_json salvageJson(const SalvagePlan& plan);

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
