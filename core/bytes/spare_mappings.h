#pragma once

#include <cstddef>
#include <mutex>
#include <vector>

namespace bloscope {

// Large pieces of memory of the system that nobody needs at the moment, for the next who does: one
// that was used before is there at once, a new one is cleared page by page when it is first
// touched. Of the whole process; usable from any thread.
class SpareMappings {
 public:
    struct Mapping {
        std::byte* data = nullptr;
        std::size_t size = 0;
    };

    static SpareMappings& ofThisProcess();

    // One of at least `size` bytes, and not far more, with whatever is in it; empty when there is
    // none.
    Mapping take(std::size_t size);

    // Kept, or given back to the system where that would be too much.
    void give(Mapping mapping);

    // All that may be kept.
    static constexpr std::size_t mostBytes = 32UL << 20;

 private:
    std::mutex m_mutex;
    std::vector<Mapping> m_mappings;
    std::size_t m_bytes = 0;
};

} // namespace bloscope
