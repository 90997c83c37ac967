#pragma once

#include "core/edit/rewritten_chunks.h"

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

} // namespace bloscope
