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
        std::int64_t end = 0;   // behind the last one

        bool operator==(const Run&) const = default;
    };
    using Rows = std::map<std::int64_t, std::vector<Run>>; // of a row in order, apart, none empty

    void add(std::int64_t row, Run run);
    void add(const CellRuns& others);

    bool isEmpty() const { return m_rows.empty(); }
    const Rows& rows() const { return m_rows; }
    std::int64_t cellCount() const;

 private:
    Rows m_rows;
};

// How many cells a brush is across, at least one each way: as many where cells are squares, and
// else so that it is round on the screen.
struct BrushShape {
    double columns = 1;
    double rows = 1;

    // With `size` cells where there are more of them. In the width of a cell there is room for the
    // heights of so many rows.
    static BrushShape of(int size, double rowsPerColumn);
};

// Where a brush stands whose middle is to be at `at`: along each dimension in the middle of a cell,
// or between cells when it has an even number of them. Here cell i lies around i.
PlanePlace brushPlace(const PlanePlace& at, const BrushShape& brush);

// The cells of `within` that lie under the brush at one place, and on its straight way between two.
CellRuns brushAt(const PlanePlace& place, const BrushShape& brush, const CellRect& within);
CellRuns brushAlong(const PlanePlace& from, const PlanePlace& to, const BrushShape& brush,
                    const CellRect& within);

} // namespace bloscope
