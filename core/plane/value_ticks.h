#pragma once

#include "core/dtype/dtype.h"
#include "core/plane/value_scale.h"
#include "core/scan/wide_keys.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

struct ValueTick {
    double position = 0; // on the scale, 0 to 1
    std::string label;

    bool operator==(const ValueTick&) const = default;
};

// Round numbers inside of the range, about `wanted` of them, from low to high: 1, 2 and 5 times
// powers of ten on scales without logarithms, powers of ten on the others as long as there are
// enough. Those that would lie on each other are left out. Labels are all plain or all powers of
// ten: "0", "10⁶", "2×10⁶".
std::vector<ValueTick> valueTicks(const ValueRange& range, ValueScale scale, int wanted);

// The numbers of valueTicks(), also those that would lie on each other.
std::vector<double> roundNumbers(const ValueRange& range, ValueScale scale, int wanted);

// Whole numbers inside of a linear range, at the most about `wanted` of them.
std::vector<ValueTick> labelTicks(const ValueRange& range, int wanted);

// How numbers along an axis are written: those of dates and time spans, which are counts of their
// unit, as such ("1937-10-01", "5 days"), all others as numbers. A value; cheap to copy.
class ValueText {
 public:
    ValueText() = default; // numbers
    explicit ValueText(const DType& dtype);

    bool areTimes() const { return m_times.has_value(); }
    bool areDates() const { return m_times && m_times->areDates; }

    // For people: numbers with six digits, times rounded to their unit.
    std::string of(double number) const;
    std::string ofWhole(Int128 number) const; // with all digits
    ValueText ofDifferences() const;          // between such values: of dates, time spans
    // The inverse, as typed: of dates as far as they are written. Nothing for what is none.
    std::optional<double> read(std::string_view text) const;

    // As valueTicks() has them; of dates at the beginning of hours, days, months or years, of time
    // spans at round numbers of the unit that fits.
    std::vector<ValueTick> ticks(const ValueRange& range, ValueScale scale, int wanted) const;

    bool operator==(const ValueText&) const = default;

 private:
    struct Times {
        bool areDates = false;
        TimeUnit unit;
        bool operator==(const Times&) const = default;
    };

    std::string textOf(std::int64_t count) const; // of a time
    std::vector<ValueTick> dateTicks(const ValueRange& range, int wanted) const;
    std::vector<ValueTick> spanTicks(const ValueRange& range, ValueScale scale, int wanted) const;

    std::optional<Times> m_times;
};

} // namespace bloscope
