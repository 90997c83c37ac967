#pragma once

#include "ui/pyramid/tile_reading.h"

#include <map>

namespace bloscope {

// Tiles of squares that may be added up in parts: each block is decoded once, reduced while it is
// in the caches of a processor, and forgotten.
class BlockwiseReading : public TileReading {
 public:
    // Are its squares such, and its blocks small enough for each thread to have one?
    static bool takes(const Plane& plane);

    BlockwiseReading(Plane plane, IsWanted isWanted);

    Result<std::vector<FullTile>> collect(const CellRect& tiles, const Job& job) override;

 private:
    using TilePlace = std::pair<std::int64_t, std::int64_t>; // row and column
    using Builders = std::map<TilePlace, std::unique_ptr<TileBuilder>>;

    CellRect piecesOf(const CellRect& cells) const;
    CellRect pieceAt(CellPosition piece) const;
    std::vector<CellRect> takeUnread(const CellRect& cells);
    void openTiles(const std::vector<CellRect>& pieces);
    Result<> readPiece(const CellRect& piece, const Job& job) const;
    std::vector<FullTile> takeFull();

    IsWanted m_isWanted;
    CellRect m_piece;           // rows and columns; before its first one are these of the block
    CellRect m_pieces;          // of the plane
    std::vector<bool> m_isRead; // of each
    Builders m_open;            // tiles that are not complete
};

} // namespace bloscope
