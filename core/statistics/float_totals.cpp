#include "core/statistics/float_totals.h"

#include <algorithm>
#include <cassert>

namespace bloscope {

void ExactSum::makeRoom(std::int64_t first, std::int64_t end)
{
    if (m_words.empty())
        m_first = first;
    if (first < m_first) {
        m_words.insert(m_words.begin(), static_cast<std::size_t>(m_first - first), 0);
        m_first = first;
    }
    const auto words = static_cast<std::size_t>(end - m_first);
    m_words.resize(std::max(m_words.size(), words));
}

void ExactSum::addWord(std::int64_t place, std::uint64_t word)
{
    for (auto i = static_cast<std::size_t>(place - m_first); word != 0; ++i) {
        if (i == m_words.size())
            m_words.push_back(0);
        m_words[i] += word;
        word = m_words[i] < word ? 1 : 0; // what is carried
    }
}

void ExactSum::add(UInt128 number, std::int64_t exponent)
{
    if (number == 0)
        return;
    const std::int64_t place = exponent >> 6; // rounded down
    const auto shift = static_cast<int>(exponent - place * wordBits);
    const UInt128 low = static_cast<UInt128>(static_cast<std::uint64_t>(number)) << shift;
    const UInt128 high = (number >> wordBits) << shift;
    makeRoom(place, place + 3);
    addWord(place, static_cast<std::uint64_t>(low));
    addWord(place + 1, static_cast<std::uint64_t>(low >> wordBits));
    addWord(place + 1, static_cast<std::uint64_t>(high));
    addWord(place + 2, static_cast<std::uint64_t>(high >> wordBits));
}

void ExactSum::add(const ExactSum& other)
{
    if (other.isZero())
        return;
    makeRoom(other.m_first, other.m_first + static_cast<std::int64_t>(other.m_words.size()));
    for (std::size_t i = 0; i < other.m_words.size(); ++i)
        addWord(other.m_first + static_cast<std::int64_t>(i), other.m_words[i]);
}

Natural ExactSum::inUnitsOf(std::int64_t exponent) const
{
    Natural number;
    for (auto word = m_words.rbegin(); word != m_words.rend(); ++word) {
        number <<= wordBits;
        number += Natural(*word);
    }
    assert(isZero() || exponent <= lowestExponent());
    if (!isZero())
        number <<= static_cast<std::size_t>(lowestExponent() - exponent);
    return number;
}

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
