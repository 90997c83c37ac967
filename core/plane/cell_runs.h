#pragma once

#include "core/array/cell_rect.h"
#include "core/plane/plane_view.h"

#include <map>
#include <vector>

namespace bloscope {

// Cells of a plane, each once, as runs along its rows.
class CellRuns {
 public:
    struct Run {
        std::int64_t begin = 0; // column
        std::int64_t end = 0;   // after the last one

        bool operator==(const Run&) const = default;
    };
    using Rows = std::map<std::int64_t, std::vector<Run>>; // runs in order, separate, not empty

    void add(std::int64_t row, Run run);
    void add(const CellRuns& others);

    bool isEmpty() const { return m_rows.empty(); }
    const Rows& rows() const { return m_rows; }
    std::int64_t cellCount() const;

 private:
    Rows m_rows;
};

// The size of a brush in cells, at least one each way: equal where cells are squares, otherwise
// such that the brush is round on the screen.
struct BrushShape {
    double columns = 1;
    double rows = 1;

    // A brush of `size` cells along the direction in which cells are smaller. `rowsPerColumn`: the
    // width of a cell divided by its height.
    static BrushShape of(int size, double rowsPerColumn);
};

// The middle of a brush near `at`: along each dimension in the middle of a cell, or between cells
// when the brush has an even number of them. Here the middle of cell i is i.
PlanePlace brushPlace(const PlanePlace& at, const BrushShape& brush);

// The cells of `within` under the brush at one place, and on its straight way between two.
CellRuns brushAt(const PlanePlace& place, const BrushShape& brush, const CellRect& within);
CellRuns brushAlong(const PlanePlace& from, const PlanePlace& to, const BrushShape& brush,
                    const CellRect& within);

} // namespace bloscope
