#include "core/array/block_walk.h"

#include "core/array/box_copy.h"
#include "core/array/slice_plan.h"
#include "core/base/row_major.h"
#include "core/bytes/scratch_bytes.h"

namespace bloscope {

namespace {

class ChunkBlocks {
 public:
    ChunkBlocks(const ArrayLayout& layout, const BlockSource& blocks, std::int64_t chunk,
                const Slice& slice, const ShowBlock& show)
        : m_layout(layout),
          m_blocks(blocks),
          m_number(chunk),
          m_slice(slice),
          m_show(show),
          m_strides(stridesOf(layout.blockshape, layout.itemsize))
    {
    }

    Result<> run(const Job& job);

 private:
    using Runs = std::vector<const BlockRun*>; // of one block, per dimension

    void prepare(const FarReads& far, const Job& job) const;
    void showMissing(CellState state, std::string reason);
    void showBlock(const Runs& runs);
    Result<> useBlock(const Runs& runs, std::int32_t block, const BlockSource::Use& use) const;
    bool takesAll(const Runs& runs) const;
    void showElements(ByteView block, const Runs& runs, CellBox box) const;
    bool areTogether(const Runs& runs) const;

    const ArrayLayout& m_layout;
    const BlockSource& m_blocks;
    std::int64_t m_number; // of the chunk
    const Slice& m_slice;
    const ShowBlock& m_show;
    Shape m_strides; // bytes between neighbours in a block, per dimension
    std::vector<DimensionPlan> m_plans;
    ChunkPtr m_chunk;
};

std::int64_t cellsOf(const Shape& counts)
{
    std::int64_t cells = 1;
    for (const std::int64_t count : counts)
        cells *= count;
    return cells;
}

CellBox boxOf(const std::vector<const BlockRun*>& runs)
{
    CellBox box;
    for (const BlockRun* const run : runs) {
        box.first.push_back(run->run.first);
        box.count.push_back(run->run.count);
    }
    return box;
}

Result<> ChunkBlocks::run(const Job& job)
{
    BLOSCOPE_TRY(m_plans, planSlice(m_slice, m_layout));
    if (const FarReads far = m_blocks.farReads(); far.isFar())
        prepare(far, job);
    Result<ChunkPtr> opened = m_blocks.chunk(m_number);
    Result<> fits = opened ? checkChunk(m_layout, **opened, m_number) : opened.error();
    if (!fits) {
        showMissing(CellState::Damaged, fits.error().text());
        job.advance(static_cast<std::uint64_t>(m_slice.cellCount().value_or(0)));
        return {};
    }
    m_chunk = *std::move(opened);
    Shape grid; // of the blocks that are crossed
    for (const DimensionPlan& plan : m_plans)
        grid.push_back(std::ssize(plan.blocks));
    Runs runs(grid.size());
    for (std::int64_t i = 0; i < cellsOf(grid); ++i) {
        if (job.stopped())
            return cancelled();
        const Shape at = indicesOf(i, grid);
        std::int64_t cells = 1;
        for (std::size_t d = 0; d < at.size(); ++d) {
            runs[d] = &m_plans[d].blocks[static_cast<std::size_t>(at[d])];
            cells *= runs[d]->run.count;
        }
        showBlock(runs);
        job.advance(static_cast<std::uint64_t>(cells));
    }
    return {};
}

// All that is stored of the chunk, or what opening it reads.
void ChunkBlocks::prepare(const FarReads& far, const Job& job) const
{
    std::vector<double> crossed;
    for (const DimensionPlan& plan : m_plans)
        crossed.push_back(static_cast<double>(plan.blocks.size()));
    far.prepareChunks({&m_number, 1}, FarReads::Part::of(crossed, m_layout.blockGrid), job.stop);
}

// Of all cells.
void ChunkBlocks::showMissing(CellState state, std::string reason)
{
    CellBox box;
    for (const DimensionSlice& taken : m_slice.dimensions()) {
        box.first.push_back(0);
        box.count.push_back(taken.count);
    }
    m_show({std::move(box), state, std::move(reason)});
}

void ChunkBlocks::showBlock(const Runs& runs)
{
    std::int64_t number = 0;
    for (std::size_t d = 0; d < runs.size(); ++d)
        number = number * m_layout.blockGrid[d] + runs[d]->block;
    const auto block = static_cast<std::int32_t>(number);
    if (auto missing = m_blocks.presence().missingBlock(m_number, block))
        return m_show({boxOf(runs), CellState::Absent, *std::move(missing)});
    const Result<> used = useBlock(
        runs, block, [&](ByteView elements) { showElements(elements, runs, boxOf(runs)); });
    if (!used)
        m_show({boxOf(runs), CellState::Damaged, used.error().text()});
}

Result<> ChunkBlocks::useBlock(const Runs& runs, std::int32_t block,
                               const BlockSource::Use& use) const
{
    const std::int64_t position = block * m_layout.blockBytes;
    if (m_blocks.keepsWholeBlocks() || !takesAll(runs))
        return m_blocks.useBlock(m_number, *m_chunk, block, position, m_layout.blockBytes,
                                 Destination::Near, use);
    BLOSCOPE_CHECK(m_blocks.checkSize(m_layout.blockBytes));
    const ScratchBytes scratch(static_cast<std::size_t>(m_layout.blockBytes));
    BLOSCOPE_CHECK(
        m_blocks.blockInto(scratch.span(), m_number, *m_chunk, block, position, Destination::Near));
    use(scratch.span());
    return {};
}

bool ChunkBlocks::takesAll(const Runs& runs) const
{
    for (std::size_t d = 0; d < runs.size(); ++d)
        if (!takesAllOfBlock(*runs[d], m_plans[d].chunks.front().chunk, d, m_layout))
            return false;
    return true;
}

void ChunkBlocks::showElements(ByteView block, const Runs& runs, CellBox box) const
{
    const auto bytes = static_cast<std::size_t>(cellsOf(box.count) * m_layout.itemsize);
    std::int64_t first = 0;
    for (std::size_t d = 0; d < runs.size(); ++d)
        first += runs[d]->run.inside * m_strides[d];
    const auto begin = static_cast<std::size_t>(first);
    if (areTogether(runs))
        return m_show({std::move(box), CellState::Fine, {}, block.subspan(begin, bytes)});
    const Shape strides = stridesOf(box.count, m_layout.itemsize);
    std::vector<BoxDimension> dimensions;
    for (std::size_t d = 0; d < runs.size(); ++d)
        dimensions.push_back({box.count[d], m_slice[d].step * m_strides[d], strides[d]});
    const ScratchBytes gathered(bytes);
    copyBox(std::move(dimensions), block.data() + begin, gathered.span().data(),
            static_cast<std::size_t>(m_layout.itemsize));
    m_show({std::move(box), CellState::Fine, {}, gathered.span()});
}

// Do the elements that are taken follow one another in their block?
bool ChunkBlocks::areTogether(const Runs& runs) const
{
    bool areWhole = true; // the dimensions behind
    for (std::size_t d = runs.size(); d-- > 0;) {
        const std::int64_t count = runs[d]->run.count;
        if (count > 1 && (!areWhole || m_slice[d].step != 1))
            return false;
        areWhole = areWhole && count == m_layout.blockshape[d];
    }
    return true;
}

} // namespace

Result<> walkBlocks(const ArrayLayout& layout, const BlockSource& blocks, std::int64_t n,
                    const Slice& slice, const Job& job, const ShowBlock& show)
{
    return ChunkBlocks(layout, blocks, n, slice, show).run(job);
}

} // namespace bloscope
