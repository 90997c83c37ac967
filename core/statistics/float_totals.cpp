#include "core/statistics/float_totals.h"

namespace bloscope {

void FloatTotals::add(BinaryFloat number, bool isNegative, std::uint64_t times)
{
    const auto count = static_cast<UInt128>(times);
    (isNegative ? negative : positive).add(number.significand * count, number.exponent);
    const UInt128 square = static_cast<UInt128>(number.significand) * number.significand;
    squares.add(static_cast<std::uint64_t>(square) * count, 2 * number.exponent);
    squares.add((square >> 64) * count, 2 * number.exponent + 64);
}

void FloatTotals::add(Int128 sum, UInt128 sumOfSquares, std::int64_t exponent)
{
    const bool isNegative = sum < 0;
    (isNegative ? negative : positive).add(static_cast<UInt128>(isNegative ? -sum : sum), exponent);
    squares.add(sumOfSquares, 2 * exponent);
}

void FloatTotals::add(const FloatTotals& other)
{
    positive.add(other.positive);
    negative.add(other.negative);
    squares.add(other.squares);
}

} // namespace bloscope
