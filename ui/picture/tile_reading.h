#pragma once

#include "ui/cells/cell_source.h"
#include "ui/picture/picture_plane.h"
#include "ui/picture/plane_sampling.h"
#include "ui/picture/pyramid_grid.h"
#include "ui/picture/tile_builder.h"

namespace bloscope {

// Tiles of one level of a pyramid, as their cells are read: several side by side where blocks reach
// over several, so that each block is decoded once or is still cached when it is needed again.
// Holds no more cells than a few blocks have.
class TileReading {
 public:
    // All but the grid live longer.
    TileReading(const CellSource& source, const PicturePlane& plane, const PyramidGrid& grid,
                int level, Reduction reduction, const PlaneBlocks& blocks);

    // So many tiles, below and beside each other, are best read together.
    CellRect group() const { return m_group; }

    // Some tiles, row after row. For worker threads. Errors: Cancelled, Limit.
    Result<std::vector<PyramidTilePtr>> read(const CellRect& tiles, const Job& job) const;

 private:
    CellRect bandOf(const CellRect& cells) const;
    std::vector<TileBuilder> buildersOf(const CellRect& tiles) const;
    Result<Cells> cellsAt(const CellRect& band, const Job& job) const;

    const CellSource& m_source;
    const PicturePlane& m_plane;
    PyramidGrid m_grid;
    int m_level;
    Reduction m_reduction;
    PlaneBlocks m_blocks;
    CellRect m_group;
};

} // namespace bloscope
