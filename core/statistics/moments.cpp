#include "core/statistics/moments.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace bloscope {

namespace {

// The sum of `term` of each number, several at a time so that the processor need not wait for one
// addition before it begins the next.
template <class Term>
CompensatedSum sumOf(std::span<const double> numbers, const Term& term)
{
    constexpr std::size_t lanes = 8;
    std::array<CompensatedSum, lanes> sums;
    std::size_t i = 0;
    for (; i + lanes <= numbers.size(); i += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            sums[lane].add(term(numbers[i + lane]));
    for (; i < numbers.size(); ++i)
        sums[0].add(term(numbers[i]));
    for (std::size_t lane = 1; lane < lanes; ++lane)
        sums[0].add(sums[lane]);
    return sums[0];
}

std::uint64_t lowHalf(UInt128 number)
{
    return static_cast<std::uint64_t>(number);
}

std::uint64_t highHalf(UInt128 number)
{
    return static_cast<std::uint64_t>(number >> 64);
}

UInt128 squareOf(Int128 number) // of at most 64 bits
{
    const auto magnitude = static_cast<UInt128>(number < 0 ? -number : number);
    return magnitude * magnitude;
}

} // namespace

void CompensatedSum::add(double number)
{
    const double sum = m_sum + number;
    const double back = sum - m_sum;
    m_error += (m_sum - (sum - back)) + (number - back); // exactly what `sum` lacks
    m_sum = sum;
}

void CompensatedSum::add(const CompensatedSum& other)
{
    add(other.m_sum);
    m_error += other.m_error;
}

double CompensatedSum::value() const
{
    return std::isfinite(m_sum) ? m_sum + m_error : m_sum;
}

void Moments::add(const NumberOrder& order, std::span<const NumberKey> finiteKeys)
{
    if (m_isInteger)
        return addIntegers(order, finiteKeys);
    std::array<double, 1024> buffer;
    for (std::size_t first = 0; first < finiteKeys.size(); first += buffer.size()) {
        const auto keys =
            finiteKeys.subspan(first, std::min(buffer.size(), finiteKeys.size() - first));
        std::ranges::transform(keys, buffer.begin(),
                               [&](NumberKey key) { return order.number(key); });
        addFloats(std::span(buffer).first(keys.size()));
    }
}

void Moments::addIntegers(const NumberOrder& order, std::span<const NumberKey> keys)
{
    for (const NumberKey key : keys) {
        const Int128 number = order.integer(key);
        const UInt128 square = squareOf(number);
        m_integerSum += number;
        m_squaresLow += lowHalf(square);
        m_squaresHigh += highHalf(square);
    }
    m_count += keys.size();
}

void Moments::addFloats(std::span<const double> numbers)
{
    if (numbers.empty())
        return;
    Moments part = *this;
    part.m_count = numbers.size();
    part.m_sum = sumOf(numbers, [](double number) { return number; });
    const double mean = part.mean();
    part.m_squaredDistances =
        sumOf(numbers, [&](double number) { return (number - mean) * (number - mean); });
    add(part);
}

void Moments::addRepeated(const NumberOrder& order, NumberKey finiteKey, std::uint64_t times)
{
    if (times == 0)
        return;
    Moments part(order);
    part.m_count = times;
    if (m_isInteger) {
        const Int128 number = order.integer(finiteKey);
        const UInt128 square = squareOf(number);
        part.m_integerSum = number * static_cast<Int128>(times);
        part.m_squaresLow = static_cast<Int128>(lowHalf(square)) * static_cast<Int128>(times);
        part.m_squaresHigh = static_cast<Int128>(highHalf(square)) * static_cast<Int128>(times);
    } else {
        const double number = order.number(finiteKey);
        const double product = number * static_cast<double>(times);
        part.m_sum.add(product);
        if (std::isfinite(product))
            part.m_sum.add(std::fma(number, static_cast<double>(times), -product));
    }
    add(part);
}

// Chan, Golub and LeVeque's way to merge the variances of two samples.
void Moments::add(const Moments& other)
{
    if (other.m_count == 0)
        return;
    if (!m_isInteger && m_count > 0) {
        const double distance = other.mean() - mean();
        const double weight = static_cast<double>(m_count) * static_cast<double>(other.m_count) /
                              static_cast<double>(m_count + other.m_count);
        m_squaredDistances.add(distance * distance * weight);
    }
    m_count += other.m_count;
    m_integerSum += other.m_integerSum;
    m_squaresLow += other.m_squaresLow;
    m_squaresHigh += other.m_squaresHigh;
    m_sum.add(other.m_sum);
    m_squaredDistances.add(other.m_squaredDistances);
}

double Moments::sum() const
{
    return m_isInteger ? static_cast<double>(m_integerSum) : m_sum.value();
}

double Moments::mean() const
{
    assert(m_count > 0);
    return sum() / static_cast<double>(m_count);
}

double Moments::variance() const
{
    assert(m_count > 0);
    if (m_isInteger)
        return integerVariance();
    return m_squaredDistances.value() / static_cast<double>(m_count);
}

// With the whole part q of the mean and the rest r = sum - q * n, the squared distances from q add
// up to squares - n * q^2 - 2 * q * r, and those from the mean to r^2 / n less.
double Moments::integerVariance() const
{
    const auto n = static_cast<Int128>(m_count);
    Int128 q = m_integerSum / n;
    if (m_integerSum % n < 0)
        --q;
    const Int128 r = m_integerSum - q * n;
    const UInt128 square = squareOf(q);
    const Int128 low = m_squaresLow - n * static_cast<Int128>(lowHalf(square)) - 2 * q * r;
    const Int128 high = m_squaresHigh - n * static_cast<Int128>(highHalf(square));
    const double count = static_cast<double>(m_count);
    const double fromWhole = nearestDouble(high, low);
    constexpr double exactBelow = 0x1p62; // n * fromWhole fits 128 bits
    if (fromWhole < exactBelow)
        return static_cast<double>(n * (low + (high << 64)) - r * r) / count / count;
    const double rest = static_cast<double>(r);
    return (fromWhole - rest * rest / count) / count;
}

} // namespace bloscope
