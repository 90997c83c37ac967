#pragma once

#include "core/base/result.h"
#include "core/base/words.h"
#include "core/scan/kernels/scale_kernel.h"
#include "core/statistics/histogram.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace bloscope {

// The numbers between which a picture's colours are spread: low < high, both finite.
struct ValueRange {
    double low = 0;
    double high = 1;
    bool operator==(const ValueRange&) const = default;
};

// How numbers are spread over the colours.
struct ValueScale {
    enum Kind {
        Linear,
        Log,    // numbers up to zero have no place on it
        SymLog, // sign(v) log(1 + |v| / t): linear near zero, logarithmic away from it on both
                // sides, with t a thousandth of the range's largest magnitude
        Sqrt,   // sign(v) sqrt|v|
        Gamma,  // the place on the linear scale to the power of gamma
        Asinh   // asinh(v / t), with t a tenth of the range's largest magnitude: linear near zero,
                // gently logarithmic away from it
    };
    static constexpr double leastGamma = 0.1;
    static constexpr double mostGamma = 10;

    Kind kind = Linear;
    double gamma = 0.5; // of Gamma: below 1 low numbers are spread, above 1 high ones

    constexpr ValueScale(Kind which = Linear) : kind(which) {}
    constexpr ValueScale(Kind which, double exponent) : kind(which), gamma(exponent) {}
    bool operator==(const ValueScale&) const = default;
};

inline constexpr std::array<Word<ValueScale::Kind>, 6> scaleWords = {
    {{ValueScale::Linear, "linear"},
     {ValueScale::Log, "log"},
     {ValueScale::SymLog, "symlog"},
     {ValueScale::Asinh, "asinh"},
     {ValueScale::Sqrt, "sqrt"},
     {ValueScale::Gamma, "gamma"}}};

// "linear", "log", "symlog", "asinh", "sqrt", "gamma" or, with its exponent, "gamma=2". Errors:
// Usage.
Result<ValueScale> parseValueScale(std::string_view text);
std::string textOf(const ValueScale& scale); // the same text

// Where numbers lie in a range: 0 at its low end, 1 at its high end.
class ScalePosition {
 public:
    // For Log, range.low is above zero.
    ScalePosition(const ValueRange& range, ValueScale scale);

    // Below 0 or above 1 for numbers outside of the range; NaN for NaN, and on Log for numbers up
    // to zero.
    double of(double value) const;

    // The number at `position`: the inverse of of().
    double valueAt(double position) const;

    // How kernels find it for many numbers: `begin` + `steps` * of(). Nothing where the range is so
    // narrow, or so near to the ends of float64, that they would not find the same.
    std::optional<kernels::StepScale> stepScale(double begin, double steps,
                                                std::int32_t last) const;

 private:
    double bend(double value) const; // what is linear in the position, but for Gamma
    double unbend(double bent) const;
    std::pair<kernels::Bend, double> kernelBend() const; // and its unit

    ValueRange m_range;
    ValueScale::Kind m_kind;
    double m_gamma; // 1 for all scales but Gamma
    double m_threshold;
    double m_unit; // of a linear scale: 2 where the range is wider than any float64
    double m_low;  // bent
    double m_span; // bent
};

// Many numbers on a scale that is cut into steps: each gets what ScalePosition says of it alone,
// but vectors of them are looked at together.
class ScaleSteps {
 public:
    // Of numbers that have no place, infinities included.
    static constexpr std::int32_t none = kernels::noStep;

    // The nearest of `count` colours, of which the first is at the low end and the last at the high
    // one.
    static ScaleSteps nearest(const ScalePosition& position, std::int32_t count);
    // The bin (histogram.h) of `count` from the low end to the high one.
    static ScaleSteps bins(const ScalePosition& position, std::int32_t count);

    // Of numbers beyond an end, the step there. `steps` has room for each number.
    void find(std::span<const double> numbers, std::span<std::int32_t> steps) const;

 private:
    ScaleSteps(const ScalePosition& position, std::int32_t colors, std::int32_t bins);
    std::int32_t of(double number) const;

    ScalePosition m_position;
    std::int32_t m_colors;                       // none of bins
    Histogram m_bins;                            // none of colours
    std::optional<kernels::StepScale> m_vectors; // where they find the same
};

} // namespace bloscope
