#pragma once

#include "core/bytes/byte_view.h"
#include "core/dtype/dtype.h"

namespace bloscope {

// Writes the value that a text stands for over an element that has no parts: see parseCell(), and
// there for the errors.
Result<> parseScalar(std::string_view text, const DType& dtype, ByteSpan to);

// NaN, as floats, and halves of complex numbers, of that size have it.
void putNaN(ByteOrder order, ByteSpan to);

// The count of a time.
void putCount(std::int64_t count, ByteOrder order, ByteSpan to);

} // namespace bloscope
