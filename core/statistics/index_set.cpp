#include "core/statistics/index_set.h"

#include <algorithm>
#include <bit>

namespace bloscope {

namespace {

constexpr std::int64_t bitsOfWord = 64;
constexpr std::uint64_t wholeWord = ~std::uint64_t{0};

std::size_t wordOf(std::int64_t index)
{
    return static_cast<std::size_t>(index / bitsOfWord);
}

std::uint64_t bitsFrom(std::int64_t index)
{
    return wholeWord << (index % bitsOfWord);
}

std::uint64_t bitsUpTo(std::int64_t index) // and this one
{
    return wholeWord >> (bitsOfWord - 1 - index % bitsOfWord);
}

} // namespace

IndexSet::IndexSet(std::int64_t extent)
    : m_extent(extent), m_words(static_cast<std::size_t>((extent + bitsOfWord - 1) / bitsOfWord))
{
}

void IndexSet::add(std::int64_t begin, std::int64_t end)
{
    if (begin >= end)
        return;
    const std::size_t first = wordOf(begin);
    const std::size_t last = wordOf(end - 1);
    if (first == last) {
        m_words[first] |= bitsFrom(begin) & bitsUpTo(end - 1);
        return;
    }
    m_words[first] |= bitsFrom(begin);
    std::fill(m_words.begin() + static_cast<std::ptrdiff_t>(first) + 1,
              m_words.begin() + static_cast<std::ptrdiff_t>(last), wholeWord);
    m_words[last] |= bitsUpTo(end - 1);
}

void IndexSet::add(const IndexSet& other, std::int64_t at)
{
    for (auto index = other.after(-1); index; index = other.after(*index))
        add(at + *index, at + *index + 1);
}

bool IndexSet::contains(std::int64_t index) const
{
    return index >= 0 && index < m_extent &&
           (m_words[wordOf(index)] & bitsFrom(index) & bitsUpTo(index));
}

std::int64_t IndexSet::count() const
{
    std::int64_t count = 0;
    for (const std::uint64_t word : m_words)
        count += std::popcount(word);
    return count;
}

std::optional<std::int64_t> IndexSet::after(std::int64_t index) const
{
    const std::int64_t begin = std::max<std::int64_t>(index + 1, 0);
    if (begin >= m_extent)
        return {};
    std::uint64_t mask = bitsFrom(begin);
    for (std::size_t word = wordOf(begin); word < m_words.size(); ++word, mask = wholeWord)
        if (const std::uint64_t bits = m_words[word] & mask)
            return static_cast<std::int64_t>(word) * bitsOfWord + std::countr_zero(bits);
    return {};
}

std::optional<std::int64_t> IndexSet::before(std::int64_t index) const
{
    const std::int64_t last = std::min(index, m_extent) - 1;
    if (last < 0)
        return {};
    std::uint64_t mask = bitsUpTo(last);
    for (std::size_t word = wordOf(last) + 1; word-- > 0; mask = wholeWord)
        if (const std::uint64_t bits = m_words[word] & mask)
            return static_cast<std::int64_t>(word) * bitsOfWord + bitsOfWord - 1 -
                   std::countl_zero(bits);
    return {};
}

} // namespace bloscope
