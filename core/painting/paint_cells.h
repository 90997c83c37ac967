#pragma once

#include "core/edit/value_editor.h"
#include "core/painting/cell_filter.h"
#include "core/painting/plane_stack.h"

#include <functional>
#include <optional>

namespace bloscope {

// What cells become, and where they are in the array that is painted.
struct CellPaint {
    std::function<Slice(const PicturePlane& plane, const CellRect& part)> cellsOf;
    ElementBytes part;  // of each element
    ByteBuffer element; // its bytes
};

// Some cells of a plane, one plane after the other until there is none.
struct PlaneCells {
    PicturePlane plane;
    CellRuns cells;
};
using NextCells = std::function<Result<std::optional<PlaneCells>>()>;

// Gives cells a value, those that the filter chooses, or all without one. Those of chunks that
// cannot be written are left out. Errors: the first of those, after all others are written; those
// of `next` and of the filter, Cancelled.
Result<> paintCells(ValueEditor& editor, const CellPaint& paint, const NextCells& next,
                    const CellFilter* filter, const Job& job);

// The planes of a stack one after the other. Both live longer.
NextCells cellsOneByOne(const PlaneStack& stack, const StackCells& cells);

} // namespace bloscope
