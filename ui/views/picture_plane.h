#pragma once

#include "core/array/slice.h"
#include "ui/models/cell_rect.h"

#include <optional>

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
    explicit PicturePlane(const Slice& slice);

    std::int64_t rows() const { return m_isStrip ? 1 : m_plane.rows(); }
    std::int64_t columns() const { return m_isStrip ? m_plane.rows() : m_plane.columns(); }
    CellRect all() const { return {0, 0, rows(), columns()}; }
    bool isStrip() const { return m_isStrip; }

    const Slice& slice() const { return m_plane; }
    // The dimensions of the array that run down and across; none for a strip's rows and a scalar.
    std::optional<std::size_t> rowDimension() const;
    std::optional<std::size_t> columnDimension() const;

    // The cell of the slice at a position of the picture.
    CellPosition cellAt(CellPosition position) const;

    // The slice that reads every `steps`-th row and column of `part`, from its first ones on.
    Slice samplesOf(const CellRect& part, const PlaneSteps& steps) const;

    bool operator==(const PicturePlane&) const = default;

 private:
    Slice m_plane;
    bool m_isStrip = false;
};

// How many samples `steps` takes of `part`.
inline CellRect sampleGrid(const CellRect& part, const PlaneSteps& steps)
{
    return {0, 0, (part.rows + steps.rows - 1) / steps.rows,
            (part.columns + steps.columns - 1) / steps.columns};
}

} // namespace bloscope
