#include "core/array/nd_read.h"

#include "core/array/box_copy.h"
#include "core/array/slice_plan.h"
#include "core/array/uniform_chunk.h"
#include "core/base/row_major.h"
#include "core/bytes/scratch_bytes.h"

#include <algorithm>
#include <mutex>

namespace bloscope {

namespace {

// A number of a grid taken apart into its coordinates, the last dimension fastest.
std::vector<std::size_t> coordinatesOf(std::size_t number, const std::vector<std::size_t>& grid)
{
    std::vector<std::size_t> coordinates(grid.size());
    for (std::size_t d = grid.size(); d-- > 0;) {
        coordinates[d] = number % grid[d];
        number /= grid[d];
    }
    return coordinates;
}

std::size_t product(const std::vector<std::size_t>& grid)
{
    std::size_t all = 1;
    for (const std::size_t extent : grid)
        all *= extent;
    return all;
}

class NdRead {
 public:
    NdRead(const ArrayLayout& layout, const BlockSource& blocks, WorkerPool& pool, const Job& job,
           Cells& cells)
        : m_layout(layout),
          m_blocks(blocks),
          m_pool(pool),
          m_job(job),
          m_cells(cells),
          m_destination(destinationOf(cells.bytes.size()))
    {
    }

    Result<> run();

 private:
    // A chunk that the slice crosses, and which of the runs of each dimension lie in it.
    struct ChunkPart {
        std::int64_t number = 0;
        ChunkPtr chunk; // null: damaged, or nothing left to do
        std::vector<const ChunkRun*> runs;
    };
    // What such a part takes of one dimension of the answer.
    struct CellRange {
        std::int64_t first = 0;
        std::int64_t count = 0;
    };
    static std::vector<CellRange> rangesOf(const ChunkPart& part);

    // A block of such a chunk.
    struct BlockPart {
        const ChunkPart* chunk = nullptr;
        std::size_t number = 0; // among the crossed blocks of the chunk
    };

    std::int64_t numberOfChunk(const std::vector<std::size_t>& at) const;
    void prepareChunks(const FarReads& far, const std::vector<std::size_t>& grid) const;
    void prepareBlocks(const FarReads& far, const std::vector<BlockPart>& parts) const;
    void openChunk(ChunkPart& part);
    bool fillWhole(const ChunkPart& part);
    void fillWith(const std::vector<CellRange>& ranges, const std::byte* element);
    void clear(const std::vector<CellRange>& ranges);
    static std::vector<std::size_t> blockGridOf(const ChunkPart& part);
    std::vector<BlockPart> listBlocks(const std::vector<ChunkPart>& chunks) const;
    std::vector<const BlockRun*> runsOf(const BlockPart& part) const;
    std::int32_t numberOfBlock(const std::vector<const BlockRun*>& runs) const;
    void readBlock(const BlockPart& part);
    bool takesAll(const BlockPart& part, const std::vector<const BlockRun*>& runs) const;
    bool takesFewRows(const std::vector<const BlockRun*>& runs) const;
    Destination destinationOfPart(const std::vector<const BlockRun*>& runs) const;
    std::byte* placeInCells(const std::vector<const BlockRun*>& runs);
    bool liesAlikeInCells(const std::vector<const BlockRun*>& runs) const;
    Result<> readWholeBlock(const BlockPart& part, std::int64_t number,
                            const std::vector<const BlockRun*>& runs);
    void copyBlock(ByteView block, const std::vector<const BlockRun*>& runs);
    void mark(CellState kind, std::string reason, const std::vector<CellRange>& ranges);
    void markBlock(CellState kind, std::string reason, const std::vector<const BlockRun*>& runs);
    void markChunk(const ChunkPart& part, CellState kind, std::string reason);

    const ArrayLayout& m_layout;
    const BlockSource& m_blocks;
    WorkerPool& m_pool;
    const Job& m_job;
    Cells& m_cells;
    const Destination m_destination; // the cells
    std::vector<DimensionPlan> m_plans;
    std::vector<std::int64_t> m_blockStrides; // bytes between neighbours, per dimension, in a block
    std::vector<std::int64_t> m_cellStrides;  // and in the answer
    std::mutex m_marking;
};

Result<> NdRead::run()
{
    BLOSCOPE_TRY(m_plans, planSlice(m_cells.slice, m_layout));
    m_blockStrides = stridesOf(m_layout.blockshape, m_layout.itemsize);
    m_cellStrides = stridesOf(m_cells.extent, m_layout.itemsize);

    std::vector<std::size_t> chunkGrid;
    for (const DimensionPlan& plan : m_plans)
        chunkGrid.push_back(plan.chunks.size());
    std::vector<ChunkPart> chunks(product(chunkGrid));
    const FarReads far = m_blocks.farReads();
    if (far.isFar())
        prepareChunks(far, chunkGrid);
    m_pool.forEach(chunks.size(), [&](std::size_t i) {
        if (m_job.stopped())
            return;
        const std::vector<std::size_t> at = coordinatesOf(i, chunkGrid);
        for (std::size_t d = 0; d < at.size(); ++d)
            chunks[i].runs.push_back(&m_plans[d].chunks[at[d]]);
        chunks[i].number = numberOfChunk(at);
        openChunk(chunks[i]);
    });
    if (m_job.stopped())
        return cancelled();

    const std::vector<BlockPart> blocks = listBlocks(chunks);
    if (far.isFar())
        prepareBlocks(far, blocks);
    m_job.start(blocks.size());
    m_pool.forEach(blocks.size(), [&](std::size_t i) {
        if (m_job.stopped())
            return;
        readBlock(blocks[i]);
        m_job.advance();
    });
    return m_job.stopped() ? cancelled() : Result<>();
}

std::int64_t NdRead::numberOfChunk(const std::vector<std::size_t>& at) const
{
    std::int64_t number = 0;
    for (std::size_t d = 0; d < at.size(); ++d)
        number = number * m_layout.chunkGrid[d] + m_plans[d].chunks[at[d]].chunk;
    return number;
}

void NdRead::prepareChunks(const FarReads& far, const std::vector<std::size_t>& grid) const
{
    std::vector<std::int64_t> numbers(product(grid));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = numberOfChunk(coordinatesOf(i, grid));
    std::vector<double> crossed;
    for (const DimensionPlan& plan : m_plans)
        crossed.push_back(static_cast<double>(plan.blocks.size()) /
                          static_cast<double>(plan.chunks.size()));
    far.prepareChunks(numbers, FarReads::Part::of(crossed, m_layout.blockGrid), m_job.stop);
}

void NdRead::prepareBlocks(const FarReads& far, const std::vector<BlockPart>& parts) const
{
    std::vector<FarReads::Block> blocks;
    for (const BlockPart& part : parts)
        blocks.push_back(
            {part.chunk->number, part.chunk->chunk.get(), numberOfBlock(runsOf(part))});
    far.prepareBlocks(blocks, m_job.stop);
}

void NdRead::openChunk(ChunkPart& part)
{
    Result<ChunkPtr> chunk = m_blocks.chunk(part.number);
    if (!chunk) {
        markChunk(part, CellState::Damaged, chunk.error().text());
        return;
    }
    part.chunk = *std::move(chunk);
    if (const Result<> fits = checkChunk(m_layout, *part.chunk, part.number); !fits) {
        markChunk(part, CellState::Damaged, fits.error().text());
        part.chunk = nullptr;
    } else if (fillWhole(part)) {
        part.chunk = nullptr;
    }
}

// Chunks that hold the same element everywhere: no block is made of them.
bool NdRead::fillWhole(const ChunkPart& part)
{
    if (m_blocks.isEdited(part.number))
        return false;
    auto uniform = uniformChunk(*part.chunk, part.number, m_blocks.presence(), m_cells.itemsize);
    if (!uniform)
        return false;
    if (uniform->state != CellState::Fine)
        markChunk(part, uniform->state, std::move(uniform->reason));
    else if (uniform->isZero())
        clear(rangesOf(part));
    else
        fillWith(rangesOf(part), uniform->element.data());
    return true;
}

void NdRead::fillWith(const std::vector<CellRange>& ranges, const std::byte* element)
{
    std::byte* to = m_cells.bytes.data();
    std::vector<BoxDimension> box;
    for (std::size_t d = 0; d < ranges.size(); ++d) {
        to += ranges[d].first * m_cellStrides[d];
        box.push_back({ranges[d].count, 0, m_cellStrides[d]});
    }
    copyBox(std::move(box), element, to, m_cells.itemsize);
}

// Memory that began as zero and that no block was written to is left alone.
void NdRead::clear(const std::vector<CellRange>& ranges)
{
    if (!m_cells.bytes.beganAsZero())
        fillWith(ranges, ByteBuffer(m_cells.itemsize).data());
}

std::vector<NdRead::CellRange> NdRead::rangesOf(const ChunkPart& part)
{
    std::vector<CellRange> ranges;
    for (const ChunkRun* run : part.runs)
        ranges.push_back({run->first, run->count});
    return ranges;
}

std::vector<std::size_t> NdRead::blockGridOf(const ChunkPart& part)
{
    std::vector<std::size_t> grid;
    for (const ChunkRun* run : part.runs)
        grid.push_back(run->blocksEnd - run->blocksBegin);
    return grid;
}

std::vector<NdRead::BlockPart> NdRead::listBlocks(const std::vector<ChunkPart>& chunks) const
{
    std::vector<BlockPart> blocks;
    for (const ChunkPart& chunk : chunks) {
        const std::size_t count = chunk.chunk ? product(blockGridOf(chunk)) : 0;
        for (std::size_t i = 0; i < count; ++i)
            blocks.push_back({&chunk, i});
    }
    return blocks;
}

// The last dimension is the fastest.
std::vector<const BlockRun*> NdRead::runsOf(const BlockPart& part) const
{
    std::vector<const BlockRun*> runs(m_plans.size());
    std::size_t number = part.number;
    for (std::size_t d = runs.size(); d-- > 0;) {
        const ChunkRun& inChunk = *part.chunk->runs[d];
        const std::size_t count = inChunk.blocksEnd - inChunk.blocksBegin;
        runs[d] = &m_plans[d].blocks[inChunk.blocksBegin + number % count];
        number /= count;
    }
    return runs;
}

// In its chunk.
std::int32_t NdRead::numberOfBlock(const std::vector<const BlockRun*>& runs) const
{
    std::int64_t number = 0;
    for (std::size_t d = 0; d < runs.size(); ++d)
        number = number * m_layout.blockGrid[d] + runs[d]->block;
    return static_cast<std::int32_t>(number);
}

void NdRead::readBlock(const BlockPart& part)
{
    const std::vector<const BlockRun*> runs = runsOf(part);
    const std::int32_t number = numberOfBlock(runs);
    if (auto missing = m_blocks.presence().missingBlock(part.chunk->number, number))
        return markBlock(CellState::Absent, *std::move(missing), runs);
    const bool isTakenWhole = takesAll(part, runs);
    if (isTakenWhole && !m_blocks.keepsWholeBlocks()) {
        if (const Result<> read = readWholeBlock(part, number, runs); !read)
            markBlock(CellState::Damaged, read.error().text(), runs);
        return;
    }
    const Result<> read = m_blocks.useBlock(
        part.chunk->number, *part.chunk->chunk, number, number * m_layout.blockBytes,
        m_layout.blockBytes, isTakenWhole ? Destination::Near : destinationOfPart(runs),
        [&](ByteView block) { copyBlock(block, runs); });
    if (!read)
        markBlock(CellState::Damaged, read.error().text(), runs);
}

// Every element of the block that is one of the array?
bool NdRead::takesAll(const BlockPart& part, const std::vector<const BlockRun*>& runs) const
{
    for (std::size_t d = 0; d < runs.size(); ++d)
        if (!takesAllOfBlock(*runs[d], part.chunk->runs[d]->chunk, d, m_layout))
            return false;
    return true;
}

// Rows lie one behind the other; a column touches each of them.
bool NdRead::takesFewRows(const std::vector<const BlockRun*>& runs) const
{
    constexpr std::int64_t few = 4; // one of so many
    std::int64_t taken = 1;
    std::int64_t all = 1;
    for (std::size_t d = 0; d + 1 < runs.size(); ++d) {
        taken *= runs[d]->run.count;
        all *= m_layout.blockshape[d];
    }
    return taken <= all / few;
}

// Where a block goes of which a part is taken: if that is little, what is left is best written to
// where it is kept and nowhere else.
Destination NdRead::destinationOfPart(const std::vector<const BlockRun*>& runs) const
{
    return m_layout.blockBytes > BlockSource::mostNear || takesFewRows(runs) ? Destination::Far
                                                                             : Destination::Near;
}

// Where the first element that is taken of a block goes.
std::byte* NdRead::placeInCells(const std::vector<const BlockRun*>& runs)
{
    std::byte* place = m_cells.bytes.data();
    for (std::size_t d = 0; d < runs.size(); ++d)
        place += runs[d]->run.first * m_cellStrides[d];
    return place;
}

// Are the bytes of a whole block those of the answer, in the same order and without a gap?
bool NdRead::liesAlikeInCells(const std::vector<const BlockRun*>& runs) const
{
    for (std::size_t d = 0; d < runs.size(); ++d) {
        const std::int64_t count = runs[d]->run.count;
        const bool isAlike = m_cells.slice[d].step == 1 && m_cellStrides[d] == m_blockStrides[d];
        if (count != m_layout.blockshape[d] || (count > 1 && !isAlike))
            return false;
    }
    return true;
}

// A block that nobody needs again: straight into the answer, or by way of scratch memory.
Result<> NdRead::readWholeBlock(const BlockPart& part, std::int64_t number,
                                const std::vector<const BlockRun*>& runs)
{
    BLOSCOPE_CHECK(m_blocks.checkSize(m_layout.blockBytes));
    const auto blockBytes = static_cast<std::size_t>(m_layout.blockBytes);
    const auto decodeInto = [&](ByteSpan to, Destination destination) {
        return m_blocks.blockInto(to, part.chunk->number, *part.chunk->chunk,
                                  static_cast<std::int32_t>(number), number * m_layout.blockBytes,
                                  destination);
    };
    if (liesAlikeInCells(runs)) {
        const ByteSpan to(placeInCells(runs), blockBytes);
        const Result<> decoded = decodeInto(to, m_destination);
        if (!decoded)
            std::fill(to.begin(), to.end(), std::byte{0});
        return decoded;
    }
    const ScratchBytes scratch(blockBytes);
    BLOSCOPE_CHECK(decodeInto(scratch.span(), Destination::Near));
    copyBlock(scratch.span(), runs);
    return {};
}

void NdRead::markBlock(CellState kind, std::string reason, const std::vector<const BlockRun*>& runs)
{
    std::vector<CellRange> ranges;
    for (const BlockRun* run : runs)
        ranges.push_back({run->run.first, run->run.count});
    mark(kind, std::move(reason), ranges);
}

void NdRead::copyBlock(ByteView block, const std::vector<const BlockRun*>& runs)
{
    const std::byte* from = block.data();
    std::vector<BoxDimension> box;
    box.reserve(runs.size());
    for (std::size_t d = 0; d < runs.size(); ++d) {
        const Run& run = runs[d]->run;
        from += run.inside * m_blockStrides[d];
        box.push_back({run.count, m_cells.slice[d].step * m_blockStrides[d], m_cellStrides[d]});
    }
    copyBox(std::move(box), from, placeInCells(runs), m_cells.itemsize, m_destination);
}

// What is marked is zero.
void NdRead::mark(CellState kind, std::string reason, const std::vector<CellRange>& ranges)
{
    clear(ranges);
    CellRegion region{kind, std::move(reason), {}, {}};
    for (const CellRange& range : ranges) {
        region.first.push_back(range.first);
        region.count.push_back(range.count);
    }
    const std::lock_guard lock(m_marking);
    m_cells.mark(std::move(region));
}

void NdRead::markChunk(const ChunkPart& part, CellState kind, std::string reason)
{
    mark(kind, std::move(reason), rangesOf(part));
}

} // namespace

Result<> readNd(const ArrayLayout& layout, const BlockSource& blocks, WorkerPool& pool,
                const Job& job, Cells& cells)
{
    return NdRead(layout, blocks, pool, job, cells).run();
}

} // namespace bloscope
