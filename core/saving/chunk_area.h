#pragma once

#include "core/saving/rewritten_chunks.h"
#include "core/saving/save_plan.h"

namespace bloscope {

// The entries of a frame's index, all of them. Errors: Malformed for entries that mean nothing or
// lie outside (what they would come to mean in another file, nobody knows), Limit for too many.
Result<std::vector<std::int64_t>> entriesOf(const Frame& frame);

// Where the chunks of a contiguous frame are to lie.
struct ChunkArea {
    std::vector<SavePiece> pieces;     // one behind the other
    std::vector<std::int64_t> entries; // of the new index
    std::uint64_t end = 0;             // in the file
};

// Behind a header of `headerLen` bytes in a new file: in their old order, each new one in place of
// the old, and nothing that no entry refers to (format.md 11.7, compact style). Chunks that were
// not stored before come last. Reads the headers of all chunks. Errors: Io.
Result<ChunkArea> compactArea(const Frame& frame, std::vector<std::int64_t> entries,
                              const RewrittenChunks& rewritten, std::uint64_t headerLen);

// The old ones where they are, the new ones from `begin` of the file on (format.md 11.7, append
// style).
ChunkArea appendedArea(const Frame& frame, std::vector<std::int64_t> entries,
                       const RewrittenChunks& rewritten, std::uint64_t begin);

// About how many bytes of the chunk area no entry refers to: exact for up to a thousand chunks, and
// estimated from as many of more. Reads their headers.
std::uint64_t deadBytesIn(const Frame& frame, const std::vector<std::int64_t>& entries);

} // namespace bloscope
