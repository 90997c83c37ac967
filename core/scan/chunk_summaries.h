#pragma once

#include "core/array/cells.h"
#include "core/scan/short_keys.h"

#include <mutex>
#include <optional>
#include <unordered_map>

namespace bloscope {

// What is known of a chunk after all of its cells were seen once: enough to tell that something is
// not in it.
struct ChunkSummary {
    KeyRange numbers = {1, 0}; // from the lowest to the highest, infinities included; empty: none
    bool hasNotANumber = false;
    bool hasDamaged = false;
    bool hasUninitialised = false;
    bool hasAbsent = false;

    void add(const NumberOrder& order, std::span<const NumberKey> keys);
    void add(const ShortKeys& shorts, const NumberOrder& order, std::span<const ShortKey> keys);
    void add(const ShortKeys& shorts, std::span<const DigitKey> keys);
    void add(CellState state); // any but Fine
    void add(const ChunkSummary& other);

 private:
    void addNumbers(const KeyRange& range);
};

// Those of the chunks of one array, by number: written by whoever went through a chunk, read by
// searches, which skip chunks by them. Usable from any thread; keeps `most` of them, those that
// came first.
class ChunkSummaries {
 public:
    static constexpr std::size_t defaultMost = 1 << 18; // about 20 MB

    explicit ChunkSummaries(std::size_t most = defaultMost) : m_most(most) {}

    void insert(std::int64_t chunk, const ChunkSummary& summary);
    std::optional<ChunkSummary> find(std::int64_t chunk) const;
    std::size_t size() const;

 private:
    mutable std::mutex m_mutex;
    std::size_t m_most;
    std::unordered_map<std::int64_t, ChunkSummary> m_summaries;
};

} // namespace bloscope
