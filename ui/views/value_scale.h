#pragma once

namespace bloscope {

// The numbers between which a picture's colours are spread: low < high, both finite.
struct ValueRange {
    double low = 0;
    double high = 1;
    bool operator==(const ValueRange&) const = default;
};

// How numbers are spread over the colours.
enum class ValueScale {
    Linear,
    Log,   // numbers up to zero have no place on it
    SymLog // sign(v) log(1 + |v| / t): linear near zero, logarithmic away from it on both sides,
           // with t a thousandth of the range's largest magnitude
};

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

 private:
    double bend(double value) const; // what is linear in the position
    double unbend(double bent) const;

    ValueRange m_range;
    ValueScale m_scale;
    double m_threshold;
    double m_unit; // of a linear scale: 2 where the range is wider than any float64
    double m_low;  // bent
    double m_span; // bent
};

} // namespace bloscope
