#pragma once

#include "core/base/worker_pool.h"
#include "ui/picture/even_sample.h"
#include "ui/picture/pyramid_tile.h"

namespace bloscope {

// Makes a tile of a pyramid of cells that are read piece by piece, in any order.
class TileBuilder {
 public:
    // `cells`: of the plane, of which the first one begins a square. `samples`: so many numbers are
    // kept as they are.
    TileBuilder(const CellRect& cells, int level, Reduction reduction, std::int64_t samples);

    // Takes what of the tile is among the cells `at` of the plane: whole squares, as far as the
    // tile has them. The pool may be null.
    void add(const Cells& cells, const CellRect& at, const DType& dtype, WorkerPool* pool);

    const CellRect& cells() const { return m_cells; }
    PyramidTile tile() &&;

 private:
    CellRect m_cells;
    std::int64_t m_squareSide;
    std::int64_t m_squareColumns;
    PyramidTile::Content m_content;
    EvenSample m_sample;
};

} // namespace bloscope
