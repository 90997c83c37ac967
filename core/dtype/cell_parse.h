#pragma once

#include "core/bytes/byte_view.h"
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

} // namespace bloscope
