#include "core/statistics/single_sums.h"

#include "core/statistics/kernels/short_key_kernel.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace bloscope {

namespace {

constexpr int singleFractionBits = 23;
constexpr std::uint32_t singleLeadingBit = 1U << singleFractionBits;
constexpr std::uint32_t exponentOfInfinity = 255;
constexpr std::size_t mostInHalves = 1 << 15; // squares of 48 bits fit 64
constexpr std::size_t keysInTurn = 4096;
constexpr int largestScale = 126; // of a float32 and of its inverse

float magnitudeOf(ShortKey key)
{
    return std::abs(std::bit_cast<float>(singleBitsOf(key)));
}

} // namespace

void SingleSums::Bins::add(const Half& half)
{
    for (std::size_t i = 0; i < exponentOfInfinity; ++i) {
        sums[i] += half.sums[i];
        squares[i] += half.squares[i];
    }
}

void SingleSums::add(std::span<const ShortKey> keys, const ShortExtent& extent)
{
    const float largest = std::max(magnitudeOf(extent.lowest), magnitudeOf(extent.highest));
    if (extent.finite == 0 || largest == 0)
        return;
    constexpr int bits = 30; // of the largest one, as an integer
    const int exponent = std::ilogb(largest) - bits;
    for (; !keys.empty(); keys = keys.subspan(std::min(keys.size(), keysInTurn))) {
        const auto some = keys.first(std::min(keys.size(), keysInTurn));
        if (std::abs(exponent) <= largestScale)
            addWhole(some, exponent);
        else
            addByExponent(some);
    }
}

void SingleSums::addWhole(std::span<const ShortKey> keys, int exponent)
{
    constexpr std::size_t vector = 16;
    std::array<ShortKey, keysInTurn + vector> rest;
    kernels::FixedSums sums;
    const kernels::FixedPoint point{std::ldexp(1.0F, -exponent), std::ldexp(1.0F, exponent)};
    const std::size_t done = kernels::addFixed(keys.data(), keys.size(), point, sums, rest.data());
    const UInt128 squares = (static_cast<UInt128>(sums.squaresHigh) << 32) + sums.squaresLow;
    m_whole.add(sums.sum, squares, exponent);
    addByExponent(std::span(rest).first(sums.rest));
    addByExponent(keys.subspan(done));
}

void SingleSums::addByExponent(std::span<const ShortKey> keys)
{
    while (!keys.empty()) {
        if (m_inHalves == mostInHalves) {
            for (Half& half : m_halves)
                m_bins.add(std::exchange(half, {}));
            m_inHalves = 0;
        }
        const auto some = keys.first(std::min(keys.size(), mostInHalves - m_inHalves));
        addToHalves(some);
        m_inHalves += some.size();
        keys = keys.subspan(some.size());
    }
}

void SingleSums::addToHalves(std::span<const ShortKey> keys)
{
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::uint32_t bits = singleBitsOf(keys[i]);
        const std::uint32_t exponent = bits >> singleFractionBits & exponentOfInfinity;
        const std::uint32_t leading = exponent == 0 ? 0 : singleLeadingBit;
        const std::int64_t significand = (bits & (singleLeadingBit - 1)) | leading;
        Half& half = m_halves[i % 2];
        half.sums[exponent] += static_cast<std::int32_t>(bits) < 0 ? -significand : significand;
        half.squares[exponent] += static_cast<std::uint64_t>(significand * significand);
    }
}

FloatTotals SingleSums::totals() const
{
    FloatTotals totals = m_whole;
    Bins all = m_bins;
    for (const Half& half : m_halves)
        all.add(half);
    for (std::size_t i = 0; i < exponentOfInfinity; ++i)
        if (all.squares[i] != 0)
            totals.add(all.sums[i], all.squares[i], std::max(static_cast<int>(i), 1) - 150);
    return totals;
}

} // namespace bloscope
