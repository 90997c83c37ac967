#pragma once

#include "core/bytes/byte_view.h"
#include "core/dtype/dtype.h"

#include <span>

namespace bloscope {

// Elements as float64 for pictures and curves: booleans as 0 and 1, complex numbers as their
// magnitude, times as their count with NaT as NaN. 64-bit integers may round; exact values come
// from CellText. `cells` holds numbers.size() elements of a numeric dtype (DType::isNumeric).
void readNumbers(const DType& dtype, ByteView cells, std::span<double> numbers);

} // namespace bloscope
