#pragma once

#include "core/base/byte_view.h"

#include <cstddef>
#include <map>
#include <mutex>
#include <set>
#include <vector>

namespace bloscope {

// Bytes owned like those of a ByteBuffer, for those that are many and about to be filled. Zeroed
// ones are zero as the system gives them: large ones are not touched before somebody writes them,
// so that the threads which fill them share that work. Movable only.
class HeapBytes {
 public:
    HeapBytes() = default;
    static HeapBytes uninitialised(std::size_t size);
    static HeapBytes zeroed(std::size_t size);
    // For those who fill all of them: large ones are memory that was used before, if there is some.
    static HeapBytes toBeFilled(std::size_t size);
    // The same for one of many blocks of the same size.
    static HeapBytes forBlock(std::size_t size);
    HeapBytes(HeapBytes&& other) noexcept;
    HeapBytes& operator=(HeapBytes&& other) noexcept;
    ~HeapBytes();

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    // Is what nobody has written yet zero?
    bool beganAsZero() const { return m_beganAsZero; }
    std::byte* data() { return m_data; }
    const std::byte* data() const { return m_data; }
    std::byte* begin() { return m_data; }
    std::byte* end() { return m_data + m_size; }
    const std::byte* begin() const { return m_data; }
    const std::byte* end() const { return m_data + m_size; }
    std::byte& operator[](std::size_t i) { return m_data[i]; }
    const std::byte& operator[](std::size_t i) const { return m_data[i]; }

    // What is added is zero.
    void resize(std::size_t size);

    bool operator==(ByteView other) const;

 private:
    enum class Content { Zero, Unknown };
    enum class Home { Heap, Slab, System }; // where the memory is from
    HeapBytes(std::byte* data, std::size_t size, Content content, Home home, std::size_t mapped);
    static HeapBytes ofHeap(void* memory, std::size_t size, Content content);

    std::byte* m_data = nullptr;
    std::size_t m_size = 0;
    std::size_t m_mapped = 0; // bytes of the system's that this is the begin of
    Home m_home = Home::Heap;
    bool m_beganAsZero = true;
};

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
