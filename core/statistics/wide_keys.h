#pragma once

#include "core/bytes/byte_view.h"
#include "core/dtype/dtype.h"
#include "core/statistics/float_key.h"

#include <span>

namespace bloscope {

// Can finite elements of the type, or their magnitudes, be larger than every float64?
bool goesPastFloat64(const DType& dtype);

// Of elements of such a type, which fill the keys: of complex numbers that of the magnitude.
void readWideKeys(const DType& dtype, ByteView cells, std::span<NumberKey> keys);

} // namespace bloscope
