#pragma once

#include "core/array/cell_source.h"
#include "core/plane/picture_plane.h"
#include "core/plane/plane_sampling.h"
#include "core/plane/pyramid_grid.h"
#include "core/plane/tile_builder.h"

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

    // Block by block where cells may be taken so, in bands of many otherwise. `isWanted` is asked
    // which of the tiles beside those that are read are wanted as well, and will be read later.
    static std::unique_ptr<TileReading> of(Plane plane, IsWanted isWanted);
    virtual ~TileReading() = default;

    // So many tiles, below and beside each other, are best read together.
    CellRect group() const;

    // Some tiles that were not yet read, perhaps with others. For worker threads, one at a time.
    // Errors: Cancelled, Limit; what is half made is lost then, and nothing more may be read.
    virtual Result<std::vector<FullTile>> collect(const CellRect& tiles, const Job& job) = 0;
    // The same, made at once.
    Result<std::vector<MadeTile>> read(const CellRect& tiles, const Job& job);

 protected:
    explicit TileReading(Plane plane) : m_plane(std::move(plane)) {}

    const Plane& plane() const { return m_plane; }
    const DType& dtype() const { return m_plane.source.dtype(); }
    CellRect cellsOf(const CellRect& tiles) const;
    Result<Cells> cellsAt(const CellRect& part, const Job& job) const;
    // Shows the same part by part, in this thread; where they lie is told in the plane.
    Result<> show(const CellRect& part, const ShowCells& show, const Job& job) const;
    std::unique_ptr<TileBuilder> builderOf(CellPosition tile) const;
    void forEach(std::size_t count, const std::function<void(std::size_t)>& turn) const;

 private:
    Plane m_plane;
};

} // namespace bloscope
