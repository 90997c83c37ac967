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
    CellRect bounds() const; // the smallest rectangle that has all; of no cells an empty one

 private:
    Rows m_rows;
};

// The size of a brush in cells, at least one each way: equal where cells are squares, otherwise
// such that the brush is round on the screen.
struct BrushShape {
    double columns = 1;
    double rows = 1;
    double planes = 1; // of a ball; a disc lies in one plane

    // A brush of `size` cells along the direction in which cells are smaller. `rowsPerColumn`: the
    // width of a cell divided by its height.
    static BrushShape of(int size, double rowsPerColumn);
    // A ball of `size` cells along the direction in which cells are smallest, round where cells
    // have these sides; sides that are not above zero count as if cells were cubes.
    struct Sides {
        double column = 1;
        double row = 1;
        double plane = 1;
    };
    static BrushShape ball(int size, const Sides& cell);

    std::int64_t reach() const; // planes on each side of its middle
    bool operator==(const BrushShape&) const = default;
};

// The middle of a brush near `at`: along each dimension in the middle of a cell, or between cells
// when the brush has an even number of them. Here the middle of cell i is i.
PlanePlace brushPlace(const PlanePlace& at, const BrushShape& brush);

// The cells of `within` under the brush at one place, and on its straight way between two.
CellRuns brushAt(const PlanePlace& place, const BrushShape& brush, const CellRect& within);
CellRuns brushAlong(const PlanePlace& from, const PlanePlace& to, const BrushShape& brush,
                    const CellRect& within);

// Where a brush went in a plane, from place to place.
struct BrushWay {
    std::vector<PlanePlace> places;
    BrushShape brush;

    // The cells of a plane that it covers, `distance` planes from the plane of its middle.
    CellRuns cellsIn(const CellRect& within, std::int64_t distance = 0) const;
};

// What of a closed line that crosses itself is inside: what it goes around at least once, or, by
// the even-odd rule, an odd number of times.
enum class Inside { Surrounded, EvenOdd };

// The cells of `within` whose middles lie inside a closed line; cell i has its middle at i. At left
// and upper edges a middle is inside, at right and lower ones it is outside.
CellRuns cellsInside(const std::vector<PlanePlace>& corners, Inside rule, const CellRect& within);

} // namespace bloscope
