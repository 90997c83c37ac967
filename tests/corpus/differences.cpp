#include "tests/corpus/differences.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <span>

namespace bloscope::test {

namespace {

constexpr std::size_t mostSentences = 12;
constexpr std::size_t longestValue = 400;

std::string shortened(std::string value)
{
    if (value.size() > longestValue)
        value.replace(longestValue, std::string::npos, "...");
    return value;
}

} // namespace

void Differences::compare(const std::string& what, const Json& actual, const Json& expected)
{
    const std::string is = actual.dump();
    const std::string should = expected.dump();
    if (is != should)
        add(fmt::format("{} is {}, expected {}", what, shortened(is), shortened(should)));
}

std::string Differences::text() const
{
    const std::size_t shown = std::min(m_sentences.size(), mostSentences);
    std::string text = fmt::format("\n{}", fmt::join(std::span(m_sentences).first(shown), "\n"));
    if (shown < m_sentences.size())
        text += fmt::format("\nand {} more", m_sentences.size() - shown);
    return text;
}

} // namespace bloscope::test
