#include "core/statistics/float_sums.h"

#include "core/scan/kernels/short_key_kernel.h"
#include "core/scan/short_keys.h"
#include "core/statistics/float_totals.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <span>
#include <utility>

namespace bloscope {

// The sums of float32 and of their squares, exactly. Numbers that are whole in units of the largest
// one of their run, as measurements mostly are, are added up as integers; the significands of the
// others are, for each exponent. Copyable.
class SingleSums {
 public:
    // `extent` is that of the keys; what is not finite adds nothing.
    void add(std::span<const ShortKey> keys, const ShortExtent& extent);
    FloatTotals totals() const;

 private:
    static constexpr std::size_t exponents = 256; // as they are stored, that of infinity included

    // Every other one of some thousand numbers, so that no addition waits for the one before.
    struct Half {
        std::array<std::int64_t, exponents> sums = {};
        std::array<std::uint64_t, exponents> squares = {};
    };
    struct Bins {
        std::array<Int128, exponents> sums = {};
        std::array<UInt128, exponents> squares = {};

        void add(const Half& half);
    };

    void addWhole(std::span<const ShortKey> keys, int exponent);
    void addByExponent(std::span<const ShortKey> keys);
    void addToHalves(std::span<const ShortKey> keys);

    FloatTotals m_whole;
    std::array<Half, 2> m_halves; // what is not in the bins yet
    std::size_t m_inHalves = 0;
    Bins m_bins;
};

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

namespace {

constexpr std::size_t fewKeys = 512;                           // not worth the room of the bins
constexpr std::uint64_t mostInBins = std::uint64_t(1) << 21;   // squares of 106 bits fit then
constexpr NumberKey leadingBit = NumberKey(1) << fractionBits; // of a significand

BinaryFloat binaryOf(NumberKey key)
{
    return isPastFloat64(key) ? binaryFloatPastFloat64(key) : binaryFloatOf(magnitudeBits(key));
}

UInt128 squared(std::uint64_t number)
{
    return static_cast<UInt128>(number) * number;
}

} // namespace

// Sums of the significands of each exponent, and of their squares: a few instructions for a number,
// and no rounding.
class FloatSums::Bins {
 public:
    std::uint64_t count() const { return m_count; }

    void add(std::span<const NumberKey> keys, FloatTotals& pastFloat64)
    {
        for (const NumberKey key : keys) {
            const NumberKey sign = (key >> 63) - 1; // all bits of negative numbers
            const NumberKey magnitude = (key ^ sign) & ~positiveBit;
            const NumberKey exponent = magnitude >> fractionBits;
            if (exponent >= exponents) [[unlikely]] {
                pastFloat64.add(binaryOf(key), isNegativeKey(key), 1);
                continue;
            }
            const NumberKey leading = exponent == 0 ? 0 : leadingBit;
            const NumberKey significand = (magnitude & (leadingBit - 1)) | leading;
            m_sums[exponent] += static_cast<std::int64_t>((significand ^ sign) - sign);
            m_squares[exponent] += squared(significand);
        }
        m_count += keys.size();
    }

    void addTo(FloatTotals& totals) const
    {
        for (std::size_t i = 0; i < exponents; ++i) {
            if (m_squares[i] == 0)
                continue;
            const int exponent = binaryFloatOf(NumberKey(i) << fractionBits).exponent;
            totals.add(m_sums[i], m_squares[i], exponent);
        }
    }

 private:
    static constexpr std::size_t exponents = 2047; // of finite float64, as they are stored

    std::array<Int128, exponents> m_sums = {};
    std::array<UInt128, exponents> m_squares = {};
    std::uint64_t m_count = 0;
};

FloatSums::FloatSums() = default;
FloatSums::FloatSums(const FloatSums& other) : m_totals(other.totals()) {}
FloatSums::FloatSums(FloatSums&& other) noexcept = default;
FloatSums::~FloatSums() = default;

FloatSums& FloatSums::operator=(FloatSums other) noexcept
{
    m_totals = std::move(other.m_totals);
    m_bins = std::move(other.m_bins);
    m_singles = std::move(other.m_singles);
    return *this;
}

void FloatSums::add(std::span<const NumberKey> finiteKeys)
{
    if (!m_bins && finiteKeys.size() < fewKeys) {
        for (const NumberKey key : finiteKeys)
            addRepeated(key, 1);
        return;
    }
    while (!finiteKeys.empty()) {
        if (m_bins && m_bins->count() == mostInBins) {
            m_bins->addTo(m_totals);
            m_bins.reset();
        }
        if (!m_bins)
            m_bins = std::make_unique<Bins>();
        const auto some = finiteKeys.first(
            std::min<std::uint64_t>(finiteKeys.size(), mostInBins - m_bins->count()));
        m_bins->add(some, m_totals);
        finiteKeys = finiteKeys.subspan(some.size());
    }
}

void FloatSums::add(std::span<const ShortKey> keys, const ShortExtent& extent)
{
    if (!m_singles)
        m_singles = std::make_unique<SingleSums>();
    m_singles->add(keys, extent);
}

void FloatSums::addRepeated(NumberKey finiteKey, std::uint64_t times)
{
    m_totals.add(binaryOf(finiteKey), isNegativeKey(finiteKey), times);
}

void FloatSums::add(const FloatSums& other)
{
    m_totals.add(other.totals());
}

FloatTotals FloatSums::totals() const
{
    FloatTotals totals = m_totals;
    if (m_bins)
        m_bins->addTo(totals);
    if (m_singles)
        totals.add(m_singles->totals());
    return totals;
}

} // namespace bloscope
