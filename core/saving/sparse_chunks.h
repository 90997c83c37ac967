#pragma once

#include "core/saving/rewritten_chunks.h"

namespace bloscope {

// A chunk file of a sparse frame (format.md 7).
struct ChunkFile {
    std::int64_t id = 0; // its name and its entry in the index
    KeptPart chunk = {};
};

// What becomes of the chunk files of a sparse frame when some chunks are others.
struct SparseChunks {
    std::vector<ChunkFile> added;
    std::vector<std::int64_t> removed; // ids, once the new index counts
    std::vector<std::int64_t> entries; // of the new index
    std::int64_t cbytes = 0;           // of the new header
};

// May chunks be left to the index, however many of the edited ones become uniform? No id may be
// larger than cbytes - 32, or the reference opens nothing of the directory (format.md 11.7).
UniformChunks uniformChunksIn(const Frame& frame, const std::vector<std::int64_t>& entries,
                              const ValueEdits& edits);

// The new chunks get ids that no entry has: the next ones, or the lowest where those would be too
// large for cbytes. `entries`: of the old index.
SparseChunks sparseChunksOf(const Frame& frame, std::vector<std::int64_t> entries,
                            const RewrittenChunks& rewritten);

} // namespace bloscope
