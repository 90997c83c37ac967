#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/painting/cell_filter.h"
#include "core/painting/plane_stack.h"
#include "core/plane/cell_runs.h"

#include <functional>
#include <optional>
#include <vector>

namespace bloscope {

// In which planes of a stack a tool looks for cells.
enum class ToolExtent { Plane, Stack };

// Labels in planes behind each other, as they are read now. All live longer.
struct StackedLabels {
    const PlaneStack& stack;
    const CellSource& cells; // at the indices of the planes
    ElementBytes part;
    ToolExtent extent = ToolExtent::Plane;
};

// The region of one value around a cell of the plane, where the image lies within the limits.
// Errors: those of connectedWith(), Usage where the cell itself lies outside of the limits.
Result<StackCells> regionAround(CellPosition cell, const StackedLabels& labels,
                                const std::optional<ImageLimits>& limits, const Job& job);

// Regions of a label that have less than `fewest` cells. Errors: those of islandsIn().
Result<StackCells> islandsOf(StoredValue label, std::int64_t fewest, const StackedLabels& labels,
                             const Job& job);

// What lies between the nearest planes with the label in front of the plane and behind it; where
// the plane has the label itself, between it and each of these. Errors: Usage where there is
// nothing between, those of ShapeBetween, Cancelled.
Result<StackCells> shapesBetween(StoredValue label, double rowsPerColumn,
                                 const StackedLabels& labels, const Job& job);

// The cells of a label in the plane, in the plane `step` planes behind it (in front of it: below
// zero). Errors: Usage where there is no such plane, and where the plane does not have the label.
Result<StackCells> copyTo(std::int64_t step, StoredValue label, const StackedLabels& labels,
                          const Job& job);

// What these tools are made of: cells that are connected, and shapes between others.

// The cells of planes behind each other that could be connected, by the index of a plane. Cells are
// connected where they have a side in common.
using CellsOfPlane = std::function<Result<CellRuns>(std::int64_t index)>;

// Runs that are kept in memory at once, with some bytes for each.
constexpr std::size_t mostConnectedRuns = std::size_t(1) << 23;

// All cells that are connected with one of them: none where `from` is not among them. Planes are
// asked for once, and only those that are reached. Job: progress in planes of those. Errors: those
// of `cellsOf`, Cancelled, Limit for more than `mostRuns`.
struct StackPlace {
    std::int64_t index = 0; // of the plane
    CellPosition cell;
};
Result<StackCells> connectedWith(const StackPlace& from, std::int64_t planes,
                                 const CellsOfPlane& cellsOf, const Job& job,
                                 std::size_t mostRuns = mostConnectedRuns);

// The cells of all groups of connected ones that have less than `fewest` cells. Job: progress in
// planes. Errors: as above.
Result<StackCells> islandsIn(std::int64_t planes, const CellsOfPlane& cellsOf, std::int64_t fewest,
                             const Job& job, std::size_t mostRuns = mostConnectedRuns);

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
