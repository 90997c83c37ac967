#pragma once

#include "core/array/cell_source.h"

namespace bloscope {

// The input of new arrays: cells that all have a value.

// Errors: those of reading; Malformed, with the reason, where a cell is damaged or not stored. The
// job is only asked whether to stop.
Result<Cells> readComplete(const CellSource& from, const Slice& slice, const Job& job);

// The value of all elements of a slice, where it is known without reading them.
std::optional<ByteBuffer> onlyElementOf(const CellSource& from, const Slice& slice);

// Damaged or not stored? Cells that were never written become the fill value of the new array.
bool isLost(CellState state);

} // namespace bloscope
