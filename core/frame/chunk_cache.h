#pragma once

#include "core/chunk/chunk.h"

#include <list>
#include <mutex>
#include <unordered_map>

namespace bloscope {

// The chunks of a frame that were opened last, so that going through their blocks reads no header
// twice. Charged by the bytes of their tables. Usable from any thread.
class ChunkCache {
 public:
    ChunkPtr find(std::int64_t n); // null when it is not there
    void insert(std::int64_t n, ChunkPtr chunk);

 private:
    static constexpr std::size_t budgetBytes = 16UL << 20;

    struct Entry {
        std::int64_t n;
        ChunkPtr chunk;
        std::size_t bytes;
    };

    std::mutex m_mutex;
    std::size_t m_bytes = 0;
    std::list<Entry> m_entries; // most recently used first
    std::unordered_map<std::int64_t, std::list<Entry>::iterator> m_places;
};

} // namespace bloscope
