#include "core/statistics/digit_counts.h"

#include "core/scan/kernels/short_key_kernel.h"

#include <algorithm>
#include <array>
#include <bit>
#include <type_traits>

namespace bloscope {

namespace {

constexpr std::size_t mostOneByOne = 1 << 13; // counts would take longer to add up than these
constexpr std::size_t mostLatest = 1 << 30;   // 32 bits count no more
constexpr std::size_t mostInTurn = 1 << 12;
constexpr std::size_t group = 64; // digits that are counted in one of two ways
constexpr int mostRuns = 16;      // of a group; where there are more, each digit is counted

std::uint64_t wordAt(const std::uint8_t* bytes)
{
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < sizeof word; ++i)
        word |= std::uint64_t(bytes[i]) << (8 * i);
    return word;
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
    m_latestCount += keys.size();
    for (; !keys.empty(); keys = keys.subspan(std::min(keys.size(), mostInTurn))) {
        const auto some = keys.first(std::min(keys.size(), mostInTurn));
        if constexpr (std::is_same_v<Key, DigitKey>) {
            countDigits(some);
        } else {
            std::array<DigitKey, mostInTurn> begins;
            std::ranges::transform(some, begins.begin(), [shift = m_shift](Key key) {
                return static_cast<DigitKey>(key >> shift);
            });
            countDigits(std::span(begins).first(some.size()));
        }
    }
}

void DigitCounts::countDigits(std::span<const DigitKey> keys)
{
    std::array<std::uint8_t, mostInTurn / 8 + 7> ends;
    const std::size_t done = kernels::findRunEnds(keys.data(), keys.size(), ends.data());
    std::size_t i = 0;
    for (; i + group <= done; i += group) {
        const auto some = keys.subspan(i, group);
        const std::uint64_t endsOfThese = wordAt(&ends[i / 8]);
        if (std::popcount(endsOfThese) < mostRuns)
            countRuns(some, endsOfThese);
        else
            countEach(some);
    }
    countEach(keys.subspan(i));
}

// Neighbours are often alike: labels, masks, images with a background. A bit of `ends` for each
// digit of a group: is it the last one of a run?
void DigitCounts::countRuns(std::span<const DigitKey> keys, std::uint64_t ends)
{
    ends |= std::uint64_t(1) << (group - 1);
    for (int begin = 0; ends != 0; ends &= ends - 1) {
        const int last = std::countr_zero(ends);
        m_latest[keys[static_cast<std::size_t>(last)]][0] +=
            static_cast<std::uint32_t>(last + 1 - begin);
        begin = last + 1;
    }
}

void DigitCounts::countEach(std::span<const DigitKey> keys)
{
    for (std::size_t i = 0; i + 1 < keys.size(); i += 2) {
        ++m_latest[keys[i]][0];
        ++m_latest[keys[i + 1]][1];
    }
    if (keys.size() % 2 != 0)
        ++m_latest[keys.back()][0];
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
