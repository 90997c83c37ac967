#pragma once

#include "core/array/cells_view.h"
#include "core/array/slice_reader.h"
#include "ui/cells/cell_rect.h"

#include <functional>

namespace bloscope {

// Takes some of the cells of a slice, which are there until it returns, and where they lie in it.
using ShowCells = std::function<void(const CellsView& cells, const CellRect& at)>;

// Shows the cells of a slice of an n-d array, of which only rows and columns have more than one
// index: block by block in this thread, each where it was decoded and while the processor has it in
// its caches. What has to be read in another way is shown chunk by chunk. Errors: Cancelled, Limit.
Result<> showBlocks(const SliceReader& reader, const Slice& slice, Reuse reuse,
                    const ShowCells& show, const Job& job);
bool canShowBlocks(const SliceReader& reader, const Slice& slice);

} // namespace bloscope
