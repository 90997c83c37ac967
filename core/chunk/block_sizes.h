#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace bloscope {

// How the decoded bytes of a chunk divide into blocks: equal ones with perhaps a shorter last one
// (format.md 3.7), or ones of any length (format.md 3.16).
class BlockSizes {
 public:
    BlockSizes() = default; // no blocks

    // `blockBytes` > 0, at most `nbytes` unless there are none.
    static BlockSizes equal(std::int64_t nbytes, std::int64_t blockBytes);
    // Where each block begins, ascending from 0, and at last where the chunk ends.
    static BlockSizes between(std::vector<std::int32_t> begins);

    std::int32_t count() const { return m_count; }
    std::int64_t largest() const { return m_largest; }
    std::int64_t begin(std::int32_t block) const
    {
        assert(block >= 0 && block <= m_count);
        return m_begins.empty() ? block * m_largest : m_begins[static_cast<std::size_t>(block)];
    }
    std::int64_t bytes(std::int32_t block) const
    {
        return block + 1 == m_count ? m_nbytes - begin(block) : begin(block + 1) - begin(block);
    }
    // The block that holds the byte at `position`, which lies inside the chunk.
    std::int32_t at(std::int64_t position) const;

    std::size_t memoryBytes() const { return m_begins.capacity() * sizeof(std::int32_t); }

 private:
    std::int64_t m_nbytes = 0;
    std::int64_t m_largest = 1;
    std::int32_t m_count = 0;
    std::vector<std::int32_t> m_begins; // count + 1 of them; empty when the blocks are equal
};

} // namespace bloscope
