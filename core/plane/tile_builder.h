#pragma once

#include "core/array/cell_rect.h"
#include "core/base/worker_pool.h"
#include "core/dtype/dtype.h"
#include "core/plane/number_plane.h"
#include "core/plane/pyramid_tile.h"

#include <atomic>
#include <mutex>

namespace bloscope {

// Some cells of a rectangle, one of each stretch of them, always the same ones, whichever of its
// pieces are read first.
class EvenSample {
 public:
    EvenSample(const CellRect& of, std::int64_t count); // at least one, all at the most

    // Takes those that lie in `cells`, whose first row and column are `at` of the plane that `of`
    // is a part of. The numbers that are not finite are left out. Several threads may do so at
    // once, with different cells.
    void take(const CellsView& cells, const DType& dtype, const CellRect& at);

    // In the order of the cells, whatever came first.
    std::vector<double> numbers() const;

 private:
    // A cell that is chosen, in the plane, and which of them it is.
    struct Choice {
        CellPosition cell;
        std::size_t number;
    };
    using Choices = std::vector<Choice>; // row after row
    void take(const Choice& choice, const CellsView& cells, const DType& dtype, const CellRect& at);

    CellRect m_of;
    std::vector<Choices> m_bands;  // of some columns each, as wide as pieces often are
    std::vector<double> m_numbers; // of all choices; NaN: none yet, or it is not finite
};

// Makes a tile of a pyramid of cells that are read piece by piece, in any order.
class TileBuilder {
 public:
    // Do squares come to the same whatever pieces they were cut into, and in whichever order these
    // came? Sums of integers do, those of floats are rounded.
    static bool takesPartsOfSquares(const DType& dtype, Reduction reduction);

    // `cells`: of the plane, of which the first one begins a square. `samples`: so many numbers are
    // kept as they are.
    TileBuilder(const CellRect& cells, const SquareSize& square, Reduction reduction,
                std::int64_t samples);

    // Takes what of the tile is among the cells `at` of the plane: whole squares, as far as the
    // tile has them, unless parts will do. Each cell is taken once. Several
    // threads may add at the same time.
    void add(const CellsView& cells, const CellRect& at, const DType& dtype, WorkerPool& pool);

    const CellRect& cells() const { return m_cells; }
    bool isComplete() const; // are all cells taken?
    PyramidTile tile() &&;

 private:
    void reduce(const SquareReducer& reducer, const CellRect& at, const CellRect& cells);
    void reduceRow(const SquareReducer& reducer, const CellRect& at, const CellRect& cells,
                   std::span<double> numbers, SquareFindings& found) const;
    void join(const CellRect& squares, std::span<const double> numbers, SquareFindings found);

    CellRect m_cells;
    SquareSize m_square;
    CellRect m_squares; // of the tile
    std::mutex m_mutex; // of the content
    PyramidTile::Content m_content;
    EvenSample m_sample;
    std::atomic<std::int64_t> m_taken = 0; // cells
};

} // namespace bloscope
