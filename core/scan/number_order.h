#pragma once

#include "core/base/byte_view.h"
#include "core/dtype/dtype.h"
#include "core/scan/float_key.h"
#include "core/scan/wide_keys.h"

#include <algorithm>
#include <limits>
#include <span>
#include <string>

namespace bloscope {

// Keys, inclusive at both ends; none when low > high.
struct KeyRange {
    NumberKey low = 0;
    NumberKey high = 0;

    bool contains(NumberKey key) const { return key >= low && key <= high; }
    bool contains(const KeyRange& other) const
    {
        return contains(other.low) && contains(other.high);
    }
    bool isEmpty() const { return low > high; }
    bool operator==(const KeyRange&) const = default;
};

// How the elements of a numeric dtype become keys. Integers, booleans and times (their counts)
// exactly; floats as float64, which is exact for all but long doubles; complex numbers as their
// magnitude. What is finite past the range of float64 keeps 39 binary digits (float_key.h). NaN and
// NaT are not numbers: their key lies outside of numbers(). Copyable, usable from any thread.
class NumberOrder {
 public:
    explicit NumberOrder(DType dtype); // DType::isNumeric()

    const DType& dtype() const { return m_dtype; }
    bool isInteger() const { return m_family < Family::Float; }

    // `cells` holds keys.size() elements.
    void readKeys(ByteView cells, std::span<NumberKey> keys) const;
    NumberKey keyOf(ByteView cell) const; // of one element

    KeyRange numbers() const; // all but NaN and NaT
    KeyRange finite() const;  // and but infinities
    bool isNumber(NumberKey key) const { return numbers().contains(key); }
    bool isFinite(NumberKey key) const { return finite().contains(key); }

    // The nearest float64, infinite past its range; NaN for what is no number.
    double number(NumberKey key) const;
    Int128 integer(NumberKey key) const; // isInteger()
    // As a cell that holds it is written: the shortest digits of its type, "2021-03-04", "True".
    std::string text(NumberKey key) const;

    NumberKey keyOfInteger(Int128 number) const; // isInteger(); clipped to 64 bits
    NumberKey keyOfFloat(double number) const;   // not isInteger(); a number

 private:
    enum class Family { Unsigned, Signed, Time, Float, WideFloat };

    static Family familyOf(const DType& dtype);
    void readIntegers(ByteView cells, std::span<NumberKey> keys) const;
    void readFloats(ByteView cells, std::span<NumberKey> keys) const;

    DType m_dtype;
    Family m_family;
};

// The lowest, the lowest above zero and the highest of finite numbers; infinite while there is
// none.
struct NumberEnds {
    double lowest = std::numeric_limits<double>::infinity();
    double lowestPositive = std::numeric_limits<double>::infinity();
    double highest = -std::numeric_limits<double>::infinity();

    void add(double number)
    {
        lowest = std::min(lowest, number);
        highest = std::max(highest, number);
        if (number > 0)
            lowestPositive = std::min(lowestPositive, number);
    }
    NumberEnds& operator+=(const NumberEnds& other)
    {
        lowest = std::min(lowest, other.lowest);
        lowestPositive = std::min(lowestPositive, other.lowestPositive);
        highest = std::max(highest, other.highest);
        return *this;
    }
    bool operator==(const NumberEnds&) const = default;
};

} // namespace bloscope
