#include "ui/picture/number_sample.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

// The upper half of n times an odd constant: spread evenly over 2^32, and without a period that
// rows of a plane could have as well.
std::uint64_t scattered(std::uint64_t n)
{
    return (n * 0x9e3779b97f4a7c15) >> 32;
}

} // namespace

NumberSample::NumberSample(std::int64_t expected)
    : m_everyOne(expected <= mostNumbers
                     ? allOfThem
                     : static_cast<std::uint64_t>(static_cast<double>(mostNumbers) /
                                                  static_cast<double>(expected) *
                                                  static_cast<double>(allOfThem)))
{
    m_numbers.reserve(static_cast<std::size_t>(std::clamp<std::int64_t>(expected, 0, mostNumbers)));
}

void NumberSample::add(std::span<const double> numbers)
{
    for (const double number : numbers)
        if (scattered(m_seen++) < m_everyOne && std::isfinite(number))
            m_numbers.push_back(number);
    if (isSample())
        addToEnds(numbers);
}

// A comparison with NaN is never true, and few numbers are new ends.
void NumberSample::addToEnds(std::span<const double> numbers)
{
    for (const double number : numbers) {
        if (number < m_lowest && std::isfinite(number))
            m_lowest = number;
        if (number > m_highest && std::isfinite(number))
            m_highest = number;
        if (number < m_lowestPositive && number > 0)
            m_lowestPositive = number;
    }
}

std::vector<double> NumberSample::take() &&
{
    if (isSample())
        for (const double end : {m_lowest, m_lowestPositive, m_highest})
            if (std::isfinite(end))
                m_numbers.push_back(end);
    return std::move(m_numbers);
}

} // namespace bloscope
