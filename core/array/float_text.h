#pragma once

#include "core/array/cell_text.h"
#include "core/array/half.h"

#include <string>

namespace bloscope {

// NumPy's str() of one number: "1.0", "1e+16", "nan"; with format.precision so many digits after
// the point. Appends without allocating anything but the room in `to`.
void appendFloat(double number, const NumberFormat& format, std::string& to);
void appendFloat(float number, const NumberFormat& format, std::string& to);
void appendFloat(Half number, const NumberFormat& format, std::string& to);

// "(1+2j)", or "2j" when the real part is a positive zero. Whole parts have no ".0", and a NaN
// inside stays "nan", so that the number can be read back.
void appendComplex(double real, double imaginary, const NumberFormat& format, std::string& to);
void appendComplex(float real, float imaginary, const NumberFormat& format, std::string& to);

} // namespace bloscope
