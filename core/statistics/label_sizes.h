#pragma once

#include "core/geometry/label_names.h"
#include "core/scan/number_scan.h"
#include "core/scan/wide_keys.h"
#include "core/statistics/statistics.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace bloscope {

// Whole numbers or Booleans, as labels are.
bool areLabels(const DType& dtype);
// The same as an error (Usage) that says why not.
Result<> checkLabels(const DType& dtype);

// What a label is called; empty where it has no name, as those past 2^63 - 1.
std::string labelNameOf(const LabelNames& names, Int128 label);

// Some of the indices [0, extent) of a dimension. Takes one bit for each of them.
class IndexSet {
 public:
    IndexSet() = default;
    explicit IndexSet(std::int64_t extent);

    std::int64_t extent() const { return m_extent; }
    std::size_t bytes() const { return m_words.size() * sizeof(std::uint64_t); }

    void add(std::int64_t begin, std::int64_t end);   // these and all between, without `end`
    void add(const IndexSet& other, std::int64_t at); // whose index 0 is `at`

    bool contains(std::int64_t index) const;
    std::int64_t count() const;
    // The first one behind an index, the last one in front of it; any index may be asked for.
    std::optional<std::int64_t> after(std::int64_t index) const;
    std::optional<std::int64_t> before(std::int64_t index) const;

    bool operator==(const IndexSet&) const = default;

 private:
    std::int64_t m_extent = 0;
    std::vector<std::uint64_t> m_words;
};

// How much of a slice has one label, and where.
struct LabelSize {
    NumberKey key = 0; // of the number; see LabelSizes::order
    std::uint64_t cells = 0;
    std::vector<std::int64_t>
        first; // position in the slice of one that has it: the first that is met
    // Per dimension of the slice, the positions at which any cell has it. None where these would
    // take too much memory.
    std::vector<IndexSet> places;
};

// The labels of a slice: whole numbers that stand for what a cell belongs to. 0 is no label but
// what lies around them.
struct LabelSizes {
    NumberOrder order;
    CellCounts counts;             // `finite`: with any label, or 0
    std::uint64_t background = 0;  // cells of 0
    std::vector<LabelSize> labels; // by number; none where there are more than mostLabels
    bool tooMany = false;
    std::vector<std::string> damage = {}; // the first reasons for damaged cells

    static constexpr std::size_t mostLabels = Statistics::mostValues;

    Int128 number(const LabelSize& label) const { return order.integer(label.key); }
    const LabelSize* find(Int128 number) const; // null: there is none
};

// Goes through the slice once, on all threads and in bounded memory. Job: progress in cells.
// Errors: Usage where the elements are no whole numbers, Cancelled.
Result<LabelSizes> labelSizesOf(const NumberScan& scan, const Job& job = {});

} // namespace bloscope
