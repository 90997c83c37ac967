#include "core/statistics/unsorted_numbers.h"

#include "core/scan/float_key.h"
#include "core/scan/kernels/number_kernel.h"
#include "core/statistics/number_survey.h"
#include "core/statistics/slice_percentiles.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <iterator>
#include <set>

namespace bloscope {

namespace {

constexpr std::uint32_t mostIntervals = 1 << 12; // whose counts stay in the first cache
constexpr std::size_t atOnce = 1 << 10;          // numbers
constexpr std::size_t fewNumbers = 1 << 14;      // of which it is not worth while
constexpr std::size_t mostPercents = 100;

// The numbers in [low, high] cut into intervals of equally many keys.
class Intervals {
 public:
    Intervals(double low, double high) : m_intervals{floatKey(low), 0, 0, 0}
    {
        m_intervals.keys = floatKey(high) - m_intervals.lowKey;
        while (m_intervals.keys >> m_intervals.shift >= mostIntervals)
            ++m_intervals.shift;
        m_intervals.beyond = mostIntervals;
    }

    // Calls take(first of them, their intervals) for some numbers after others. What lies outside,
    // and NaN, is in interval `mostIntervals`.
    template <class Take>
    void forEach(std::span<const double> numbers, const Take& take) const
    {
        std::array<std::uint32_t, atOnce> intervals;
        for (std::size_t first = 0; first < numbers.size(); first += atOnce) {
            const auto some = numbers.subspan(first, std::min(atOnce, numbers.size() - first));
            find(some, intervals);
            take(some, std::span(intervals).first(some.size()));
        }
    }

 private:
    void find(std::span<const double> numbers, std::span<std::uint32_t> to) const
    {
        std::size_t i =
            kernels::intervalsOf(numbers.data(), numbers.size(), m_intervals, to.data());
        for (; i < numbers.size(); ++i) {
            const NumberKey distance = floatKey(numbers[i]) - m_intervals.lowKey;
            to[i] = distance > m_intervals.keys
                        ? m_intervals.beyond
                        : static_cast<std::uint32_t>(distance >> m_intervals.shift);
        }
    }

    kernels::KeyIntervals m_intervals;
};

// Every other number has its own count, so that none waits for the one before, whose interval is
// often the same.
std::vector<std::uint32_t> countsOf(const Intervals& intervals, std::span<const double> numbers)
{
    std::vector<std::uint32_t> counts(mostIntervals + 1);
    std::vector<std::uint32_t> others(mostIntervals + 1);
    intervals.forEach(numbers, [&](std::span<const double>, std::span<const std::uint32_t> found) {
        std::size_t i = 0;
        for (; i + 1 < found.size(); i += 2) {
            ++counts[found[i]];
            ++others[found[i + 1]];
        }
        if (i < found.size())
            ++counts[found[i]];
    });
    std::ranges::transform(counts, others, counts.begin(), std::plus());
    return counts;
}

// An interval in which some ranks lie.
struct IntervalWithRanks {
    std::uint32_t interval = 0;
    std::vector<std::uint64_t> ranks = {}; // among its numbers
    std::vector<double> numbers = {};      // its own
};

std::vector<IntervalWithRanks> intervalsWith(std::span<const std::uint64_t> ranks,
                                             std::span<const std::uint32_t> counts)
{
    std::vector<IntervalWithRanks> wanted;
    std::uint32_t interval = 0;
    std::uint64_t before = 0; // numbers in front of the interval
    for (const std::uint64_t rank : ranks) {
        while (before + counts[interval] <= rank)
            before += counts[interval++];
        if (wanted.empty() || wanted.back().interval != interval) {
            wanted.push_back({interval});
            wanted.back().numbers.reserve(counts[interval]);
        }
        wanted.back().ranks.push_back(rank - before);
    }
    return wanted;
}

void take(const Intervals& intervals, std::span<const double> numbers,
          std::span<IntervalWithRanks> wanted)
{
    constexpr std::uint8_t none = 0xFF;
    std::array<std::uint8_t, mostIntervals + 1> places;
    places.fill(none);
    for (std::size_t place = 0; place < wanted.size(); ++place)
        places[wanted[place].interval] = static_cast<std::uint8_t>(place);
    intervals.forEach(numbers,
                      [&](std::span<const double> some, std::span<const std::uint32_t> in) {
                          for (std::size_t i = 0; i < some.size(); ++i)
                              if (places[in[i]] != none)
                                  wanted[places[in[i]]].numbers.push_back(some[i]);
                      });
}

std::vector<double> sortedAt(const UnsortedNumbers& among, std::span<const std::uint64_t> ranks)
{
    std::vector<double> sorted;
    sorted.reserve(among.count);
    std::ranges::copy_if(among.numbers, std::back_inserter(sorted), [&](double number) {
        return number >= among.low && number <= among.high;
    });
    std::vector<double> found;
    auto settled = sorted.begin();
    for (const std::uint64_t rank : ranks) {
        const auto place = sorted.begin() + static_cast<std::ptrdiff_t>(rank);
        std::nth_element(settled, place, sorted.end());
        settled = place;
        found.push_back(*place + 0.0); // of two zeros of different signs either may be there
    }
    return found;
}

// The numbers of these ranks, which rise. Each interval is a small part of the keys there are, so
// that a few rounds leave few numbers or a single one, however they are spread.
std::vector<double> numbersAt(const UnsortedNumbers& among, std::span<const std::uint64_t> ranks)
{
    if (among.low == among.high)
        return std::vector<double>(ranks.size(), among.low + 0.0);
    if (among.count <= fewNumbers)
        return sortedAt(among, ranks);
    const Intervals intervals(among.low, among.high);
    std::vector<IntervalWithRanks> wanted =
        intervalsWith(ranks, countsOf(intervals, among.numbers));
    take(intervals, among.numbers, wanted);
    std::vector<double> found;
    for (const IntervalWithRanks& each : wanted) {
        const NumberSurvey survey = surveyOf(each.numbers);
        const auto some =
            numbersAt({each.numbers, survey.lowest, survey.highest, survey.numbers}, each.ranks);
        found.insert(found.end(), some.begin(), some.end());
    }
    return found;
}

} // namespace

std::vector<double> percentilesOf(const UnsortedNumbers& among, std::span<const double> percents)
{
    assert(percents.size() <= mostPercents);
    std::vector<PercentilePlace> places;
    std::set<std::uint64_t> ranks;
    for (const double percent : percents) {
        places.push_back(placeOfPercentile(percent, among.count));
        ranks.insert(places.back().below);
        if (places.back().part > 0)
            ranks.insert(places.back().below + 1);
    }
    const std::vector<std::uint64_t> rising(ranks.begin(), ranks.end());
    const std::vector<double> found = numbersAt(among, rising);
    std::vector<double> percentiles;
    for (const PercentilePlace& place : places) {
        const auto below = std::ranges::lower_bound(rising, place.below) - rising.begin();
        const auto number = found.begin() + below;
        percentiles.push_back(place.part == 0 ? *number
                                              : interpolated(*number, *(number + 1), place.part));
    }
    return percentiles;
}

} // namespace bloscope
