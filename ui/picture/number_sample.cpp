#include "ui/picture/number_sample.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace bloscope {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

// The upper half of n times an odd constant: spread evenly over 2^32, and without a period that
// rows of a plane could have as well.
std::uint64_t scattered(std::uint64_t n)
{
    return (n * 0x9e3779b97f4a7c15) >> 32;
}

} // namespace

NumberSample::NumberSample(std::int64_t expected)
    : m_stretch(std::max(1.0, static_cast<double>(expected) / static_cast<double>(mostNumbers)))
{
    startAt(0);
}

void NumberSample::startAt(std::uint64_t position)
{
    m_seen = position;
    m_nextStretch = static_cast<std::uint64_t>(static_cast<double>(position) / m_stretch);
    m_nextStretch -= m_nextStretch > 0; // the division may have rounded up
    while (chosenOf(m_nextStretch) < position)
        ++m_nextStretch;
    m_next = chosenOf(m_nextStretch);
}

std::uint64_t NumberSample::chosenOf(std::uint64_t stretch) const
{
    const auto begin = static_cast<std::uint64_t>(static_cast<double>(stretch) * m_stretch);
    const auto end = static_cast<std::uint64_t>(static_cast<double>(stretch + 1) * m_stretch);
    const std::uint64_t length = std::min<std::uint64_t>(end - begin, UINT32_MAX);
    return begin + ((scattered(stretch) * length) >> 32);
}

void NumberSample::add(std::span<const double> numbers)
{
    if (isSample()) {
        addChosen(numbers);
        m_ends.add(numbers);
    } else {
        std::ranges::copy_if(numbers, std::back_inserter(m_numbers),
                             [](double number) { return std::isfinite(number); });
    }
    m_seen += numbers.size();
}

void NumberSample::addChosen(std::span<const double> numbers)
{
    while (m_next < m_seen + numbers.size()) {
        const double number = numbers[static_cast<std::size_t>(m_next - m_seen)];
        if (std::isfinite(number))
            m_numbers.push_back(number);
        m_next = chosenOf(++m_nextStretch);
    }
}

NumberSample NumberSample::partAfter(std::uint64_t ahead) const
{
    NumberSample part(0);
    part.m_stretch = m_stretch;
    part.startAt(m_seen + ahead);
    return part;
}

void NumberSample::join(NumberSample&& part)
{
    m_numbers.insert(m_numbers.end(), part.m_numbers.begin(), part.m_numbers.end());
    m_ends.add(part.m_ends);
    m_seen = part.m_seen;
    m_nextStretch = part.m_nextStretch;
    m_next = part.m_next;
}

// Several side by side, since each comparison waits for the one before it, and none with NaN is
// true. Where there is an infinity among them they are gone through again.
void NumberSample::Ends::add(std::span<const double> numbers)
{
    constexpr std::size_t lanes = 8;
    std::array<double, lanes> low;
    std::array<double, lanes> lowPositive;
    std::array<double, lanes> high;
    low.fill(infinity);
    lowPositive.fill(infinity);
    high.fill(-infinity);
    const std::size_t whole = numbers.size() / lanes * lanes;
    for (std::size_t i = 0; i < whole; i += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const double number = numbers[i + lane];
            const double positive = number > 0 ? number : infinity;
            low[lane] = number < low[lane] ? number : low[lane];
            lowPositive[lane] = positive < lowPositive[lane] ? positive : lowPositive[lane];
            high[lane] = number > high[lane] ? number : high[lane];
        }
    const Ends found{std::ranges::min(low), std::ranges::min(lowPositive), std::ranges::max(high)};
    if (found.lowest == -infinity || found.highest == infinity)
        addOneByOne(numbers.first(whole));
    else
        add(found);
    addOneByOne(numbers.subspan(whole));
}

void NumberSample::Ends::addOneByOne(std::span<const double> numbers)
{
    for (const double number : numbers)
        if (std::isfinite(number))
            add({number, number > 0 ? number : infinity, number});
}

void NumberSample::Ends::add(const Ends& other)
{
    lowest = std::min(lowest, other.lowest);
    lowestPositive = std::min(lowestPositive, other.lowestPositive);
    highest = std::max(highest, other.highest);
}

std::vector<double> NumberSample::take() &&
{
    if (isSample())
        for (const double end : {m_ends.lowest, m_ends.lowestPositive, m_ends.highest})
            if (std::isfinite(end))
                m_numbers.push_back(end);
    return std::move(m_numbers);
}

} // namespace bloscope
