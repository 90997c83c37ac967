#pragma once

#include "core/dtype/dtype.h"

namespace bloscope {

// A scalar as it stands inside the text of a compound element.
struct CellLiteral {
    std::string text;     // as it stands by itself: without the quotes of texts and dates
    std::size_t size = 0; // of it in the source
};

// Takes it from the front, up to what ends it: a comma, a bracket, its closing quote. Errors:
// Usage.
Result<CellLiteral> takeCellLiteral(std::string_view text, const DType& dtype);

// The bytes between the quotes of Python's b'..'. Errors: Usage.
Result<std::string> parseBytesLiteral(std::string_view text);

} // namespace bloscope
