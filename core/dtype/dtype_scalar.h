#pragma once

#include "core/dtype/dtype.h"

namespace bloscope {

// Type strings, names and one-letter codes of NumPy (format.md 9.1, conventions.md 4): "<f4",
// "float64", "?", "M8[25us]". Bytes, text and raw items may have no bytes ("S", "U0"), as they do
// inside of structured types. Errors: as parseDType().
Result<DType> parseScalarDType(std::string_view text);

Error unknownType(std::string_view text);

// The text of a type as sentences quote it: at most 80 bytes of it, safe to show.
std::string quotedType(std::string_view text);

} // namespace bloscope
