#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <vector>

namespace bloscope {

// Large pieces of memory of the system that nobody needs at the moment, for the next who does: one
// that was used before is there at once, a new one is cleared page by page when it is first
// touched. Some are kept; beyond that they are lent: the system takes their pages as soon as
// anybody is short of memory, and until then they are as good as kept. Of the whole process; usable
// from any thread.
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

    // Kept, lent, or given back to the system where all of that would be too much.
    void give(Mapping mapping);

    // Gives back what is lent: for those who close what they had large pieces of.
    void giveUpLent();

    // All that may be kept, and all that may be lent.
    static constexpr std::size_t mostBytes = 32UL << 20;
    static constexpr std::size_t mostLentBytes = 512UL << 20;

 private:
    class Shelf {
     public:
        explicit Shelf(std::size_t most) : m_most(most) {}
        std::optional<Mapping> take(std::size_t size);
        bool put(const Mapping& mapping); // false: it does not fit
        void giveUp();

     private:
        std::size_t m_most; // bytes
        std::size_t m_bytes = 0;
        std::vector<Mapping> m_mappings;
    };

    std::mutex m_mutex;
    Shelf m_kept{mostBytes};
    Shelf m_lent{mostLentBytes};
};

} // namespace bloscope
