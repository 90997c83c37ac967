#include "core/edit/save_piece.h"

namespace bloscope {

SavePiece writtenPiece(std::string what, std::uint64_t offset, ByteBuffer bytes)
{
    SavePiece piece{.what = std::move(what), .offset = offset, .size = bytes.size()};
    piece.bytes = std::move(bytes);
    return piece;
}

SavePiece copiedPiece(std::string what, std::uint64_t offset, std::uint64_t from,
                      std::uint64_t size)
{
    return {.what = std::move(what), .offset = offset, .size = size, .copiedFrom = from};
}

void addChunk(std::vector<SavePiece>& pieces, std::uint64_t offset, const KeptPart& chunk)
{
    if (!pieces.empty()) {
        SavePiece& last = pieces.back();
        if (last.kept.bytes == chunk.bytes && last.offset + last.size == offset &&
            last.kept.begin + last.kept.size == chunk.begin) {
            last.kept.size += chunk.size;
            last.size += chunk.size;
            return;
        }
    }
    pieces.push_back({.what = "new chunks", .offset = offset, .size = chunk.size, .kept = chunk});
}

} // namespace bloscope
