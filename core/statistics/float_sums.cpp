#include "core/statistics/float_sums.h"

#include "core/statistics/single_sums.h"

#include <array>
#include <utility>

namespace bloscope {

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
