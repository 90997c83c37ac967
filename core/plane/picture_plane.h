#pragma once

#include "core/array/cell_rect.h"
#include "core/array/slice.h"
#include "core/base/checked.h"
#include "core/geometry/bayer_pattern.h"
#include "core/plane/color_bands.h"

#include <optional>
#include <vector>

namespace bloscope {

// Every how many rows and columns of a plane one is looked at.
struct PlaneSteps {
    std::int64_t rows = 1;
    std::int64_t columns = 1;

    bool isEvery() const { return rows == 1 && columns == 1; }
    bool operator==(const PlaneSteps&) const = default;
};

// What of a slice is a picture: its rows and columns, or, when it has one dimension, that one from
// left to right as a strip. Positions in the picture are "rows" and "columns" as well, but those of
// a strip are turned.
class PicturePlane {
 public:
    PicturePlane() = default;
    // `bands`: the colours of a cell, of a dimension that runs neither down nor across; those of
    // another one, or that are not there, are left to be what they are.
    explicit PicturePlane(const Slice& slice, const std::optional<ColorBands>& bands = {});
    // The colours of a sensor behind a Bayer filter, whose rows and columns are dimensions 1 and 2
    // of a recording; other planes, and those that leave cells out, have none.
    PicturePlane(const Slice& slice, const BayerPattern& mosaic);

    std::int64_t rows() const { return m_isStrip ? 1 : m_plane.rows(); }
    std::int64_t columns() const { return m_isStrip ? m_plane.rows() : m_plane.columns(); }
    CellRect all() const { return {0, 0, rows(), columns()}; }
    bool isStrip() const { return m_isStrip; }

    const Slice& slice() const { return m_plane; } // of several bands the first one
    // The dimensions of the array that run down and across; none for a strip's rows and a scalar.
    std::optional<std::size_t> rowDimension() const;
    std::optional<std::size_t> columnDimension() const;

    // The cell of the slice at a position of the picture.
    CellPosition cellAt(CellPosition position) const;

    const std::optional<ColorBands>& bands() const { return m_bands; } // with their indices
    const std::optional<BayerPattern>& mosaic() const { return m_mosaic; }
    bool hasColors() const { return m_bands || m_mosaic; } // of its own
    // The planes of its bands; without any this one itself.
    std::vector<PicturePlane> channels() const;
    // All cells of a part, in the smallest slice that has all bands.
    Slice cellsOf(const CellRect& part) const;
    // The indices in the array of a position of the picture, and the way back: nothing for cells
    // that are in none of its rows or columns.
    std::vector<std::int64_t> indexAt(CellPosition position) const;
    std::optional<CellPosition> positionOf(const std::vector<std::int64_t>& index) const;

    // The slice that reads every `steps`-th row and column of `part`, from its first ones on.
    Slice samplesOf(const CellRect& part, const PlaneSteps& steps) const;

    bool operator==(const PicturePlane&) const = default;

 private:
    Slice m_plane;
    bool m_isStrip = false;
    std::optional<ColorBands> m_bands;
    std::optional<BayerPattern> m_mosaic;
};

// What of a plane is red, green and blue: bands, or what is worked out behind a filter; of neither,
// numbers in the colours of a map. Bands come first.
struct PlaneColors {
    std::optional<ColorBands> bands = {};
    std::optional<BayerPattern> mosaic = {};

    bool operator==(const PlaneColors&) const = default;
};

PicturePlane planeIn(const PlaneColors& colors, const Slice& slice);

// The slice with the dimension of the bands at the first of them, and rows and columns among the
// others: as they were or, where it was one of them, the last ones. `bands`: with their indices.
Slice besideBands(const Slice& slice, const ColorBands& bands);

// Is a plane a long table rather than an image? It fills the room then, unless somebody chooses.
inline bool isElongated(const CellRect& plane)
{
    constexpr std::int64_t most = 6;
    return plane.rows > most * plane.columns || plane.columns > most * plane.rows;
}

// How many samples `steps` takes of `part`.
inline CellRect sampleGrid(const CellRect& part, const PlaneSteps& steps)
{
    return {0, 0, (part.rows + steps.rows - 1) / steps.rows,
            (part.columns + steps.columns - 1) / steps.columns};
}

// How many rows and columns of cells are joined into one square: powers of two, and as many of the
// one as of the other where a plane is no long table. Squares are counted from cell (0, 0).
struct SquareSize {
    std::int64_t rows = 1;
    std::int64_t columns = 1;

    bool operator==(const SquareSize&) const = default;

    SquareSize times(std::int64_t count) const { return {rows * count, columns * count}; }

    // The square of a cell, those that hold some of `cells`, and all cells of some squares.
    CellPosition squareOf(CellPosition cell) const
    {
        return {cell.row / rows, cell.column / columns};
    }
    CellRect squaresOf(const CellRect& cells) const
    {
        const auto [row, column] = squareOf({cells.row, cells.column});
        return {row, column, ceilDivide(cells.endRow(), rows) - row,
                ceilDivide(cells.endColumn(), columns) - column};
    }
    CellRect cellsOf(const CellRect& squares) const
    {
        return {squares.row * rows, squares.column * columns, squares.rows * rows,
                squares.columns * columns};
    }
};

} // namespace bloscope
