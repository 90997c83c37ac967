#pragma once

#include "core/array/cell_source.h"

namespace bloscope {

// What new arrays are made of: cells of which each has a value.

// Errors: those of reading; Malformed, with the reason, where a cell is damaged or not stored. Of
// the job only the wish to stop counts.
Result<Cells> readComplete(const CellSource& from, const Slice& slice, const Job& job);

// What all elements of a slice are, where that is known without reading them.
std::optional<ByteBuffer> onlyElementOf(const CellSource& from, const Slice& slice);

// Damaged or not stored? Those never written are what a new array holds there.
bool isLost(CellState state);

} // namespace bloscope
