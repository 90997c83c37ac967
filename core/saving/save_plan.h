#pragma once

#include "core/base/limits.h"
#include "core/edit/edit_set.h"
#include "core/saving/rewritten_chunks.h"
#include "core/saving/sparse_chunks.h"

#include <string>

namespace bloscope {

// Some bytes of a file as it will be: new ones, or ones that the old file has already.
struct SavePiece {
    std::string what;         // "header", "chunks and index", "trailer"
    std::uint64_t offset = 0; // in the file
    std::uint64_t size = 0;
    std::optional<std::uint64_t> copiedFrom = {}; // where the old file has them
    ByteBuffer bytes = {};                        // the new ones
    KeptPart kept = {};                           // instead, of chunks

    ByteView view() const { return kept.bytes ? kept.view() : ByteView(bytes); }
};

SavePiece writtenPiece(std::string what, std::uint64_t offset, ByteBuffer bytes);
SavePiece copiedPiece(std::string what, std::uint64_t offset, std::uint64_t from,
                      std::uint64_t size);

// Adds a chunk behind the last piece, in which it becomes one with chunks that lie before it there
// and in the store.
void addChunk(std::vector<SavePiece>& pieces, std::uint64_t offset, const KeptPart& chunk);

enum class SaveWay {
    Replace, // a whole new file takes the old one's place (format.md 11.3 A)
    Append   // new bytes behind the old frame; the last piece, within the header, makes them count
             // (format.md 11.3 B)
};

// What saving does to the file, piece by piece. Offsets count from the frame's first byte.
struct SavePlan {
    SaveWay way = SaveWay::Replace;
    std::vector<SavePiece> pieces; // in the order in which they are written
    std::uint64_t fileSize = 0;    // afterwards
    std::int64_t frameLen = 0;     // afterwards

    // Of a sparse frame: chunk files that are written before the pieces, and those that go after.
    std::vector<ChunkFile> addedFiles;
    std::vector<std::int64_t> removedFiles;

    std::int64_t rewrittenChunks = 0;
    ValueEdits valuesBefore; // what the edited values were, where that is asked for
    RoundedValues rounded;

    std::uint64_t newBytes() const;    // that are written
    std::uint64_t copiedBytes() const; // that the system copies, or shares, from the old file
};

struct SaveOptions {
    bool inPlace = true;                    // false: to a new file, which is always whole
    std::uint64_t appendFromBytes = 64_MiB; // smaller frames are replaced
    std::size_t mostDeadShare = 4;          // a frame of which a quarter is dead is replaced
    bool keepsValuesBefore = true;          // for the way back, in the store of the edits
};

// Plans how to save: everything in the canonical form of format.md 11.1, except for a section that
// nobody touched and that cannot be written so (damaged entries): that is kept as it stands. Chunks
// with edited values are encoded for it by the pool, into the store of the edits; all others stay
// byte for byte. Nothing is written; of the file the header and the trailer are read, and with
// edited values those chunks and the index. Job: progress in edited chunks. Errors: those of
// checkCanBeWritten(), Usage for edits that the format cannot hold, Malformed for sections of which
// something that cannot be read would be lost, those of rewriteChunks(); Cancelled.
Result<SavePlan> planSave(const EditSet& edits, WorkerPool& pool, const SaveOptions& options = {},
                          const Job& job = {});

} // namespace bloscope
