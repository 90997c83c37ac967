#pragma once

#include <cstdint>
#include <optional>

namespace bloscope {

// Bins of equal width that begin at the multiples of it: a number x is in [k width, (k + 1) width).
// All edges are the numbers that comparisons find, so a bin and its range have the same numbers.

// Of floats. The edges of 0.1 are 0.3 and not 0.30000000000000004. Numbers that are too large for
// whole multiples, and infinities, are in bins of their own.
class FloatBins {
 public:
    explicit FloatBins(double width); // positive and finite

    double begin(double number) const;
    double end(double begin) const; // of the bin; an infinity has none and is returned

 private:
    double edge(double multiple) const { return multiple * m_numerator / m_denominator; }

    double m_width;
    double m_numerator; // the width is one by the other, where it has few decimals
    double m_denominator;
};

// Of integers; the width is positive. Those below the first multiple begin at the least integer;
// the last bin has no end.
std::int64_t binBegin(std::int64_t number, std::int64_t width);
std::uint64_t binBegin(std::uint64_t number, std::uint64_t width);
std::optional<std::int64_t> binEnd(std::int64_t begin, std::int64_t width);
std::optional<std::uint64_t> binEnd(std::uint64_t begin, std::uint64_t width);

// 1, 2 or 5 times a power of ten, so that about 20 bins have the numbers; a whole one for integers.
double roundBinWidth(double least, double greatest, bool isWhole);

} // namespace bloscope
