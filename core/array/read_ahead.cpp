#include "core/array/read_ahead.h"

#include "core/array/slice_plan.h"
#include "core/base/checked.h"
#include "core/frame/far_reads.h"

#include <algorithm>
#include <map>

namespace bloscope {

namespace {

// A block along one dimension: its chunk, its place there, and one of the indices of the slice that
// lie in it.
struct CrossedBlock {
    std::int64_t chunk = 0;
    std::int64_t block = 0;
    std::int64_t index = 0;
};

std::vector<CrossedBlock> crossedBlocks(const DimensionPlan& plan, const DimensionSlice& taken)
{
    std::vector<CrossedBlock> crossed;
    for (const ChunkRun& chunk : plan.chunks)
        for (std::size_t b = chunk.blocksBegin; b < chunk.blocksEnd; ++b)
            crossed.push_back(
                {chunk.chunk, plan.blocks[b].block, taken.at(plan.blocks[b].run.first)});
    return crossed;
}

// The blocks of an n-d array that a slice crosses, one by one in C order.
class BlockSteps {
 public:
    BlockSteps(const ArrayLayout& layout, const Slice& slice,
               const std::vector<DimensionPlan>& plans)
        : m_layout(layout), m_at(plans.size())
    {
        for (std::size_t d = 0; d < plans.size(); ++d) {
            m_crossed.push_back(crossedBlocks(plans[d], slice[d]));
            m_isEnd |= m_crossed.back().empty();
        }
    }

    FarReads::Part partOfChunks() const
    {
        std::vector<double> crossed;
        for (const std::vector<CrossedBlock>& blocks : m_crossed) {
            double chunks = 0;
            for (std::size_t i = 0; i < blocks.size(); ++i)
                chunks += i == 0 || blocks[i].chunk != blocks[i - 1].chunk ? 1 : 0;
            crossed.push_back(static_cast<double>(blocks.size()) / std::max(chunks, 1.0));
        }
        return FarReads::Part::of(crossed, m_layout.blockGrid);
    }

    bool isEnd() const { return m_isEnd; }
    void next()
    {
        for (std::size_t d = m_at.size(); d-- > 0;) {
            if (++m_at[d] < m_crossed[d].size())
                return;
            m_at[d] = 0;
        }
        m_isEnd = true;
    }

    std::int64_t count() const // as often as next() leads on from the begin
    {
        std::int64_t all = 1;
        for (const auto& crossed : m_crossed)
            all *= static_cast<std::int64_t>(crossed.size());
        return all;
    }
    std::int64_t chunk() const // its number
    {
        std::int64_t number = 0;
        for (std::size_t d = 0; d < m_at.size(); ++d)
            number = number * m_layout.chunkGrid[d] + m_crossed[d][m_at[d]].chunk;
        return number;
    }
    std::int32_t block() const // its number in the chunk
    {
        std::int64_t number = 0;
        for (std::size_t d = 0; d < m_at.size(); ++d)
            number = number * m_layout.blockGrid[d] + m_crossed[d][m_at[d]].block;
        return static_cast<std::int32_t>(number);
    }
    // The slice that takes one of its cells.
    Slice cell() const
    {
        std::vector<DimensionSlice> taken;
        for (std::size_t d = 0; d < m_at.size(); ++d)
            taken.push_back(DimensionSlice::index(m_crossed[d][m_at[d]].index));
        return Slice(m_layout.shape, std::move(taken));
    }

 private:
    const ArrayLayout& m_layout;
    std::vector<std::vector<CrossedBlock>> m_crossed;
    std::vector<std::size_t> m_at;
    bool m_isEnd = false;
};

// Nothing unless the cache can hold all of them.
std::optional<BlockSteps> walkOf(const SliceReader& reader, const Slice& slice)
{
    const Array& array = *reader.array();
    if (!array.isNd() || slice.shape() != array.shape())
        return std::nullopt;
    const ArrayLayout& layout = *array.layout();
    const auto plans = planSlice(slice, layout);
    if (!plans)
        return std::nullopt;
    BlockSteps walk(layout, slice, *plans);
    const auto bytes = checkedMultiply(walk.count(), layout.blockBytes);
    if (!bytes || static_cast<std::uint64_t>(*bytes) > reader.cache().budget())
        return std::nullopt;
    return walk;
}

// Which blocks there are in which chunks.
using CrossedChunks = std::map<std::int64_t, std::vector<std::int32_t>>;

CrossedChunks chunksOf(BlockSteps walk)
{
    CrossedChunks chunks;
    for (; !walk.isEnd(); walk.next())
        chunks[walk.chunk()].push_back(walk.block());
    return chunks;
}

// Where the file is far away, what is read of chunks comes together.
void prepareChunks(const FarReads& far, const CrossedChunks& chunks, const FarReads::Part& part,
                   const std::stop_token& stop)
{
    std::vector<std::int64_t> numbers;
    for (const auto& [number, crossed] : chunks)
        numbers.push_back(number);
    far.prepareChunks(numbers, part, stop);
}

void prepareBlocks(const FarReads& far, const CrossedChunks& chunks, const Frame& frame,
                   const std::stop_token& stop)
{
    std::vector<ChunkPtr> opened; // for as long as they are needed
    std::vector<FarReads::Block> blocks;
    for (const auto& [number, crossed] : chunks)
        if (const auto chunk = frame.chunk(number)) {
            opened.push_back(*chunk);
            for (const std::int32_t block : crossed)
                blocks.push_back({number, chunk->get(), block});
        }
    far.prepareBlocks(blocks, stop);
}

bool isDecoded(const Array& array, std::int64_t chunk)
{
    const auto found = array.frame()->chunk(chunk);
    return found && (*found)->isStored() && (*found)->header().payload() != Payload::Special;
}

// Calls visit(walk) for each block of chunks that are decoded.
template <class Visit>
void forEachDecoded(const Array& array, BlockSteps& walk, const Visit& visit)
{
    std::int64_t chunk = -1;
    bool isOne = false;
    for (; !walk.isEnd(); walk.next()) {
        if (const std::int64_t other = walk.chunk(); other != chunk) {
            chunk = other;
            isOne = isDecoded(array, chunk);
        }
        if (isOne && !visit(walk))
            return;
    }
}

} // namespace

std::optional<std::int64_t> blockBytesOf(const SliceReader& reader, const Slice& slice,
                                         const std::stop_token& stop)
{
    auto walk = walkOf(reader, slice);
    if (!walk)
        return std::nullopt;
    if (const FarReads far(*reader.array()->frame()); far.isFar())
        prepareChunks(far, chunksOf(*walk), walk->partOfChunks(), stop);
    if (stop.stop_requested())
        return std::nullopt;
    std::int64_t bytes = 0;
    forEachDecoded(*reader.array(), *walk, [&](const BlockSteps&) {
        bytes += reader.array()->layout()->blockBytes;
        return true;
    });
    return bytes;
}

// One cell of a block brings all of it.
Result<> readAhead(const SliceReader& reader, const Slice& slice, const Job& job)
{
    auto walk = walkOf(reader, slice);
    if (const FarReads far(*reader.array()->frame()); walk && far.isFar()) {
        const CrossedChunks chunks = chunksOf(*walk);
        prepareChunks(far, chunks, walk->partOfChunks(), job.stop);
        prepareBlocks(far, chunks, *reader.array()->frame(), job.stop);
    }
    Result<> done;
    if (walk)
        forEachDecoded(*reader.array(), *walk, [&](const BlockSteps& at) {
            if (const Result<Cells> cell = reader.read(at.cell(), job); !cell)
                done = cell.error();
            return done.has_value();
        });
    return done;
}

} // namespace bloscope
