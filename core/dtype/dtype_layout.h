#pragma once

#include "core/dtype/dtype.h"

namespace bloscope {

// How compound types are put together. Every sum and product is checked. Errors: Malformed.

// Fields at their offsets in elements of `itemsize` bytes.
Result<DType> structuredDType(std::vector<DTypeField> fields, std::size_t itemsize);

// One field behind the other.
Result<DType> packedDType(std::vector<DTypeField> fields);

// `element` in that shape. No dimension at all is the element itself; a sub-array of sub-arrays is
// one of more dimensions.
Result<DType> subArrayDType(DType element, std::vector<std::int64_t> shape);

} // namespace bloscope
