#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <set>
#include <vector>

namespace bloscope {

// Memory for blocks: many pieces of few sizes, which come and go all the time in all threads. They
// are cut from slabs that the system may give in large pages: a new block then is there with one
// fault for dozens of them, and those that were given back are the next ones to be taken. Pieces of
// one size share slabs, and the lowest slab that has such ones, or else room, is filled first, so
// that others empty. Of the whole process; usable from any thread.
class BlockSlabs {
 public:
    static BlockSlabs& ofThisProcess();

    // `size` bytes at the begin of a cache line, with whatever is in them. Null for sizes that are
    // not worth it and where there are many sizes already: each has a slab of its own at least.
    // std::bad_alloc when there is no memory.
    std::byte* take(std::size_t size);
    void give(std::byte* piece); // that take() gave

    // Of pieces that nobody has but that are in memory; beyond a bound they go back to the system.
    std::size_t idleBytes() const;

    static constexpr std::size_t slabBytes = 16UL << 20;
    static constexpr std::size_t leastPiece = 16UL << 10; // smaller ones are quick to have anyway
    static constexpr std::size_t mostPiece = slabBytes / 16; // at most a seventeenth is left over
    static constexpr std::size_t mostSizes = 8;
    static constexpr std::size_t mostIdleBytes = 40UL << 20;

 private:
    struct Slab {
        explicit Slab(std::size_t bytes);
        std::size_t pieces() const { return slabBytes / pieceBytes; }
        bool isFull() const { return taken == pieces(); }

        std::size_t pieceBytes;
        std::size_t taken = 0;         // pieces
        std::size_t cut = 0;           // pieces; those behind them were never touched
        std::vector<std::byte*> idle;  // the last one was given back last
        std::vector<std::byte*> away;  // pieces whose memory went back to the system
        bool isListedWithIdle = false; // in its Size
        bool isListedWithRoom = false;
    };
    struct Size {
        std::size_t slabs = 0;
        std::set<std::byte*> withIdle; // pieces
        std::set<std::byte*> withRoom; // likewise, or some that are not in memory
    };
    using Slabs = std::map<std::byte*, Slab>; // by where they begin

    bool cutsPiecesOf(std::size_t pieceBytes);
    Slabs::iterator slabWithRoom(std::size_t pieceBytes);
    Slabs::iterator slabOf(std::byte* piece);
    void list(Slabs::value_type& place);
    bool giveUpIdleSlab();

    mutable std::mutex m_mutex;
    Slabs m_slabs;
    std::map<std::size_t, Size> m_sizes; // of pieces
    std::size_t m_idleBytes = 0;
};

} // namespace bloscope
