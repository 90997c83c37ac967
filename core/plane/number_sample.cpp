#include "core/plane/number_sample.h"

#include <algorithm>
#include <iterator>

namespace bloscope {

std::uint64_t ScatteredChoice::of(std::uint64_t stretch) const
{
    // The upper half of a product with an odd constant: spread evenly over 2^32.
    const std::uint64_t scattered = (stretch * 0x9e3779b97f4a7c15) >> 32;
    const auto begin = static_cast<std::uint64_t>(static_cast<double>(stretch) * m_stretch);
    const auto end = static_cast<std::uint64_t>(static_cast<double>(stretch + 1) * m_stretch);
    const std::uint64_t length = std::min<std::uint64_t>(end - begin, UINT32_MAX);
    return begin + ((scattered * length) >> 32);
}

NumberSample::NumberSample(std::int64_t expected)
    : m_choice(std::max(1.0, static_cast<double>(expected) / static_cast<double>(mostNumbers)))
{
    startAt(0);
}

void NumberSample::startAt(std::uint64_t position)
{
    m_seen = position;
    m_nextStretch = static_cast<std::uint64_t>(static_cast<double>(position) / m_choice.stretch());
    m_nextStretch -= m_nextStretch > 0; // the division may have rounded up
    while (m_choice.of(m_nextStretch) < position)
        ++m_nextStretch;
    m_next = m_choice.of(m_nextStretch);
}

void NumberSample::add(std::span<const double> numbers)
{
    if (isSample()) {
        addChosen(numbers);
        m_survey.add(numbers);
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
        m_next = m_choice.of(++m_nextStretch);
    }
}

NumberSample NumberSample::partAfter(std::uint64_t ahead) const
{
    NumberSample part(0);
    part.m_choice = m_choice;
    part.startAt(m_seen + ahead);
    return part;
}

void NumberSample::join(NumberSample&& part)
{
    m_numbers.insert(m_numbers.end(), part.m_numbers.begin(), part.m_numbers.end());
    m_survey.add(part.m_survey);
    m_seen = part.m_seen;
    m_nextStretch = part.m_nextStretch;
    m_next = part.m_next;
}

std::vector<double> NumberSample::take() &&
{
    if (isSample())
        appendEnds(m_survey, m_numbers);
    return std::move(m_numbers);
}

} // namespace bloscope
