#pragma once

#include "core/base/worker_pool.h"
#include "core/plane/number_plane.h"
#include "core/plane/preview.h"
#include "core/plane/pyramid_grid.h"
#include "core/plane/pyramid_tile.h"

namespace bloscope {

// The numbers of a picture of which each pixel is a square of a plane, as far as they are known.
// Tiles may be put into it by several threads, as long as they lie beside each other.
class PyramidCanvas {
 public:
    // `part` of the plane is extended to whole squares.
    PyramidCanvas(const PyramidGrid& grid, int level, const CellRect& part, Reduction reduction);

    const CellRect& part() const { return m_part; }
    const SquareSize& pixel() const { return m_pixel; } // in cells

    // What lies in `cells` of the plane, of a tile whose first cell is `first` and whose squares
    // are of `level`: coarser ones than pixels fill them.
    void draw(const PyramidTile& tile, CellPosition first, int level, const CellRect& cells);
    void fill(const PlanePreview& preview, const CellRect& cells, WorkerPool& pool);

    NumberPlane numbers() &&; // so far

 private:
    // Calls visit(the cells of a pixel, where it is in the numbers).
    template <class Visit>
    void forEachPixel(const CellRect& cells, const Visit& visit) const;
    std::size_t placeOf(CellPosition pixel) const; // in the numbers

    PyramidGrid m_grid;
    SquareSize m_pixel;
    CellRect m_pixels; // of all squares of the plane
    CellRect m_part;
    Reduction m_reduction;
    NumberPlane m_numbers;
};

} // namespace bloscope
