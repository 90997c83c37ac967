#pragma once

#include "core/base/result.h"
#include "core/plane/cell_runs.h"

#include <vector>

namespace bloscope {

// What lies between two shapes in parallel planes: the cells at which the distances to the edges of
// both, negative inside, mixed by the distance from their planes, are not above zero.
class ShapeBetween {
 public:
    // `rowsPerColumn`: the height of a cell divided by its width. Errors: Usage where a shape has
    // no cells, Limit where both together extend over more than mostCells.
    static Result<ShapeBetween> of(const CellRuns& first, const CellRuns& last,
                                   double rowsPerColumn);
    static constexpr std::int64_t mostCells = std::int64_t(1) << 25;

    CellRuns at(double share) const; // 0: the first one, 1: the last one

 private:
    ShapeBetween() = default;

    CellRect m_part; // that has both
    std::vector<float> m_first;
    std::vector<float> m_last;
};

} // namespace bloscope
