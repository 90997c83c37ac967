#include "core/base/natural.h"

#include <algorithm>
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
    for (std::size_t i = 0; i < std::min(number, m_limbs.size() * limbBits); ++i)
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
