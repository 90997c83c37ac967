#pragma once

#include <cstddef>
#include <cstdint>

namespace bloscope::kernels {

// How numbers are bent before they lie evenly on a scale.
enum class Bend {
    None,
    Log,   // log10(x); nothing of numbers up to zero
    Log1p, // sign(x) log(1 + |x|)
    Asinh, // asinh(x)
    Sqrt   // sign(x) sqrt|x|
};

// Where a number lies, counted in steps from the low end of a scale:
//   begin + steps * ((bend(x * unit) - bentLow) / bentSpan) ^ gamma
// with x taken to the nearer end when it lies beyond. All numbers are finite.
struct StepScale {
    double low; // ends of the scale
    double high;
    Bend bend;
    double unit;
    double bentLow;
    double bentSpan;
    double gamma;
    double begin;
    double steps;
    double doubt;      // as far from a whole number may be what is less than it, and is not
    std::int32_t last; // the number of the last step
};

inline constexpr std::int32_t noStep = -1;       // of what is no finite number or has no place
inline constexpr std::int32_t doubtfulStep = -2; // so near its beginning that rounding decides

// The whole part of that, from 0 to `last`, or one of these two: plain code has to look at doubtful
// ones. Vectors, chosen at run time for the processor the program runs on: as many whole ones as it
// can from the front; returns how many numbers those were.
std::size_t stepsOf(const double* numbers, std::size_t count, const StepScale& scale,
                    std::int32_t* steps);

} // namespace bloscope::kernels
