#include "core/array/linear_read.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::size_t mostBlocks = 16'000'000;

// Bytes [begin, end) of the laid-out chunks.
struct ByteRange {
    std::int64_t begin = 0;
    std::int64_t end = 0;
};

// A block that the slice crosses, or a whole chunk that cannot be opened.
struct Part {
    std::int64_t chunkNumber = 0;
    ChunkPtr chunk; // null when it cannot be opened
    std::int32_t block = 0;
    ByteRange range;
    std::string damage; // why it cannot be opened
};

class LinearRead {
 public:
    LinearRead(const ChunkPositions& positions, const BlockSource& blocks, const Job& job,
               Cells& cells)
        : m_positions(positions),
          m_blocks(blocks),
          m_job(job),
          m_cells(cells),
          m_taken(cells.slice[0]),
          m_itemsize(static_cast<std::int64_t>(cells.itemsize))
    {
    }

    Result<> run(WorkerPool& pool);

 private:
    ByteRange crossed() const;
    Result<> listParts();
    void listChunk(const ChunkPositions::Place& place, const ByteRange& crossed);
    bool takesAnyOf(const ByteRange& range) const;
    void read(const Part& part);
    void copy(const ByteRange& range, ByteView bytes);
    void mark(const ByteRange& range, CellState kind, std::string reason);
    void clearMarkedItems();
    std::pair<std::int64_t, std::int64_t> itemsIn(const ByteRange& range) const;

    const ChunkPositions& m_positions;
    const BlockSource& m_blocks;
    const Job& m_job;
    Cells& m_cells;
    DimensionSlice m_taken;
    std::int64_t m_itemsize;
    std::vector<Part> m_parts;
    std::mutex m_marking;
};

Result<> LinearRead::run(WorkerPool& pool)
{
    BLOSCOPE_CHECK(listParts());
    m_job.start(m_parts.size());
    pool.forEach(m_parts.size(), [&](std::size_t i) {
        if (m_job.stopped())
            return;
        read(m_parts[i]);
        m_job.advance();
    });
    if (m_job.stopped())
        return cancelled();
    clearMarkedItems();
    return {};
}

// An item may begin in a good block and end in a damaged one: nothing of it is shown.
void LinearRead::clearMarkedItems()
{
    for (std::size_t i = 0; i < m_cells.states.size(); ++i)
        if (m_cells.states[i] != CellState::Fine)
            std::fill_n(m_cells.bytes.begin() + static_cast<std::int64_t>(i) * m_itemsize,
                        m_itemsize, std::byte{0});
}

// From the first byte of the lowest item taken to the end of the highest.
ByteRange LinearRead::crossed() const
{
    const std::int64_t one = m_taken.at(0);
    const std::int64_t other = m_taken.at(m_taken.count - 1);
    return {std::min(one, other) * m_itemsize, (std::max(one, other) + 1) * m_itemsize};
}

Result<> LinearRead::listParts()
{
    const ByteRange all = crossed();
    for (std::int64_t position = all.begin; position < all.end;) {
        if (m_job.stopped())
            return cancelled();
        if (m_parts.size() > mostBlocks)
            return Error{ErrorKind::Limit,
                         "the slice crosses too many blocks at once; ask for a part of it"};
        const ChunkPositions::Place place = m_positions.at(position);
        if (takesAnyOf({place.begin, place.begin + place.size}))
            listChunk(place, all);
        position = place.begin + place.size;
    }
    return {};
}

void LinearRead::listChunk(const ChunkPositions::Place& place, const ByteRange& crossed)
{
    Result<ChunkPtr> opened = m_blocks.chunk(place.chunk);
    const ByteRange whole{place.begin, place.begin + place.size};
    if (!opened || (*opened)->header().nbytes != place.size) {
        const std::string damage =
            opened ? fmt::format("chunk {}: {} bytes, {} are needed", place.chunk,
                                 (*opened)->header().nbytes, place.size)
                   : opened.error().text();
        m_parts.push_back({place.chunk, nullptr, 0, whole, damage});
        return;
    }
    const ChunkPtr& chunk = *opened;
    const Presence& presence = m_blocks.presence();
    if (auto missing = presence.missingChunk(place.chunk, chunk->header().special()))
        return mark(whole, CellState::Absent, *std::move(missing));
    if (chunk->header().special() == SpecialKind::Zeros && !presence.isPartial(place.chunk))
        return; // the cells are zero already
    if (chunk->header().special() == SpecialKind::Uninitialised) {
        mark(whole, CellState::Uninitialised,
             fmt::format("chunk {} was never written", place.chunk));
        return;
    }
    const std::int64_t first = std::max<std::int64_t>(crossed.begin - whole.begin, 0);
    const std::int64_t end = std::min(crossed.end, whole.end) - whole.begin;
    for (std::int32_t block = chunk->blockAt(first);
         block < chunk->blockCount() && chunk->blockBegin(block) < end; ++block) {
        const std::int64_t begin = whole.begin + chunk->blockBegin(block);
        const ByteRange range{begin, begin + chunk->blockBytes(block)};
        if (takesAnyOf(range))
            m_parts.push_back({place.chunk, chunk, block, range, {}});
    }
}

// The indices [first, end) of the slice whose items touch `range`.
std::pair<std::int64_t, std::int64_t> LinearRead::itemsIn(const ByteRange& range) const
{
    const std::int64_t lowest = range.begin / m_itemsize;
    const std::int64_t highest = (range.end - 1) / m_itemsize;
    const std::int64_t step = m_taken.step;
    const std::int64_t distance = step > 0 ? lowest - m_taken.start : m_taken.start - highest;
    const std::int64_t reach = step > 0 ? highest - m_taken.start : m_taken.start - lowest;
    const std::int64_t stride = step > 0 ? step : -step;
    const std::int64_t first = distance <= 0 ? 0 : (distance + stride - 1) / stride;
    const std::int64_t end = reach < 0 ? 0 : reach / stride + 1;
    return {first, std::min(end, m_taken.count)};
}

bool LinearRead::takesAnyOf(const ByteRange& range) const
{
    if (range.begin == range.end)
        return false;
    const auto [first, end] = itemsIn(range);
    return first < end;
}

void LinearRead::read(const Part& part)
{
    if (!part.chunk) {
        mark(part.range, CellState::Damaged, part.damage);
        return;
    }
    if (auto missing = m_blocks.presence().missingBlock(part.chunkNumber, part.block))
        return mark(part.range, CellState::Absent, *std::move(missing));
    const BlockCache::Block block =
        m_blocks.block(part.chunkNumber, *part.chunk, part.block,
                       part.chunk->blockBegin(part.block), part.range.end - part.range.begin);
    if (*block)
        copy(part.range, **block);
    else
        mark(part.range, CellState::Damaged, block->error().text());
}

void LinearRead::copy(const ByteRange& range, ByteView bytes)
{
    auto [first, end] = itemsIn(range);
    if (m_taken.step == 1) { // one piece, perhaps with parts of items at its ends
        const std::int64_t begin = std::max(range.begin, m_taken.at(first) * m_itemsize);
        const std::int64_t stop = std::min(range.end, (m_taken.at(end - 1) + 1) * m_itemsize);
        std::memcpy(m_cells.bytes.data() + (begin - m_taken.start * m_itemsize),
                    bytes.data() + (begin - range.begin), static_cast<std::size_t>(stop - begin));
        return;
    }
    for (std::int64_t i = first; i < end; ++i) {
        const std::int64_t item = m_taken.at(i) * m_itemsize;
        const std::int64_t begin = std::max(range.begin, item);
        const std::int64_t stop = std::min(range.end, item + m_itemsize);
        std::memcpy(m_cells.bytes.data() + i * m_itemsize + (begin - item),
                    bytes.data() + (begin - range.begin), static_cast<std::size_t>(stop - begin));
    }
}

void LinearRead::mark(const ByteRange& range, CellState kind, std::string reason)
{
    const auto [first, end] = itemsIn(range);
    if (first >= end)
        return;
    const std::lock_guard lock(m_marking);
    m_cells.mark({kind, std::move(reason), {first}, {end - first}});
}

} // namespace

Result<> readLinear(const ChunkPositions& positions, const BlockSource& blocks, WorkerPool& pool,
                    const Job& job, Cells& cells)
{
    return LinearRead(positions, blocks, job, cells).run(pool);
}

} // namespace bloscope
