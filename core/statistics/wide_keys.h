#pragma once

#include "core/bytes/byte_view.h"
#include "core/dtype/dtype.h"
#include "core/statistics/float_key.h"

#include <span>
#include <string>

namespace bloscope {

// Can finite elements of the type, or their magnitudes, be larger than every float64?
bool goesPastFloat64(const DType& dtype);

// Of elements of such a type, which fill the keys: of complex numbers that of the magnitude.
void readWideKeys(const DType& dtype, ByteView cells, std::span<NumberKey> keys);

// A finite number past the range of float64, with the digits that its key has.
std::string textPastFloat64(LongDouble number);

} // namespace bloscope
