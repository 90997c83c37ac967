#pragma once

#include "core/base/byte_view.h"
#include "core/dtype/dtype.h"

#include <span>
#include <vector>

namespace bloscope {

// When numbers count as equal: those that are apart by no more than `absolute`, or than `relative`
// times the larger of them, as Python's math.isclose() has it.
struct Tolerance {
    double relative = 0;
    double absolute = 0;
    bool areNansEqual = true; // NaT as well
};

// Tells how far the values of one type are from those of another. Numbers of any two types are
// compared as numbers, complex ones by the length of their difference, times in counts of their
// unit, everything else (texts, raw bytes) as equal or not. Immutable, usable from any thread.
class ValueDistance {
 public:
    // Errors: Usage for types that cannot be compared: a number and a text, times of other units.
    static Result<ValueDistance> between(const DType& a, const DType& b,
                                         const Tolerance& tolerance);

    bool isOfNumbers() const { return m_readA != nullptr; }

    // For each of distances.size() pairs of elements, which lie so many bytes apart from each
    // other: 0 where they count as equal, otherwise how far apart they are; of what has no
    // distance (a NaN and a number, texts) NaN.
    void measure(const std::byte* a, std::size_t strideA, const std::byte* b, std::size_t strideB,
                 std::span<double> distances) const;

    // The same of numbers, and below zero where that of `a` is the smaller one; of complex ones
    // never.
    void subtract(const std::byte* a, std::size_t strideA, const std::byte* b, std::size_t strideB,
                  std::span<double> differences) const;

 private:
    using Number = std::pair<long double, long double>; // the imaginary part is 0 for most
    using ReadNumber = Number (*)(const std::byte* element);

    ValueDistance(const DType& a, const DType& b, const Tolerance& tolerance);
    static ReadNumber readerOf(const DType& dtype);
    double distance(const Number& a, const Number& b) const;
    bool areSame(const std::byte* a, const std::byte* b) const;

    DType m_a;
    DType m_b;
    Tolerance m_tolerance;
    bool m_haveSameBytes = false; // equal values of texts and the like have equal bytes
    ReadNumber m_readA = nullptr;
    ReadNumber m_readB = nullptr;
};

} // namespace bloscope
