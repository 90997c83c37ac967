#pragma once

#include "core/base/result.h"
#include "core/bytes/heap_bytes.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace bloscope {

// Decoded blocks, least recently used out, charged by bytes. One cache serves all open files; each
// gets an id of its own. Failures are remembered as well, so that a damaged block is tried once.
// What one read takes or leaves here is not driven out by other blocks of the same read: of a plane
// that is larger than the cache a part is found again by the next plane, instead of nothing. Usable
// from any thread.
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

    using ReadId = std::uint64_t;
    static constexpr ReadId noRead = 0;
    ReadId newReadId();

    // Null when it is not there.
    Block find(const Key& key, ReadId read = noRead);
    // Not kept when there is no room, in the budget or beside what the same read needs.
    void insert(const Key& key, Block block, ReadId read = noRead);

    std::size_t bytes() const;
    std::size_t budget() const;
    void setBudget(std::size_t bytes);
    // Of a budget, what shares should have together at the most: a fourth is always left to blocks.
    static constexpr std::size_t mostShared(std::size_t budget) { return budget - budget / 4; }

    // What else is kept that was made of blocks, such as sums of their cells, by one who takes care
    // that its calls come one after the other: part of the budget.
    class Share {
     public:
        explicit Share(BlockCache* cache) : m_cache(cache) {} // lives longer; null: of none
        ~Share() { set(0); }
        Share(const Share&) = delete;
        Share& operator=(const Share&) = delete;

        void set(std::size_t bytes);

     private:
        BlockCache* m_cache;
        std::size_t m_bytes = 0;
    };

 private:
    struct KeyHash {
        std::size_t operator()(const Key& key) const;
    };
    struct Entry {
        Key key;
        Block block;
        ReadId lastRead;
    };

    std::size_t room() const; // for blocks
    // What has to go, but nothing of `read`; the caller destroys it without holding the lock.
    [[nodiscard]] std::list<Entry> shrinkTo(std::size_t bytes, ReadId read = noRead);

    mutable std::mutex m_mutex;
    std::size_t m_budget;
    std::size_t m_bytes = 0;
    std::size_t m_sharedBytes = 0;
    std::uint64_t m_nextFile = 1;
    std::atomic<ReadId> m_nextRead = noRead + 1;
    std::list<Entry> m_entries; // most recently used first
    std::unordered_map<Key, std::list<Entry>::iterator, KeyHash> m_places;
};

} // namespace bloscope
