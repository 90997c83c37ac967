#pragma once

#include "core/dtype/dtype.h"

namespace bloscope {

// A scalar as it stands inside the text of a compound element.
struct CellLiteral {
    std::string text;     // as it stands by itself: without the quotes of texts and dates
    std::size_t size = 0; // of it in the source
};

// Takes it from the front, up to what ends it: a comma, a bracket, its closing quote. Bytes are
// b'..' or a text in quotes. Errors: Usage.
Result<CellLiteral> takeCellLiteral(std::string_view text, const DType& dtype);

// Is a text meant as Python's b'..', with blanks around it or not? Others stand for their bytes.
bool looksLikeBytesLiteral(std::string_view text);

// The bytes between the quotes of Python's b'..', blanks around it aside. Errors: Usage.
Result<std::string> parseBytesLiteral(std::string_view text);

} // namespace bloscope
