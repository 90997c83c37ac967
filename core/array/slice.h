#pragma once

#include "core/base/result.h"
#include "core/base/row_major.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// What a slice takes of one dimension: start, start + step, ... `count` times.
struct DimensionSlice {
    std::int64_t start = 0;
    std::int64_t count = 1;
    std::int64_t step = 1; // never 0; may be negative
    bool fixed = false;    // one index, as NumPy's [3]: count is 1 and the dimension is not shown

    std::int64_t at(std::int64_t i) const { return start + i * step; }
    bool operator==(const DimensionSlice&) const = default;

    static DimensionSlice index(std::int64_t i) { return {i, 1, 1, true}; }
    static DimensionSlice range(std::int64_t start, std::int64_t count, std::int64_t step = 1)
    {
        return {start, count, step, false};
    }
};

// What is shown of an array: one value, taken by table, heatmap, export, command line and status
// bar. Every index it can name lies inside the shape it was made for.
class Slice {
 public:
    Slice() = default;

    // Everything of the array.
    static Slice whole(const Shape& shape);

    // The first picture of an array: its last two dimensions whole, index 0 of the others.
    static Slice firstPlane(const Shape& shape);

    // The same at the middle index of the others, where there is most to see.
    static Slice middlePlane(const Shape& shape);

    // NumPy's text, brackets optional: "[0, :, ::2, -5]", "0,:,2:10", "...", "..., 3", "" (whole).
    // Negative indices count from the end, ranges are clipped as NumPy clips them, dimensions that
    // are not named are whole. Errors (Usage) name the dimension and its extent:
    // "index 12 is out of bounds for dimension 1 of 10".
    static Result<Slice> parse(std::string_view text, const Shape& shape);

    // Assembles a slice of one entry per dimension, all inside `shape` (asserted).
    Slice(Shape shape, std::vector<DimensionSlice> dimensions);

    // As NumPy writes it, canonical: "[0, :, ::2, 5]"; "[]" for a scalar.
    std::string text() const;

    const Shape& shape() const { return m_shape; } // of the array it cuts
    const std::vector<DimensionSlice>& dimensions() const { return m_dimensions; }
    const DimensionSlice& operator[](std::size_t dimension) const
    {
        return m_dimensions[dimension];
    }
    void set(std::size_t dimension, DimensionSlice taken);

    // Which dimensions run down and across the screen: unless chosen, the last two that are not
    // fixed. One that is left runs down, unless lines are to run across; none for none.
    std::optional<std::size_t> rowDimension() const;
    std::optional<std::size_t> columnDimension() const;
    // Chooses them; what is not chosen, or chosen and fixed meanwhile, is as above.
    void setAxes(std::optional<std::size_t> row, std::optional<std::size_t> column);
    void transpose(); // swaps row and column
    // One dimension that is left runs across: a column and no row. For exports; views count on a
    // row where there is a column.
    void letLineRunAcross() { m_isLineAcross = true; }

    std::int64_t rows() const;    // 1 when there is no row dimension, 0 when nothing is taken
    std::int64_t columns() const; // 1 when there is no column dimension

    bool isEmpty() const; // nothing is taken of some dimension
    // Elements in all; nothing when that does not fit 64 bits.
    std::optional<std::int64_t> cellCount() const;

    // What rows and columns show: dimensions that are neither are fixed at their first index.
    Slice plane() const;

    // The part of this slice that lies in rows [row, row + rowCount) and columns [column, ...),
    // clipped to what there is; dimensions that are neither stay as they are.
    Slice window(std::int64_t row, std::int64_t rowCount, std::int64_t column,
                 std::int64_t columnCount) const;

    // The indices in the array of the cell at (row, column); other dimensions at their first index.
    std::vector<std::int64_t> indexAt(std::int64_t row, std::int64_t column) const;

    bool operator==(const Slice&) const = default;

 private:
    struct Axes {
        std::optional<std::size_t> row;
        std::optional<std::size_t> column;
    };
    Axes axes() const;

    Shape m_shape;
    std::vector<DimensionSlice> m_dimensions;
    std::optional<std::size_t> m_row;    // as chosen
    std::optional<std::size_t> m_column; // as chosen
    bool m_isLineAcross = false;
};

} // namespace bloscope
