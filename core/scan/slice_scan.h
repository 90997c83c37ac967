#pragma once

#include "core/array/cell_source.h"
#include "core/dtype/dtype.h"
#include "core/scan/number_scan.h"

namespace bloscope {

// A scan of the numbers of a slice of any size: of the elements, or of one part of each element
// (one of leavesOf(), or inside one of them). Errors: Usage when these are not numbers or the slice
// has another shape than the source, Limit when its cells cannot be counted. `source` must outlive
// the scan.
Result<NumberScanPtr> numberScanOf(const CellSource& source, const Slice& slice,
                                   const std::optional<DTypeLeaf>& part = {});

} // namespace bloscope
