#pragma once

#include "core/array/slice.h"
#include "core/dtype/dtype.h"

namespace bloscope {

class Frame;

// How plain chunks are to be read as an array: said by the file itself (conventions.md 3,
// `__pack_tensor__`) or by somebody who knows.
struct Interpretation {
    std::string dtype;       // as parseDType() takes it
    Shape shape = {-1};      // in C order; one extent may be -1: as many as there are
    std::int64_t offset = 0; // bytes in front of the first element

    bool operator==(const Interpretation&) const = default;
};

// An interpretation that fits the bytes there are.
struct InterpretedLayout {
    DType dtype;
    Shape shape;
    std::int64_t bytes = 0; // of all elements; no more than there are behind the offset
};

// Errors, each a sentence with the numbers: Malformed, Unsupported and Limit as of parseDType(),
// Usage when the shape does not fit `dataBytes`.
Result<InterpretedLayout> fitted(const Interpretation& how, std::int64_t dataBytes,
                                 const Limits& limits);

// NumPy's text of a shape: "(2, 3)", "2,3", "-1". Errors: Usage.
Result<Shape> parseShape(std::string_view text);

// The inverse, a tuple as Python writes it: "()", "(3,)", "(3, 4)".
std::string tupleText(const Shape& shape);

// What the vlmetalayer `__pack_tensor__` of a frame says; nothing when it has none. Errors:
// Malformed, those of reading it.
Result<std::optional<Interpretation>> packedTensorOf(const Frame& frame);

} // namespace bloscope
