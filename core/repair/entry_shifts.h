#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace bloscope {

// Where the stored entries of an index lead to. Bytes that were inserted into a file, or are
// missing from it, move all that follows by as many; so entries count from other places behind
// them.
class EntryShifts {
 public:
    struct Step {
        std::int64_t from = 0; // the first entry that it is for
        std::int64_t by = 0;   // from the entry to the place of its chunk
    };

    explicit EntryShifts(std::int64_t by) : m_steps{{0, by}} {}

    // For entries from `step.from` on, which is more than those of the steps before.
    void add(const Step& step) { m_steps.push_back(step); }

    const std::vector<Step>& steps() const { return m_steps; } // at least one

    // Nothing where no file could reach that far.
    std::optional<std::int64_t> placeOf(std::int64_t entry) const;

 private:
    std::vector<Step> m_steps;
};

// An index beside the chunks that were found: how its entries lead to most of them.
struct EntryAlignment {
    EntryShifts shifts{0};
    std::int64_t led = 0;     // entries that lead to chunks
    bool isAmbiguous = false; // which of two chunks some entries lead to cannot be told
};

// What is tried: where entries may count from at the beginning and at the end of the file.
struct EntryBases {
    std::vector<std::int64_t> first;
    std::vector<std::int64_t> last;
};

// `entries` and `places` of chunks are sorted, and each is there once. Time: O(n log n) in both,
// and a square in what lies between two damaged places, up to a limit.
EntryAlignment aligned(std::span<const std::int64_t> entries, std::span<const std::int64_t> places,
                       const EntryBases& bases);

} // namespace bloscope
