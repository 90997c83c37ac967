#pragma once

#include "core/scan/chunk_summaries.h"
#include "core/scan/number_scan.h"
#include "core/scan/short_keys.h"
#include "core/statistics/digit_counts.h"
#include "core/statistics/moments.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// How often each number occurs, as long as there are few different ones. Once there are more than
// `most` it holds nothing and says so.
class ValueCounts {
 public:
    struct Entry {
        NumberKey key = 0;
        std::uint64_t count = 0;
        bool operator==(const Entry&) const = default;
    };

    explicit ValueCounts(std::size_t most) : m_most(most) {}

    void add(NumberKey key, std::uint64_t times = 1);
    void add(std::span<const NumberKey> keys);
    void add(const ShortKeys& shorts, std::span<const ShortKey> keys);
    void add(const ValueCounts& other);

    bool tooMany() const { return m_tooMany; }
    std::size_t size() const { return m_size; }
    std::vector<Entry> sorted() const; // by key; empty when there are too many

 private:
    template <class Key, class Full>
    void addRuns(std::span<const Key> keys, const Full& fullOf);
    std::size_t placeOf(NumberKey key) const;
    void grow();
    void giveUp();

    std::size_t m_most;
    bool m_tooMany = false;
    std::size_t m_size = 0;
    std::vector<Entry> m_entries; // a hash table; free where the count is 0
};

// How many cells of a slice are what.
struct CellCounts {
    std::uint64_t all = 0;
    std::uint64_t finite = 0; // numbers but infinities
    std::uint64_t notANumber = 0;
    std::uint64_t positiveInfinite = 0;
    std::uint64_t negativeInfinite = 0;
    std::uint64_t damaged = 0;
    std::uint64_t uninitialised = 0;
    std::uint64_t absent = 0; // not stored in this file
    std::uint64_t nulls = 0;  // of columns of tables: without a value

    void add(const CellCounts& other);
    bool operator==(const CellCounts&) const = default;
};

// A smallest or largest number, and where: the first of equal ones, in C order of the slice.
struct Extreme {
    NumberKey key = 0;
    std::vector<std::int64_t> position; // in the slice
};

// Exact statistics of the cells of a slice, or of a column (docs/statistics.md). Minimum, maximum,
// mean, deviation and sum are those of the finite numbers.
struct Statistics {
    explicit Statistics(const NumberOrder& order);

    CellCounts counts; // counts.all: those seen so far
    std::optional<Extreme> minimum;
    std::optional<Extreme> maximum;
    Moments moments;
    std::optional<ValueCounts> values; // of integers and booleans, where asked for
    // Of all finite numbers, for percentiles; null of types without, where neither they nor values
    // of so few bits are asked for, and as long as it goes on.
    std::shared_ptr<const DigitCounts> digits;
    std::int64_t damagedChunks = 0;  // parts of the slice with damaged cells
    std::vector<std::string> damage; // the first mostReasons reasons for them

    static constexpr std::size_t mostReasons = 100;
    static constexpr std::size_t mostValues = 4096; // of types of more than 16 bits
};

// Results so far, told now and then in the thread of the caller.
using StatisticsSoFar = std::function<void(const Statistics&)>;

// What will be asked for, each with all that is named before it: counts, extremes and moments; how
// often each value occurs; percentiles, which begin with what is counted on the way.
enum class Asked { Moments, Values, Percentiles };

// Goes through the slice once. Fills `summaries`, where given, with what it sees of whole chunks.
// Job: progress in cells. Errors: Cancelled.
Result<Statistics> statisticsOf(const NumberScan& scan, ChunkSummaries* summaries = nullptr,
                                const StatisticsSoFar& soFar = {}, const Job& job = {},
                                Asked asked = Asked::Percentiles);

} // namespace bloscope
