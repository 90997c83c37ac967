#pragma once

#include "core/array/cell_source.h"
#include "core/compare/value_distance.h"

namespace bloscope {

// The cells of one array less those of another one of its shape, as float64: 0 where they count as
// equal, NaN where there is no difference. Both are read slice by slice as it is asked for; what is
// damaged in one of them is damaged here. Errors: Usage for elements that have no numbers.
Result<CellSourcePtr> differenceSource(CellSourcePtr a, CellSourcePtr b,
                                       const Tolerance& tolerance);

} // namespace bloscope
