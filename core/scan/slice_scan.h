#pragma once

#include "core/array/cell_source.h"
#include "core/dtype/dtype.h"
#include "core/scan/number_scan.h"

namespace bloscope {

// Goes through the numbers of a slice of any size: those of the elements, or of one part of each:
// one of leavesOf(), or inside of such a one. Errors: Usage when these are no numbers or the slice
// was made for another shape, Limit when its cells cannot be counted. The source lives longer.
Result<NumberScanPtr> numberScanOf(const CellSource& source, const Slice& slice,
                                   const std::optional<DTypeLeaf>& part = {});

} // namespace bloscope
