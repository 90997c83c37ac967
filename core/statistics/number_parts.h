#pragma once

#include "core/dtype/dtype.h"

namespace bloscope {

// What of an element has statistics of its own: the number that it is, or, of a complex one, real
// part, imaginary part and magnitude.
struct NumberPart {
    enum class Kind { Number, Real, Imaginary, Magnitude };
    Kind kind = Kind::Number;
    DTypeLeaf leaf; // whose numbers they are
};

bool isHalf(NumberPart::Kind kind); // real or imaginary part: not what searches go by

std::vector<NumberPart> numberPartsOf(const DTypeLeaf& leaf); // of a numeric type

std::string nameOf(NumberPart::Kind kind);      // "real part"; nothing for Number
std::string shortNameOf(NumberPart::Kind kind); // "real"

} // namespace bloscope
