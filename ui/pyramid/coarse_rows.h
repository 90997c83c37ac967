#pragma once

#include "ui/pyramid/coarse_look.h"

#include <array>
#include <span>

namespace bloscope {

// What a coarse look tells of some columns of the plane, row after row: rows that are near each
// other share what lies between the columns of the grid. For one thread.
class CoarseRows {
 public:
    // The look lives longer. `columns`: of the plane.
    CoarseRows(const CoarseLook& look, const std::vector<std::int64_t>& columns);

    // Of one row of the plane; both have a place for each column.
    void tell(std::int64_t row, std::span<double> numbers, std::span<CellState> states);

 private:
    // Between which two columns of the grid one of the plane lies, and how far from the left one.
    struct Place {
        std::size_t left = 0;
        std::size_t right = 0;
        double part = 0;
    };
    // What is known in one row of the grid, for each column of the plane.
    struct Line {
        std::int64_t gridRow = -1;
        std::vector<double> numbers;
    };
    void tellSmoothly(std::int64_t row, std::span<double> numbers);
    const Line& lineOf(std::int64_t gridRow);

    const CoarseLook& m_look;
    std::vector<std::size_t> m_nearest; // columns of the grid
    std::vector<Place> m_places;
    std::array<Line, 2> m_lines; // of an even and of an odd row
};

} // namespace bloscope
