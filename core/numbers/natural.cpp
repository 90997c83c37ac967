#include "core/numbers/natural.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t limbBits = 32;
constexpr std::size_t groupDigits = 9; // what one limb holds
constexpr std::uint32_t groupPower = 1'000'000'000;

std::uint32_t lowLimb(std::uint64_t number)
{
    return static_cast<std::uint32_t>(number);
}

} // namespace

Natural::Natural(std::uint64_t number) : m_limbs{lowLimb(number), lowLimb(number >> limbBits)}
{
    trim();
}

void Natural::trim()
{
    while (!m_limbs.empty() && m_limbs.back() == 0)
        m_limbs.pop_back();
}

Natural& Natural::operator+=(const Natural& other)
{
    m_limbs.resize(std::max(m_limbs.size(), other.m_limbs.size()) + 1);
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < m_limbs.size(); ++i) {
        carry += m_limbs[i];
        carry += i < other.m_limbs.size() ? other.m_limbs[i] : 0;
        m_limbs[i] = lowLimb(carry);
        carry >>= limbBits;
    }
    trim();
    return *this;
}

Natural& Natural::operator-=(const Natural& other)
{
    assert(*this >= other);
    std::int64_t borrow = 0;
    for (std::size_t i = 0; i < m_limbs.size(); ++i) {
        borrow += m_limbs[i];
        borrow -= i < other.m_limbs.size() ? other.m_limbs[i] : 0;
        m_limbs[i] = lowLimb(static_cast<std::uint64_t>(borrow));
        borrow >>= limbBits;
    }
    trim();
    return *this;
}

Natural& Natural::operator*=(std::uint32_t factor)
{
    std::uint64_t carry = 0;
    for (std::uint32_t& limb : m_limbs) {
        carry += std::uint64_t(limb) * factor;
        limb = lowLimb(carry);
        carry >>= limbBits;
    }
    m_limbs.push_back(lowLimb(carry));
    trim();
    return *this;
}

Natural& Natural::operator*=(const Natural& factor)
{
    std::vector<std::uint32_t> product(m_limbs.size() + factor.m_limbs.size());
    for (std::size_t i = 0; i < m_limbs.size(); ++i) {
        std::uint64_t carry = 0;
        for (std::size_t k = 0; k < factor.m_limbs.size(); ++k) {
            carry += std::uint64_t(m_limbs[i]) * factor.m_limbs[k] + product[i + k];
            product[i + k] = lowLimb(carry);
            carry >>= limbBits;
        }
        product[i + factor.m_limbs.size()] = lowLimb(carry);
    }
    m_limbs = std::move(product);
    trim();
    return *this;
}

Natural& Natural::operator<<=(std::size_t bits)
{
    if (m_limbs.empty())
        return *this;
    *this *= std::uint32_t(1) << bits % limbBits;
    m_limbs.insert(m_limbs.begin(), bits / limbBits, 0);
    return *this;
}

void Natural::multiplyByPowerOfTen(std::size_t exponent)
{
    for (; exponent >= groupDigits; exponent -= groupDigits)
        *this *= groupPower;
    for (; exponent > 0; --exponent)
        *this *= 10;
}

bool Natural::bit(std::size_t number) const
{
    const std::size_t limb = number / limbBits;
    return limb < m_limbs.size() && (m_limbs[limb] >> number % limbBits & 1) != 0;
}

bool Natural::anyBitBelow(std::size_t number) const
{
    const std::size_t whole = std::min(number / limbBits, m_limbs.size());
    const auto end = m_limbs.begin() + static_cast<std::ptrdiff_t>(whole);
    if (std::any_of(m_limbs.begin(), end, [](std::uint32_t limb) { return limb != 0; }))
        return true;
    for (std::size_t i = whole * limbBits; i < std::min(number, m_limbs.size() * limbBits); ++i)
        if (bit(i))
            return true;
    return false;
}

void Natural::dropBits(std::size_t bits)
{
    const std::size_t limbs = std::min(bits / limbBits, m_limbs.size());
    m_limbs.erase(m_limbs.begin(), m_limbs.begin() + static_cast<std::ptrdiff_t>(limbs));
    divideBy(std::uint32_t(1) << bits % limbBits);
}

void Natural::shiftRightRounding(std::size_t bits)
{
    if (bits == 0)
        return;
    const bool up = bit(bits - 1) && (anyBitBelow(bits - 1) || bit(bits));
    dropBits(bits);
    if (up)
        *this += Natural(1);
}

bool Natural::shiftRight(std::size_t bits)
{
    const bool isInexact = anyBitBelow(bits);
    dropBits(bits);
    return isInexact;
}

// One bit after the other: what is divided is short, or divided once.
Natural Natural::divideBy(const Natural& divisor)
{
    assert(divisor.bitCount() > 0);
    Natural remainder;
    Natural quotient;
    quotient.m_limbs.resize(m_limbs.size());
    for (std::size_t i = bitCount(); i-- > 0;) {
        remainder <<= 1;
        if (bit(i))
            remainder += Natural(1);
        if (remainder < divisor)
            continue;
        remainder -= divisor;
        quotient.m_limbs[i / limbBits] |= std::uint32_t(1) << i % limbBits;
    }
    quotient.trim();
    *this = std::move(quotient);
    return remainder;
}

Natural Natural::squareRoot() const
{
    Natural root;
    for (std::size_t i = (bitCount() + 1) / 2; i-- > 0;) {
        Natural longer(1);
        longer <<= i;
        longer += root;
        if (longer * longer <= *this)
            root = std::move(longer);
    }
    return root;
}

std::size_t Natural::bitCount() const
{
    if (m_limbs.empty())
        return 0;
    return m_limbs.size() * limbBits - static_cast<std::size_t>(std::countl_zero(m_limbs.back()));
}

std::uint64_t Natural::lowBits() const
{
    const std::uint64_t low = m_limbs.empty() ? 0 : m_limbs[0];
    const std::uint64_t high = m_limbs.size() < 2 ? 0 : m_limbs[1];
    return high << limbBits | low;
}

std::uint32_t Natural::divideBy(std::uint32_t divisor)
{
    std::uint64_t remainder = 0;
    for (auto limb = m_limbs.rbegin(); limb != m_limbs.rend(); ++limb) {
        remainder = remainder << limbBits | *limb;
        *limb = lowLimb(remainder / divisor);
        remainder %= divisor;
    }
    trim();
    return lowLimb(remainder);
}

int Natural::compare(const Natural& other) const
{
    if (m_limbs.size() != other.m_limbs.size())
        return m_limbs.size() < other.m_limbs.size() ? -1 : 1;
    for (std::size_t i = m_limbs.size(); i-- > 0;)
        if (m_limbs[i] != other.m_limbs[i])
            return m_limbs[i] < other.m_limbs[i] ? -1 : 1;
    return 0;
}

std::string Natural::decimal() const
{
    Natural rest = *this;
    std::vector<std::uint32_t> groups;
    do
        groups.push_back(rest.divideBy(groupPower));
    while (!rest.m_limbs.empty());
    std::string text = std::to_string(groups.back());
    for (std::size_t i = groups.size() - 1; i-- > 0;)
        text += fmt::format("{:09}", groups[i]);
    return text;
}

} // namespace bloscope
