#include "core/frame/far_reads.h"

#include "core/base/checked.h"
#include "core/base/worker_pool.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr std::size_t mostPrepared = 1 << 16; // chunks, and blocks: others are read as ever
constexpr std::size_t mostFilesTogether = 16;
constexpr std::uint64_t chunkHeaderBytes = 32;
constexpr std::uint64_t roundTrips = 16;
constexpr double requestsTogether = 16; // in one of them
constexpr std::int64_t mostNear = 1024; // chunks

// Of one source.
struct Wish {
    ByteSourcePtr source;
    std::vector<ByteRange> ranges;
};

} // namespace

FarReads::Part FarReads::Part::of(std::span<const double> crossed, const Shape& blockGrid)
{
    Part part;
    bool areWhole = true; // the dimensions behind
    for (std::size_t d = crossed.size(); d-- > 0;) {
        const auto all = static_cast<double>(blockGrid[d]);
        part.share *= crossed[d] / all;
        part.pieces *= areWhole ? 1 : crossed[d];
        areWhole = areWhole && crossed[d] > all - 1; // but for the chunks at the border
    }
    return part;
}

void FarReads::prepareChunks(std::span<const std::int64_t> numbers, const Part& part,
                             const std::stop_token& stop) const
{
    numbers = numbers.first(std::min(numbers.size(), mostPrepared));
    if (m_frame.kind() == FrameKind::Sparse) {
        std::vector<std::string> names;
        for (const std::int64_t n : numbers)
            if (const auto entry = m_frame.indexEntry(n); entry && entry->stored())
                names.push_back(m_frame.chunkFileOf(*entry));
        return m_frame.folder()->prepare(names, stop);
    }
    if (m_frame.kind() != FrameKind::Contiguous)
        return;
    std::vector<ByteRange> ranges = placesOf(numbers);
    if (!isQuickerWhole(ranges, part))
        std::ranges::transform(ranges, ranges.begin(),
                               [this](const ByteRange& range) { return headOf(range); });
    m_frame.source()->prepare(ranges, stop);
}

// Time is told in bytes that come meanwhile. What comes whole is asked for once, neighbours
// together; of parts first the heads come, then the blocks, the pieces of a chunk one by one.
bool FarReads::isQuickerWhole(std::span<const ByteRange> chunks, const Part& part) const
{
    const auto count = static_cast<double>(chunks.size());
    double bytes = 0;
    double heads = 0;
    double apart = 0; // chunks that do not follow another one
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        bytes += static_cast<double>(chunks[i].size);
        heads += static_cast<double>(headOf(chunks[i]).size);
        apart += i == 0 || chunks[i].offset != chunks[i - 1].end() ? 1 : 0;
    }
    const auto trips = [this](double requests) {
        return static_cast<double>(m_cost) * std::ceil(requests / requestsTogether);
    };
    return trips(apart) + bytes <=
           trips(count) + heads + trips(count * part.pieces) + part.share * bytes;
}

// In groups, so that whoever is at one of a group waits for it or finds it there.
void FarReads::prepareNear(std::int64_t n, const std::stop_token& stop) const
{
    const std::int64_t stored = std::max<std::int64_t>(m_frame.header().cbytes, 1);
    const std::int64_t average =
        ceilDivide(stored, std::max<std::int64_t>(m_frame.chunkCount(), 1));
    const std::int64_t group = std::clamp<std::int64_t>(
        static_cast<std::int64_t>(roundTrips * m_cost) / average, 1, mostNear);
    const std::int64_t first = n / group * group;
    std::vector<std::int64_t> numbers;
    for (std::int64_t i = first; i < std::min(first + group, m_frame.chunkCount()); ++i)
        numbers.push_back(i);
    prepareChunks(numbers, {}, stop);
}

// Up to the end of the table of blocks.
ByteRange FarReads::headOf(const ByteRange& chunk) const
{
    const FrameHeader& header = m_frame.header();
    const std::int64_t blocks =
        header.blocksize > 0 ? ceilDivide<std::int64_t>(header.chunksize, header.blocksize) : 1;
    const std::uint64_t head =
        chunkHeaderBytes + sizeof(std::int32_t) * static_cast<std::uint64_t>(blocks);
    return {chunk.offset, std::min(head, chunk.size)};
}

// In the area of the chunks; nothing for those that are only in the index.
std::optional<std::int64_t> FarReads::positionOf(std::int64_t n) const
{
    const auto entry =
        n < m_frame.chunkCount() ? m_frame.indexEntry(n) : Result<IndexEntry>(cancelled());
    return entry && entry->stored() ? std::optional(entry->raw) : std::nullopt;
}

// Where chunks lie, and how far they reach as it seems: up to the next one as a rule. The headers
// say how far they do.
std::vector<ByteRange> FarReads::placesOf(std::span<const std::int64_t> numbers) const
{
    std::vector<ByteRange> places;
    const std::int64_t average =
        m_frame.header().cbytes / std::max<std::int64_t>(m_frame.chunkCount(), 1);
    for (const std::int64_t n : numbers) {
        const auto position = positionOf(n);
        const auto entry = position ? m_frame.indexEntry(n) : Result<IndexEntry>(cancelled());
        const auto place =
            entry ? m_frame.placeOf(*entry) : Result<ChunkStorage::Place>(cancelled());
        if (!place)
            continue;
        const auto next = positionOf(n + 1);
        const std::int64_t size = next && *next > *position ? *next - *position : average;
        places.push_back(
            {place->offset,
             std::min(static_cast<std::uint64_t>(std::max<std::int64_t>(size, chunkHeaderBytes)),
                      place->available)});
    }
    return places;
}

// In its chunk. Empty where nothing of it has to be read.
ByteRange FarReads::rangeOf(const Block& block)
{
    const Chunk& chunk = *block.chunk;
    const ChunkHeader& header = chunk.header();
    if (block.number < 0 || block.number >= chunk.blockCount()) // of another size than the array's
        return {};
    if (header.payload() == Payload::PlainCopy)
        return {static_cast<std::uint64_t>(header.overhead() + chunk.blockBegin(block.number)),
                static_cast<std::uint64_t>(chunk.blockBytes(block.number))};
    if (header.payload() != Payload::Blocks)
        return {};
    const auto range = chunk.blocks().range(block.number);
    if (!range)
        return {};
    return {static_cast<std::uint64_t>(range->begin),
            static_cast<std::uint64_t>(range->end - range->begin)};
}

void FarReads::prepareBlocks(std::span<const Block> blocks, const std::stop_token& stop) const
{
    std::vector<Wish> wishes; // one for all, or for each file of a sparse frame
    blocks = blocks.first(std::min(blocks.size(), mostPrepared));
    for (std::size_t i = 0; i < blocks.size();) {
        const Block& first = blocks[i];
        const auto entry = m_frame.indexEntry(first.chunkNumber);
        const auto place = first.chunk->isStored() && entry && entry->stored()
                               ? m_frame.placeOf(*entry)
                               : Result<ChunkStorage::Place>(cancelled());
        if (place && (wishes.empty() || wishes.back().source != place->source))
            wishes.push_back({place->source, {}});
        const auto add = [&](const Block& block) {
            if (const ByteRange range = rangeOf(block); place && range.size > 0)
                wishes.back().ranges.push_back({place->offset + range.offset, range.size});
        };
        if (needsFirstBlock(first.chunk->header()))
            add({first.chunkNumber, first.chunk, 0});
        for (; i < blocks.size() && blocks[i].chunk == first.chunk; ++i)
            add(blocks[i]);
    }
    if (wishes.size() == 1)
        return wishes.front().source->prepare(wishes.front().ranges, stop);
    if (wishes.empty())
        return;
    WorkerPool pool(static_cast<unsigned>(std::min(wishes.size(), mostFilesTogether)));
    pool.forEach(wishes.size(), [&](std::size_t i) {
        if (!stop.stop_requested())
            wishes[i].source->prepare(wishes[i].ranges, stop);
    });
}

} // namespace bloscope
