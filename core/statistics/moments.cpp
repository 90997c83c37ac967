#include "core/statistics/moments.h"

#include "core/numbers/rounded.h"
#include "core/scan/kernels/short_key_kernel.h"

#include <algorithm>
#include <cassert>

namespace bloscope {

namespace {

std::uint64_t lowHalf(UInt128 number)
{
    return static_cast<std::uint64_t>(number);
}

std::uint64_t highHalf(UInt128 number)
{
    return static_cast<std::uint64_t>(number >> 64);
}

UInt128 magnitudeOf(Int128 number)
{
    return static_cast<UInt128>(number < 0 ? -number : number);
}

UInt128 squareOf(Int128 number) // of at most 64 bits
{
    return magnitudeOf(number) * magnitudeOf(number);
}

Natural naturalOf(UInt128 number)
{
    Natural natural(highHalf(number));
    natural <<= 64;
    return natural += Natural(lowHalf(number));
}

// Of so few integers of 32 bits that their sums fit.
struct SmallSums {
    static constexpr std::size_t most = 4096;

    explicit SmallSums(const NumberOrder& order, std::span<const NumberKey> keys)
    {
        const auto zero = order.keyOfInteger(0);
        for (const NumberKey key : keys) {
            const std::uint64_t number = key - zero; // of a negative one 2^64 more
            const std::uint64_t square = number * number;
            sum += static_cast<std::int64_t>(number);
            squaresHigh += square >> 32;
            squaresLow += square & 0xFFFF'FFFF;
        }
    }

    UInt128 squares() const { return (static_cast<UInt128>(squaresHigh) << 32) + squaresLow; }

    std::int64_t sum = 0;
    std::uint64_t squaresHigh = 0; // times 2^32
    std::uint64_t squaresLow = 0;
};

} // namespace

// What all is computed from: numbers in units of 2^exponent, squares in units of its square.
struct Moments::Totals {
    bool isNegative = false;
    Natural sum;
    Natural squares;
    std::int64_t exponent = 0;
};

Moments::Moments(const NumberOrder& order)
    : m_isInteger(order.isInteger()), m_fits32Bits(order.dtype().itemsize <= sizeof(std::uint32_t))
{
}

void Moments::add(const NumberOrder& order, std::span<const NumberKey> finiteKeys)
{
    if (m_isInteger)
        addIntegers(order, finiteKeys);
    else
        m_floats.add(finiteKeys);
    m_count += finiteKeys.size();
}

void Moments::add(const ShortKeys& shorts, std::span<const ShortKey> keys,
                  const ShortExtent& extent)
{
    m_count += extent.finite;
    if (!m_isInteger)
        return m_floats.add(keys, extent);
    kernels::KeySums sums;
    const std::size_t done = kernels::addKeys(keys.data(), keys.size(), sums);
    for (const std::uint64_t key : keys.subspan(done)) {
        sums.sum += static_cast<std::int64_t>(key);
        sums.squaresHigh += key * key >> 32;
        sums.squaresLow += key * key & 0xFFFF'FFFF;
    }
    addShifted(sums, keys.size(), shorts.zero());
}

void Moments::add(const ShortKeys& shorts, std::span<const DigitKey> keys)
{
    constexpr std::int64_t centre = 1 << 15;
    constexpr std::size_t most = 1 << 17;
    m_count += keys.size();
    for (; !keys.empty(); keys = keys.subspan(std::min(keys.size(), most))) {
        const auto some = keys.first(std::min(keys.size(), most));
        kernels::KeySums sums;
        const std::size_t done = kernels::addCentred(some.data(), some.size(), sums);
        for (const std::int64_t key : some.subspan(done)) {
            sums.sum += key - centre;
            sums.squaresLow += static_cast<std::uint64_t>((key - centre) * (key - centre));
        }
        addShifted(sums, some.size(), shorts.zero() - centre);
    }
}

// The sums of so many numbers, each of which has become greater by `shift`.
void Moments::addShifted(const kernels::KeySums& sums, std::size_t numbers, Int128 shift)
{
    const auto count = static_cast<Int128>(numbers);
    const Int128 squares = (static_cast<Int128>(sums.squaresHigh) << 32) + sums.squaresLow;
    m_integerSum += sums.sum - count * shift;
    m_squaresLow += static_cast<UInt128>(squares - 2 * shift * sums.sum + count * shift * shift);
}

void Moments::addIntegers(const NumberOrder& order, std::span<const NumberKey> keys)
{
    if (m_fits32Bits) {
        for (; !keys.empty(); keys = keys.subspan(std::min(SmallSums::most, keys.size()))) {
            const SmallSums sums(order, keys.first(std::min(SmallSums::most, keys.size())));
            m_integerSum += sums.sum;
            m_squaresLow += sums.squares();
        }
        return;
    }
    for (const NumberKey key : keys) {
        const Int128 number = order.integer(key);
        const UInt128 square = squareOf(number);
        m_integerSum += number;
        m_squaresLow += lowHalf(square);
        m_squaresHigh += highHalf(square);
    }
}

void Moments::addRepeated(const NumberOrder& order, NumberKey finiteKey, std::uint64_t times)
{
    m_count += times;
    if (!m_isInteger)
        return m_floats.addRepeated(finiteKey, times);
    const Int128 number = order.integer(finiteKey);
    const UInt128 square = squareOf(number);
    m_integerSum += number * static_cast<Int128>(times);
    m_squaresLow += static_cast<UInt128>(lowHalf(square)) * times;
    m_squaresHigh += static_cast<UInt128>(highHalf(square)) * times;
}

void Moments::add(const Moments& other)
{
    m_count += other.m_count;
    m_integerSum += other.m_integerSum;
    m_squaresLow += other.m_squaresLow;
    m_squaresHigh += other.m_squaresHigh;
    m_floats.add(other.m_floats);
}

Moments::Totals Moments::totals() const
{
    Totals totals;
    if (m_isInteger) {
        totals.isNegative = m_integerSum < 0;
        totals.sum = naturalOf(magnitudeOf(m_integerSum));
        totals.squares = naturalOf(m_squaresHigh);
        totals.squares <<= 64;
        totals.squares += naturalOf(m_squaresLow);
        return totals;
    }
    const FloatTotals floats = m_floats.totals();
    std::int64_t squaresExponent = floats.squares.lowestExponent();
    if (floats.squares.isZero())
        return totals;
    for (const ExactSum* sum : {&floats.positive, &floats.negative})
        if (!sum->isZero())
            squaresExponent = std::min(squaresExponent, 2 * sum->lowestExponent());
    totals.exponent = squaresExponent / 2; // words have an even number of bits
    totals.squares = floats.squares.inUnitsOf(squaresExponent);
    Natural positive = floats.positive.inUnitsOf(totals.exponent);
    Natural negative = floats.negative.inUnitsOf(totals.exponent);
    totals.isNegative = positive < negative;
    if (totals.isNegative)
        std::swap(positive, negative);
    totals.sum = positive -= negative;
    return totals;
}

LongDouble Moments::sum() const
{
    const Totals all = totals();
    return roundedQuotient(all.isNegative, all.sum, Natural(1), all.exponent);
}

LongDouble Moments::mean() const
{
    assert(m_count > 0);
    const Totals all = totals();
    return roundedQuotient(all.isNegative, all.sum, Natural(m_count), all.exponent);
}

// The root of squares / n - (sum / n)^2.
LongDouble Moments::deviation() const
{
    assert(m_count > 0);
    const Totals all = totals();
    const Natural count(m_count);
    Natural distances = all.squares * count;
    distances -= all.sum * all.sum;
    return roundedRoot(distances, count * count, 2 * all.exponent);
}

} // namespace bloscope
