#pragma once

#include "core/frame/frame.h"

#include <span>
#include <stop_token>
#include <vector>

namespace bloscope {

// Tells the source of a frame what of it will be read soon, where that is far away
// (ByteSource::prepare()): then it comes in a few steps, and not chunk by chunk. What cannot be
// foretold, or fails, is read as ever.
class FarReads {
 public:
    // The frame lives longer.
    explicit FarReads(const Frame& frame) : m_frame(frame), m_cost(frame.source()->costOfReading())
    {
    }

    bool isFar() const { return m_cost > 0; }

    // Which of the blocks of each chunk are wanted: what share of them, and in how many pieces they
    // lie there.
    struct Part {
        double share = 1;
        double pieces = 1;

        // `crossed`: blocks that follow one another, for each dimension of the grid, as a rule.
        static Part of(std::span<const double> crossed, const Shape& blockGrid);
    };

    // What is read while these chunks are opened; or all of each, where that is quicker than to
    // ask for their blocks afterwards.
    void prepareChunks(std::span<const std::int64_t> numbers, const Part& part,
                       const std::stop_token& stop) const;

    // All of chunk `n` and of some around it, worth a few round trips together: for those who go
    // through all chunks in about their order.
    void prepareNear(std::int64_t n, const std::stop_token& stop) const;

    struct Block {
        std::int64_t chunkNumber = 0;
        const Chunk* chunk = nullptr; // open
        std::int32_t number = 0;
    };
    // In the order of their chunks.
    void prepareBlocks(std::span<const Block> blocks, const std::stop_token& stop) const;

 private:
    ByteRange headOf(const ByteRange& chunk) const;
    bool isQuickerWhole(std::span<const ByteRange> chunks, const Part& part) const;
    std::vector<ByteRange> placesOf(std::span<const std::int64_t> numbers) const;
    std::optional<std::int64_t> positionOf(std::int64_t n) const;
    static ByteRange rangeOf(const Block& block);

    const Frame& m_frame;
    std::uint64_t m_cost; // of a read, in bytes
};

} // namespace bloscope
