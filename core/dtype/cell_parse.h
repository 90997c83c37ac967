#pragma once

#include "core/base/byte_view.h"
#include "core/dtype/dtype.h"

namespace bloscope {

// Writes the value that a text stands for over an element: the exact inverse of CellText in NumPy's
// notation, for every type that is read. Bytes of the element that hold no value (gaps between
// fields, what pads long doubles) stay as they are, as does all of it when there is an error.
//
// Beside what CellText writes it takes: blanks around; "true" and 1 for truth values; for bytes
// plain text, unless it looks like b'..'; dates that are shorter, and plain numbers for times;
// whole numbers for complex ones. A value that the type cannot hold exactly is rounded to the
// nearest (0.1, 1e-9 of float16), but never to an infinity. Errors: Usage, half a sentence for
// people, with the part of a compound element that it concerns in front ("b: 300 is not from 0 to
// 255").
Result<> parseCell(std::string_view text, const DType& dtype, ByteSpan element);

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

// Writes the value that a text stands for over an element that has no parts: see parseCell(), and
// there for the errors.
Result<> parseScalar(std::string_view text, const DType& dtype, ByteSpan to);

// NaN, as floats, and halves of complex numbers, of that size have it.
void putNaN(ByteOrder order, ByteSpan to);

// The count of a time.
void putCount(std::int64_t count, ByteOrder order, ByteSpan to);

} // namespace bloscope
