#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/painting/plane_stack.h"

#include <functional>
#include <vector>

namespace bloscope {

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

} // namespace bloscope
