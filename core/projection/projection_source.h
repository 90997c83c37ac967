#pragma once

#include "core/array/cell_source.h"
#include "core/projection/projection.h"

namespace bloscope {

// A source of the same shape in which all indices of one dimension have the projection along it:
// slices are those of the array, and what they take of that dimension is the same everywhere.
//
// It is computed tile by tile, each once on all threads with every chunk it crosses decoded once,
// and tiles are kept as long as there is room. A cell is damaged or absent where one it is computed
// from is; those that were never written are left out like NaN, and where there are no others the
// result was never written either. Edits of `source` are seen. Immutable, usable from any thread.
//
// Errors: those of projectedDType(); Usage for a dimension that there is not or that has nothing to
// project; Limit for a median of lines too long to be kept.
// Errors of reading: Cancelled; Limit for slices too large to be read at once; Unsupported for a
// sum that does not fit 64 bits, with its index.
Result<CellSourcePtr> projectionOf(CellSourcePtr source, const Projection& projection);

} // namespace bloscope
