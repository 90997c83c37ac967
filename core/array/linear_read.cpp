#include "core/array/linear_read.h"

#include "core/array/cell_boxes.h"
#include "core/base/row_major.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <tuple>

namespace bloscope {

namespace {

// Listed before they are read, so that a slice of millions of tiny chunks takes little memory.
constexpr std::size_t piecesAtOnce = 1 << 13;

// Bytes [begin, end), counted from the first item of the array.
struct Stretch {
    std::int64_t begin = 0;
    std::int64_t end = 0;
};

// A chunk that the slice crosses.
struct Opened {
    Stretch range;
    ChunkPtr chunk; // null when it cannot be opened
    bool isZeros = false;
    CellState state = CellState::Fine; // of all its cells, whatever is in its blocks
    std::string reason = {};           // for that

    Stretch rangeOf(std::int32_t block) const
    {
        const std::int64_t begin = range.begin + chunk->blockBegin(block);
        return {begin, begin + chunk->blockBytes(block)};
    }
};

// What a run takes of a block, or of a chunk that has none (block -1).
struct Piece {
    std::int64_t chunk = 0;
    std::int32_t block = 0;
    std::int64_t run = 0;

    auto place() const { return std::tie(chunk, block); }
};

class LinearRead {
 public:
    LinearRead(const LinearData& data, const BlockSource& blocks, const Job& job, Cells& cells)
        : m_data(data),
          m_blocks(blocks),
          m_job(job),
          m_cells(cells),
          m_runs(cells.slice),
          m_itemsize(static_cast<std::int64_t>(cells.itemsize))
    {
    }

    Result<> run(WorkerPool& pool);

 private:
    using Pieces = std::span<const Piece>;

    Result<> readRun(std::int64_t number, WorkerPool& pool);
    Result<> readPieces(WorkerPool& pool);
    void prepare(const FarReads& far, std::span<const Pieces> blocks) const;
    void listChunk(const Opened& opened, std::int64_t number, std::int64_t run);
    const Opened& open(const ChunkPositions::Place& place);
    Opened opened(const ChunkPositions::Place& place) const;
    std::vector<Pieces> piecesByBlock() const;

    void read(Pieces pieces);
    ByteSpan wholeBlockInCells(Pieces pieces, const Stretch& range);
    void copy(const LinearRun& run, const Stretch& range, ByteView bytes);
    void mark(Pieces pieces, const Stretch& range, CellState kind, const std::string& reason);
    void clearMarkedItems();

    Stretch crossedBy(const LinearRun& run) const;
    std::pair<std::int64_t, std::int64_t> itemsIn(const Stretch& range, const LinearRun& run) const;

    const LinearData& m_data;
    const BlockSource& m_blocks;
    const Job& m_job;
    Cells& m_cells;
    LinearRuns m_runs;
    std::int64_t m_itemsize;
    std::map<std::int64_t, Opened> m_chunks; // by number
    std::vector<Piece> m_pieces;
    std::mutex m_marking;
};

Result<> LinearRead::run(WorkerPool& pool)
{
    const Stretch first = crossedBy(m_runs[0]); // all runs are of one size
    m_job.start(static_cast<std::uint64_t>(m_runs.count() * (first.end - first.begin)));
    for (std::int64_t number = 0; number < m_runs.count(); ++number)
        BLOSCOPE_CHECK(readRun(number, pool));
    BLOSCOPE_CHECK(readPieces(pool));
    clearMarkedItems();
    return {};
}

// Reads what was listed, every block once.
Result<> LinearRead::readPieces(WorkerPool& pool)
{
    std::ranges::sort(m_pieces, {}, [](const Piece& piece) {
        return std::tuple(piece.chunk, piece.block, piece.run);
    });
    const std::vector<Pieces> blocks = piecesByBlock();
    if (const FarReads far = m_blocks.farReads(); far.isFar())
        prepare(far, blocks);
    pool.forEach(blocks.size(), [&](std::size_t i) {
        if (!m_job.stopped())
            read(blocks[i]);
    });
    if (m_job.stopped())
        return cancelled();
    m_pieces.clear();
    m_chunks.clear();
    return {};
}

void LinearRead::prepare(const FarReads& far, std::span<const Pieces> blocks) const
{
    std::vector<FarReads::Block> wanted;
    for (const Pieces& pieces : blocks)
        if (const Piece& piece = pieces.front(); piece.block >= 0)
            wanted.push_back({piece.chunk, m_chunks.at(piece.chunk).chunk.get(), piece.block});
    far.prepareBlocks(wanted, m_job.stop);
}

// An item may begin in a good block and end in a damaged one: nothing of it is shown.
void LinearRead::clearMarkedItems()
{
    for (std::size_t i = 0; i < m_cells.states.size(); ++i)
        if (m_cells.states[i] != CellState::Fine)
            std::fill_n(m_cells.bytes.begin() + static_cast<std::int64_t>(i) * m_itemsize,
                        m_itemsize, std::byte{0});
}

std::vector<std::span<const Piece>> LinearRead::piecesByBlock() const
{
    std::vector<Pieces> blocks;
    for (auto first = m_pieces.begin(); first != m_pieces.end();) {
        const auto end = std::find_if(first, m_pieces.end(), [&](const Piece& piece) {
            return piece.place() != first->place();
        });
        blocks.emplace_back(first, end);
        first = end;
    }
    return blocks;
}

Result<> LinearRead::readRun(std::int64_t number, WorkerPool& pool)
{
    const LinearRun run = m_runs[number];
    const Stretch all = crossedBy(run);
    for (std::int64_t position = all.begin; position < all.end;) {
        if (m_job.stopped())
            return cancelled();
        if (m_pieces.size() >= piecesAtOnce || m_chunks.size() >= piecesAtOnce)
            BLOSCOPE_CHECK(readPieces(pool));
        const ChunkPositions::Place place = m_data.positions.at(position + m_data.offset);
        const Stretch range{place.begin - m_data.offset, place.begin - m_data.offset + place.size};
        const auto [first, end] = itemsIn(range, run);
        if (first < end)
            listChunk(open(place), place.chunk, number);
        m_job.advance(static_cast<std::uint64_t>(std::min(range.end, all.end) - position));
        position = range.end;
    }
    return {};
}

const Opened& LinearRead::open(const ChunkPositions::Place& place)
{
    const auto known = m_chunks.find(place.chunk);
    return known != m_chunks.end() ? known->second
                                   : m_chunks.emplace(place.chunk, opened(place)).first->second;
}

Opened LinearRead::opened(const ChunkPositions::Place& place) const
{
    const std::int64_t begin = place.begin - m_data.offset;
    const Stretch range{begin, begin + place.size};
    Result<ChunkPtr> chunk = m_blocks.chunk(place.chunk);
    if (!chunk)
        return {range, nullptr, false, CellState::Damaged, chunk.error().text()};
    const ChunkHeader& header = (*chunk)->header();
    if (header.nbytes != place.size)
        return {range, nullptr, false, CellState::Damaged,
                fmt::format("chunk {}: it has {} bytes, but {} are needed", place.chunk,
                            header.nbytes, place.size)};
    const Presence& presence = m_blocks.presence();
    if (auto missing = presence.missingChunk(place.chunk, header.special()))
        return {range, *chunk, false, CellState::Absent, *std::move(missing)};
    if (m_blocks.isEdited(place.chunk))
        return {range, *chunk};
    if (header.special() == SpecialKind::Uninitialised)
        return {range, *chunk, false, CellState::Uninitialised,
                fmt::format("chunk {} was never written", place.chunk)};
    const bool isZeros = header.special() == SpecialKind::Zeros && !presence.isPartial(place.chunk);
    return {range, *chunk, isZeros};
}

// The blocks of a chunk that a run takes something of.
void LinearRead::listChunk(const Opened& opened, std::int64_t number, std::int64_t runNumber)
{
    if (opened.isZeros)
        return; // the cells are zero already
    if (opened.state != CellState::Fine) {
        m_pieces.push_back({number, -1, runNumber});
        return;
    }
    const LinearRun run = m_runs[runNumber];
    const Stretch crossed = crossedBy(run);
    const Chunk& chunk = *opened.chunk;
    const std::int64_t begin = opened.range.begin;
    for (std::int32_t block = chunk.blockAt(std::max<std::int64_t>(crossed.begin - begin, 0));
         block < chunk.blockCount() && begin + chunk.blockBegin(block) < crossed.end; ++block) {
        const auto [first, end] = itemsIn(opened.rangeOf(block), run);
        if (first < end)
            m_pieces.push_back({number, block, runNumber});
    }
}

// From the first byte of the lowest item taken to the end of the highest.
Stretch LinearRead::crossedBy(const LinearRun& run) const
{
    const auto [lowest, highest] = std::minmax({run.at(0), run.at(run.count - 1)});
    return {lowest * m_itemsize, (highest + 1) * m_itemsize};
}

// The indices [first, end) of a run whose items touch `range`.
std::pair<std::int64_t, std::int64_t> LinearRead::itemsIn(const Stretch& range,
                                                          const LinearRun& run) const
{
    if (range.end <= 0 || range.begin == range.end)
        return {0, 0};
    const std::int64_t lowest = std::max<std::int64_t>(range.begin, 0) / m_itemsize;
    const std::int64_t highest = (range.end - 1) / m_itemsize;
    const std::int64_t distance = run.step > 0 ? lowest - run.start : run.start - highest;
    const std::int64_t reach = run.step > 0 ? highest - run.start : run.start - lowest;
    const std::int64_t stride = run.step > 0 ? run.step : -run.step;
    const std::int64_t first = distance <= 0 ? 0 : (distance + stride - 1) / stride;
    const std::int64_t end = reach < 0 ? 0 : reach / stride + 1;
    return {first, std::min(end, run.count)};
}

// All pieces of one block.
void LinearRead::read(Pieces pieces)
{
    const auto [number, blockNumber, run] = pieces.front();
    const Opened& opened = m_chunks.at(number);
    if (opened.state != CellState::Fine)
        return mark(pieces, opened.range, opened.state, opened.reason);
    const Stretch range = opened.rangeOf(blockNumber);
    if (const auto missing = m_blocks.presence().missingBlock(number, blockNumber))
        return mark(pieces, range, CellState::Absent, *missing);
    if (const ByteSpan to = wholeBlockInCells(pieces, range); !to.empty()) {
        const Result<> decoded = m_blocks.blockInto(to, number, *opened.chunk, blockNumber,
                                                    opened.chunk->blockBegin(blockNumber),
                                                    destinationOf(m_cells.bytes.size()));
        if (!decoded)
            mark(pieces, range, CellState::Damaged, decoded.error().text());
        return;
    }
    const auto copyPieces = [&](ByteView block) {
        for (const Piece& piece : pieces)
            copy(m_runs[piece.run], range, block);
    };
    const Result<> used =
        m_blocks.useBlock(number, *opened.chunk, blockNumber, opened.chunk->blockBegin(blockNumber),
                          range.end - range.begin, Destination::Near, copyPieces);
    if (!used)
        mark(pieces, range, CellState::Damaged, used.error().text());
}

// Where a block goes that is taken as it is, once and to be forgotten; nothing for all others. What
// becomes of it when it is damaged is cleared with all marked items.
ByteSpan LinearRead::wholeBlockInCells(Pieces pieces, const Stretch& range)
{
    const LinearRun run = m_runs[pieces.front().run];
    const Stretch taken{run.start * m_itemsize, (run.start + run.count) * m_itemsize};
    if (m_blocks.keepsWholeBlocks() || pieces.size() > 1 || run.step != 1 ||
        range.begin < taken.begin || range.end > taken.end)
        return {};
    return {m_cells.bytes.data() + run.cell * m_itemsize + (range.begin - taken.begin),
            static_cast<std::size_t>(range.end - range.begin)};
}

void LinearRead::copy(const LinearRun& run, const Stretch& range, ByteView bytes)
{
    const auto [first, end] = itemsIn(range, run);
    std::byte* const cells = m_cells.bytes.data() + run.cell * m_itemsize;
    if (run.step == 1) { // one piece, perhaps with parts of items at its ends
        const std::int64_t begin = std::max(range.begin, run.at(first) * m_itemsize);
        const std::int64_t stop = std::min(range.end, (run.at(end - 1) + 1) * m_itemsize);
        std::memcpy(cells + (begin - run.start * m_itemsize), bytes.data() + (begin - range.begin),
                    static_cast<std::size_t>(stop - begin));
        return;
    }
    for (std::int64_t i = first; i < end; ++i) {
        const std::int64_t item = run.at(i) * m_itemsize;
        const std::int64_t begin = std::max(range.begin, item);
        const std::int64_t stop = std::min(range.end, item + m_itemsize);
        std::memcpy(cells + i * m_itemsize + (begin - item), bytes.data() + (begin - range.begin),
                    static_cast<std::size_t>(stop - begin));
    }
}

void LinearRead::mark(Pieces pieces, const Stretch& range, CellState kind,
                      const std::string& reason)
{
    const std::lock_guard lock(m_marking);
    for (const Piece& piece : pieces) {
        const LinearRun run = m_runs[piece.run];
        const auto [first, end] = itemsIn(range, run);
        forEachBox(run.cell + first, run.cell + end, m_cells.extent, [&](CellBox box) {
            m_cells.mark({kind, reason, std::move(box.first), std::move(box.count)});
        });
    }
}

} // namespace

LinearRuns::LinearRuns(const Slice& slice)
{
    const std::vector<std::int64_t> strides = stridesOf(slice.shape(), 1);
    for (std::size_t d = strides.size(); d-- > 0;) {
        const DimensionSlice& taken = slice[d];
        const std::int64_t step = taken.count > 1 ? taken.step * strides[d] : 1;
        m_first.start += taken.start * strides[d];
        const bool goesOn = step == m_first.count * m_first.step;
        if (taken.count == 1)
            continue;
        if (m_count == 1 && m_first.count == 1) {
            m_first.count = taken.count;
            m_first.step = step;
        } else if (m_count == 1 && goesOn) {
            m_first.count *= taken.count;
        } else {
            m_outerCounts.insert(m_outerCounts.begin(), taken.count);
            m_outerSteps.insert(m_outerSteps.begin(), step);
            m_count *= taken.count;
        }
    }
}

LinearRun LinearRuns::operator[](std::int64_t number) const
{
    LinearRun run = m_first;
    run.cell = number * m_first.count;
    const std::vector<std::int64_t> position = indicesOf(number, m_outerCounts);
    for (std::size_t d = 0; d < position.size(); ++d)
        run.start += position[d] * m_outerSteps[d];
    return run;
}

Result<> readLinear(const LinearData& data, const BlockSource& blocks, WorkerPool& pool,
                    const Job& job, Cells& cells)
{
    return LinearRead(data, blocks, job, cells).run(pool);
}

} // namespace bloscope
