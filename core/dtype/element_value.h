#pragma once

#include "core/bytes/byte_view.h"
#include "core/dtype/dtype.h"

namespace bloscope {

// The element that stands for "no value" as far as its type has one: NaN, NaT, and of compound
// types each part by itself. Zero bytes for all others: integers, truth values, texts.
ByteBuffer missingElement(const DType& dtype);

// The element that a text means, the same in each part of a compound type, in the words of
// parseScalar(): "-5", "1e3", "nan", "True", "NaT", texts as they are. Errors: Usage for what the
// type cannot hold: no number, out of its range, too long.
Result<ByteBuffer> parseElement(std::string_view text, const DType& dtype);

} // namespace bloscope
