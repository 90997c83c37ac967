#pragma once

#include "core/base/result.h"
#include "core/bytes/heap_bytes.h"

#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace bloscope {

// Decoded blocks, least recently used out, charged by bytes. One cache serves all open files; each
// gets an id of its own. Failures are remembered as well, so that a damaged block is tried once.
// Usable from any thread.
class BlockCache {
 public:
    struct Key {
        std::uint64_t file = 0;
        std::int64_t chunk = 0;
        std::int32_t block = 0;
        bool operator==(const Key&) const = default;
    };
    using Block = std::shared_ptr<const Result<HeapBytes>>;

    static constexpr std::size_t defaultBudget = 256UL << 20;
    explicit BlockCache(std::size_t budgetBytes = defaultBudget);

    std::uint64_t newFileId();
    void forget(std::uint64_t file); // drops what belongs to a closed file

    Block find(const Key& key);               // null when it is not there
    void insert(const Key& key, Block block); // too large for the budget: not kept

    std::size_t bytes() const;
    std::size_t budget() const;
    void setBudget(std::size_t bytes);

 private:
    struct KeyHash {
        std::size_t operator()(const Key& key) const;
    };
    struct Entry {
        Key key;
        Block block;
    };

    // What has to go; the caller destroys it without holding the lock.
    [[nodiscard]] std::list<Entry> shrinkTo(std::size_t bytes);

    mutable std::mutex m_mutex;
    std::size_t m_budget;
    std::size_t m_bytes = 0;
    std::uint64_t m_nextFile = 1;
    std::list<Entry> m_entries; // most recently used first
    std::unordered_map<Key, std::list<Entry>::iterator, KeyHash> m_places;
};

} // namespace bloscope
