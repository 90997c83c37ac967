#pragma once

namespace bloscope {

// The digits of a number as its scientific text begins with them, "6" or "3.252", written
// somewhere, and the power of ten to multiply them with.
struct Significand {
    char* end; // behind the digits
    int exponent;
};

// Behind the digits: "e-08", "e+16", "e+4932", as std::to_chars writes them. Returns the end.
char* writeExponent(Significand digits);

} // namespace bloscope
