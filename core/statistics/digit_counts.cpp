#include "core/statistics/digit_counts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace bloscope {

namespace {

constexpr std::size_t mostOneByOne = 1 << 13; // counts would take longer to add up than these
constexpr std::size_t mostLatest = 1 << 30;   // 32 bits count no more
constexpr std::size_t step = 16;

bool areAlike(std::span<const DigitKey, step> keys)
{
    std::array<std::uint64_t, 4> words;
    std::memcpy(words.data(), keys.data(), sizeof words);
    return ((words[0] ^ words[1]) | (words[0] ^ words[2]) | (words[0] ^ words[3]) |
            (words[0] ^ std::rotl(words[0], 16))) == 0;
}

} // namespace

template <class Use>
void DigitCounts::forEachOnce(const Use& use) const
{
    for (const std::uint16_t digit : m_few)
        use(digit, 1);
    for (const Run& run : m_runs)
        use(run.digit, run.times);
    for (std::size_t digit = 0; digit < m_latest.size(); ++digit)
        use(digit, std::uint64_t(m_latest[digit][0]) + m_latest[digit][1]);
    for (std::size_t digit = 0; digit < m_counts.size(); ++digit)
        use(digit, m_counts[digit]);
}

void DigitCounts::forEach(const Take& take) const
{
    forEachOnce([&](std::size_t digit, std::uint64_t times) {
        if (times > 0)
            take(static_cast<std::uint16_t>(digit), times);
    });
}

std::vector<std::uint64_t> DigitCounts::counts() const
{
    std::vector<std::uint64_t> counts(digits);
    forEachOnce([&](std::size_t digit, std::uint64_t times) { counts[digit] += times; });
    return counts;
}

template <class Key>
void DigitCounts::addKeys(std::span<const Key> keys)
{
    if (m_latest.empty() && m_few.size() + keys.size() <= mostOneByOne) {
        std::ranges::transform(keys, std::back_inserter(m_few), [this](Key key) {
            return static_cast<std::uint16_t>(key >> m_shift);
        });
        return;
    }
    for (; !keys.empty(); keys = keys.subspan(std::min(keys.size(), mostLatest))) {
        if (m_latestCount >= mostLatest)
            foldLatest();
        countKeys(keys.first(std::min(keys.size(), mostLatest)));
    }
}

void DigitCounts::foldLatest()
{
    m_counts = counts();
    m_few = {};
    m_runs = {};
    m_latest = {};
    m_latestCount = 0;
}

template <class Key>
void DigitCounts::countKeys(std::span<const Key> keys)
{
    m_latest.resize(digits);
    const auto digitOf = [this](Key key) { return static_cast<std::uint16_t>(key >> m_shift); };
    for (std::size_t i = 0; i + 1 < keys.size(); i += 2) {
        ++m_latest[digitOf(keys[i])][0];
        ++m_latest[digitOf(keys[i + 1])][1];
    }
    if (keys.size() % 2 != 0)
        ++m_latest[digitOf(keys.back())][0];
    m_latestCount += keys.size();
}

// Neighbours are often alike: labels, masks, images with a background. A step of as many keys as
// fill two vectors is one count then.
void DigitCounts::countKeys(std::span<const DigitKey> keys)
{
    m_latest.resize(digits);
    m_latestCount += keys.size();
    for (; keys.size() >= step; keys = keys.subspan(step)) {
        if (areAlike(keys.first<step>())) {
            m_latest[keys[0]][0] += step;
            continue;
        }
        for (std::size_t i = 0; i < step; i += 2) {
            ++m_latest[keys[i]][0];
            ++m_latest[keys[i + 1]][1];
        }
    }
    for (const DigitKey key : keys)
        ++m_latest[key][0];
}

void DigitCounts::add(std::uint64_t key, std::uint64_t times)
{
    const auto digit = static_cast<std::uint16_t>(key >> m_shift);
    if (m_counts.empty() && m_runs.size() < mostOneByOne) {
        m_runs.push_back({digit, times});
        return;
    }
    m_counts.resize(digits);
    m_counts[digit] += times;
}

void DigitCounts::add(const DigitCounts& other)
{
    m_counts.resize(digits);
    other.forEachOnce([&](std::size_t digit, std::uint64_t times) { m_counts[digit] += times; });
}

template void DigitCounts::addKeys(std::span<const ShortKey> keys);
template void DigitCounts::addKeys(std::span<const NumberKey> keys);
template void DigitCounts::addKeys(std::span<const DigitKey> keys);

} // namespace bloscope
