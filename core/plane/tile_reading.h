#pragma once

#include "core/array/cell_source.h"
#include "core/plane/picture_plane.h"
#include "core/plane/plane_sampling.h"
#include "core/plane/pyramid_grid.h"
#include "core/plane/tile_builder.h"

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace bloscope {

// A tile of a pyramid, and which one of its level.
struct MadeTile {
    CellPosition at;
    PyramidTilePtr tile;
};

// One of which all cells were read: what is left to do needs nothing but it.
struct FullTile {
    CellPosition at;
    std::unique_ptr<TileBuilder> builder;

    MadeTile make() &&;
};

// Tiles of one level of a pyramid, as their cells are read: several side by side, so that each
// block is decoded once, whichever tiles it reaches into, and all threads have work.
//
// Squares that may be added up in parts are read block by block, each thread its own: a block is
// reduced while it is in the caches of a processor, and forgotten. Others are read in bands of
// whole squares, all threads one band: so many cells at once that few blocks lie across.
class TileReading {
 public:
    struct Plane {
        const CellSource& source; // lives longer, as the plane
        const PicturePlane& plane;
        PyramidGrid grid;
        int level = 1; // of the tiles
        Reduction reduction = Reduction::Mean;
        PlaneBlocks blocks;
        bool keepsBlocks = false; // will they be wanted again, and is there room for them?
    };
    using IsWanted = std::function<bool(CellPosition tile)>;

    // `isWanted` is asked which of the tiles that are met are to be made, now or when more of them
    // is read.
    TileReading(Plane plane, IsWanted isWanted);

    // So many tiles, below and beside each other, are best read together.
    CellRect group() const;

    // Some tiles that were not yet read, perhaps with others. For worker threads, one at a time.
    // Errors: Cancelled, Limit; what is half made is lost then, and nothing more may be read.
    Result<std::vector<FullTile>> collect(const CellRect& tiles, const Job& job);

 private:
    using TilePlace = std::pair<std::int64_t, std::int64_t>; // row and column
    using Builders = std::map<TilePlace, std::unique_ptr<TileBuilder>>;

    CellRect cellsOf(const CellRect& tiles) const;
    CellRect blocksOf(const CellRect& cells) const;
    CellRect blocksAt(CellPosition place) const;
    std::vector<CellRect> takeUnread(const CellRect& cells);
    std::vector<CellRect> bandsOf(const CellRect& cells) const;
    CellRect firstBandOf(const CellRect& cells) const;

    void openTiles(const std::vector<CellRect>& pieces);
    std::unique_ptr<TileBuilder> builderOf(CellPosition tile) const;
    Result<> readBlocks(const std::vector<CellRect>& pieces, const Job& job) const;
    Result<> readBands(const std::vector<CellRect>& bands, const Job& job) const;
    void add(const CellsView& cells, const CellRect& at) const;
    std::vector<FullTile> takeFull();
    Reuse reuse() const { return m_plane.keepsBlocks ? Reuse::Sure : Reuse::Unlikely; }

    Plane m_plane;
    IsWanted m_isWanted;
    SquareSize m_square;
    bool m_isBlockwise;
    // Of blocks that are read together: rows and columns; before its first ones are these of the
    // first block.
    CellRect m_together;
    CellRect m_places;          // of them, in the plane
    std::vector<bool> m_isRead; // of each
    Builders m_open;            // tiles that are not complete
};

} // namespace bloscope
