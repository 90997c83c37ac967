#pragma once

#include "core/frame/frame.h"

#include <optional>
#include <stop_token>

namespace bloscope {

// A block of a frame: the one of that number, or the one that holds a byte of the decoded chunk.
struct BlockAddress {
    std::int64_t chunk = 0;
    std::int32_t block = 0;
    std::optional<std::int64_t> position = {}; // of the decoded chunk, instead of `block`
};

using StepBytes = std::shared_ptr<const ByteBuffer>;

// The bytes of a block at one station between the file and the user.
struct PipelineStep {
    std::string name;         // "stored", "lz4", "shuffle"
    std::string meaning;      // for people: "4 streams: 3 encoded, 1 of zeros"
    StepBytes bytes = {};     // null where it failed
    std::string problem = {}; // why there are none: one sentence
    double seconds = 0;       // of a processor
};

// A block's way from its stored bytes to the user's, step by step (format.md 3.10, 3.15, 4).
struct BlockPipeline {
    std::int64_t chunk = 0;
    std::int32_t block = 0;
    std::int32_t blockCount = 1; // of the chunk
    std::int64_t begin = 0;      // of the block, in the decoded chunk
    std::int64_t size = 0;       // decoded
    std::uint64_t offset = 0;    // of the stored bytes, in their file; 0 where none are stored
    std::string file = {};       // of the chunk, in a sparse frame; or else empty
    std::vector<PipelineStep> steps = {}; // none behind one that failed; never empty
};

// How many bytes the steps of one block may have together.
inline constexpr std::uint64_t mostPipelineBytes = 512_MiB;

// Reads and decodes one block, and block 0 where delta needs it; keeps what lies between the steps.
// Pending edits are not in it: it is about the file. Callable from any thread. Errors: the chunk
// cannot be opened; Usage, it has no such block; Limit, it is too large for this; Cancelled.
Result<BlockPipeline> pipelineOf(const Frame& frame, const BlockAddress& address,
                                 const std::stop_token& stop = {});

} // namespace bloscope
