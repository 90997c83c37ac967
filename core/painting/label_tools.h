#pragma once

#include "core/painting/cell_filter.h"
#include "core/painting/plane_stack.h"

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

} // namespace bloscope
