#include "core/array/slice_reader.h"

#include "core/array/cells_to_read.h"
#include "core/array/found_damage.h"
#include "core/array/linear_read.h"
#include "core/array/nd_read.h"
#include "core/array/slice_grid.h"
#include "core/bytes/destination.h"
#include "core/bytes/spare_mappings.h"
#include "core/objects/object_kind.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace bloscope {

namespace {

// When no cell of an array can be read.
std::optional<UniformChunk> whyNothingIsThere(const Array& array)
{
    if (const auto& broken = array.frame()->indexError())
        return UniformChunk{.state = CellState::Damaged, .reason = broken->text()};
    if (const std::string& nothing = array.presence().nothing(); !nothing.empty())
        return UniformChunk{.state = CellState::Absent, .reason = nothing};
    return std::nullopt;
}

// Are blocks that are taken as a whole worth keeping? Each of their bytes is written once more for
// it. Whoever reads all of an array has it, and what the cache cannot hold nobody finds there.
bool keepsWholeBlocks(const Array& array, std::size_t bytes, Reuse reuse, const BlockCache& cache)
{
    if (reuse == Reuse::Unlikely || bytes > cache.budget())
        return false;
    const bool isAll = std::cmp_equal(bytes, array.logicalBytes());
    return reuse == Reuse::Sure || !isAll || destinationOf(bytes) == Destination::Near;
}

// Devices are not told apart: some have another number each time they are mounted.
CellOrigin originOf(const Array& array, const FileIdentity& file)
{
    const ByteSource& source = *array.frame()->source();
    return {fmt::format("inode {}, {} bytes, of {}.{:09}", file.inode, file.size,
                        file.modifiedSeconds, file.modifiedNanoseconds),
            fmt::format("{} bytes at {}, {} at {}", source.size(), source.origin(),
                        typestringOf(array.dtype()), array.offset())};
}

// The chunk in which all of a slice lies that is not empty.
std::optional<std::int64_t> onlyChunkOf(const Slice& slice, const ArrayLayout& layout)
{
    std::int64_t chunk = 0;
    for (std::size_t d = 0; d < layout.dimensions(); ++d) {
        const std::int64_t first = slice[d].at(0) / layout.chunkshape[d];
        if (slice[d].at(slice[d].count - 1) / layout.chunkshape[d] != first)
            return {};
        chunk = chunk * layout.chunkGrid[d] + first;
    }
    return chunk;
}

// Shows a slice of an n-d array of which only rows and columns have more than one index.
class BlockShowing {
 public:
    BlockShowing(const SliceReader& reader, const Slice& slice, Reuse reuse, const ShowCells& show)
        : m_reader(reader),
          m_layout(*reader.array()->layout()),
          m_chunks(slice, m_layout.chunkshape),
          m_row(slice.rowDimension()),
          m_column(slice.columnDimension()),
          m_reuse(reuse),
          m_show(show)
    {
    }

    Result<> run(const Job& job)
    {
        for (std::int64_t n = 0; n < m_chunks.count(); ++n) {
            const CellBox part = m_chunks[n];
            BLOSCOPE_CHECK(isWalked(part) ? walk(part, job) : read(part, job));
        }
        return {};
    }

 private:
    std::int64_t numberOf(const CellBox& part) const
    {
        std::int64_t chunk = 0;
        for (std::size_t d = 0; d < m_layout.dimensions(); ++d)
            chunk = chunk * m_layout.chunkGrid[d] +
                    m_chunks.slice()[d].at(part.first[d]) / m_layout.chunkshape[d];
        return chunk;
    }

    // Do its blocks have to be decoded? Reading it tells what is wrong with the others.
    bool isWalked(const CellBox& part) const
    {
        const std::int64_t number = numberOf(part);
        const Result<ChunkPtr> chunk = m_reader.array()->frame()->chunk(number);
        return chunk && (*chunk)->header().nbytes == m_layout.chunkBytes &&
               (m_reader.edits().of(number) ||
                !uniformChunk(**chunk, number, m_reader.array()->presence(),
                              m_reader.array()->dtype().itemsize));
    }

    Result<> walk(const CellBox& part, const Job& job)
    {
        std::vector<CellBox> others; // than fine
        const auto showBlock = [&](BlockCells block) {
            for (std::size_t d = 0; d < part.first.size(); ++d)
                block.box.first[d] += part.first[d];
            if (block.state == CellState::Fine)
                showElements(block.elements, block.box);
            else
                others.push_back(std::move(block.box));
        };
        BLOSCOPE_CHECK(m_reader.walk(numberOf(part), SliceGrid::part(m_chunks.slice(), part),
                                     showBlock, job, m_reuse));
        for (const CellBox& box : others)
            BLOSCOPE_CHECK(read(box, job));
        return {};
    }

    Result<> read(const CellBox& box, const Job& job) const
    {
        BLOSCOPE_TRY(const Cells cells,
                     m_reader.read(SliceGrid::part(m_chunks.slice(), box), job, m_reuse));
        showElements(cells.bytes, box, cells.states);
        return {};
    }

    // `elements`: in C order of the box.
    void showElements(ByteView elements, const CellBox& box,
                      std::span<const CellState> states = {}) const
    {
        CellsView cells;
        cells.first = elements.data();
        cells.itemsize = static_cast<std::size_t>(m_layout.itemsize);
        cells.states = states;
        CellRect at{0, 0, 1, 1};
        std::size_t step = 1;
        for (std::size_t d = box.count.size(); d-- > 0;) {
            if (d == m_row) {
                cells.steps.down = step;
                at.row = box.first[d];
                at.rows = box.count[d];
            } else if (d == m_column) {
                cells.steps.across = step;
                at.column = box.first[d];
                at.columns = box.count[d];
            }
            step *= static_cast<std::size_t>(box.count[d]);
        }
        cells.rows = at.rows;
        cells.columns = at.columns;
        m_show(cells, at);
    }

    const SliceReader& m_reader;
    const ArrayLayout& m_layout;
    SliceGrid m_chunks;
    std::optional<std::size_t> m_row; // dimensions
    std::optional<std::size_t> m_column;
    Reuse m_reuse;
    const ShowCells& m_show;
};

bool canShowBlocks(const SliceReader& reader, const Slice& slice)
{
    const Array& array = *reader.array();
    return array.isNd() && slice.shape() == array.shape() && slice == slice.plane() &&
           !array.frame()->indexError() && array.presence().nothing().empty();
}

} // namespace

class SliceReader::CachedFile {
 public:
    explicit CachedFile(BlockCache& cache) : m_cache(cache), m_id(cache.newFileId()) {}
    ~CachedFile()
    {
        m_cache.forget(m_id);
        SpareMappings::ofThisProcess().giveUpLent();
    }
    CachedFile(const CachedFile&) = delete;
    CachedFile& operator=(const CachedFile&) = delete;

    std::uint64_t id() const { return m_id; }
    FoundDamage& damage() const { return m_damage; }

 private:
    BlockCache& m_cache;
    std::uint64_t m_id;
    mutable FoundDamage m_damage;
};

SliceReader::SliceReader(ArrayPtr array, BlockCache& cache, WorkerPool& pool)
    : m_array(std::move(array)),
      m_cache(cache),
      m_pool(pool),
      m_file(std::make_shared<const CachedFile>(cache))
{
}

SliceReader::SliceReader(const SliceReader& other, ValueEdits edits)
    : m_array(other.m_array),
      m_cache(other.m_cache),
      m_pool(other.m_pool),
      m_file(other.m_file),
      m_edits(std::move(edits))
{
}

std::shared_ptr<const SliceReader> SliceReader::withEdits(ValueEdits edits) const
{
    return std::shared_ptr<const SliceReader>(new SliceReader(*this, std::move(edits)));
}

FoundDamage& SliceReader::foundDamage() const
{
    return m_file->damage();
}

BlockSource SliceReader::blockSource(bool keepsWholeBlocks) const
{
    return {*m_array->frame(), m_array->presence(), m_edits,
            m_cache,           m_file->id(),        keepsWholeBlocks};
}

Result<Cells> SliceReader::readCells(const Slice& slice, const Job& job, Reuse reuse) const
{
    BLOSCOPE_TRY(CellsToRead wanted,
                 cellsToRead(slice, shape(), static_cast<std::size_t>(m_array->itemsize())));
    Cells& cells = wanted.cells;
    const std::size_t size = wanted.bytes;
    if (const auto missing = whyNothingIsThere(*m_array); missing && size > 0) {
        cells.bytes = HeapBytes::zeroed(size);
        cells.mark({missing->state, missing->reason, std::vector<std::int64_t>(cells.extent.size()),
                    cells.extent});
        return std::move(cells);
    }
    // Blocks of an n-d array fill every cell.
    cells.bytes = m_array->isNd() ? HeapBytes::toBeFilled(size) : HeapBytes::zeroed(size);
    if (cells.bytes.empty())
        return std::move(cells);
    const BlockSource blocks = blockSource(keepsWholeBlocks(*m_array, size, reuse, m_cache));
    if (m_array->isNd()) {
        BLOSCOPE_CHECK(readNd(*m_array->layout(), blocks, m_pool, job, cells));
    } else {
        BLOSCOPE_CHECK(
            readLinear({m_array->positions(), m_array->offset()}, blocks, m_pool, job, cells));
    }
    // Threads mark them in any order.
    std::ranges::sort(cells.regions, {}, &CellRegion::first);
    const auto damage = std::ranges::find(cells.regions, CellState::Damaged, &CellRegion::kind);
    if (damage != cells.regions.end())
        foundDamage().note(damage->reason);
    return std::move(cells);
}

Result<> SliceReader::show(const Slice& plane, Reuse reuse, const ShowCells& show,
                           const Job& job) const
{
    return canShowBlocks(*this, plane) ? BlockShowing(*this, plane, reuse, show).run(job)
                                       : CellSource::show(plane, reuse, show, job);
}

std::optional<UniformChunk> SliceReader::alike(const Slice& slice) const
{
    if (slice.isEmpty())
        return {};
    if (auto missing = whyNothingIsThere(*m_array))
        return missing;
    if (!m_array->isNd())
        return {};
    auto number = onlyChunkOf(slice, *m_array->layout());
    if (!number && areChunksAlike())
        number = 0;
    if (!number || m_edits.of(*number))
        return {};
    const Result<ChunkPtr> chunk = m_array->frame()->chunk(*number);
    if (!chunk || (*chunk)->header().nbytes != m_array->layout()->chunkBytes)
        return {}; // reading it tells what is wrong
    return uniformChunk(**chunk, *number, m_array->presence(), m_array->dtype().itemsize);
}

// Does one entry of the index stand for all chunks? Then arrays of terabytes take no time.
bool SliceReader::areChunksAlike() const
{
    const Frame& frame = *m_array->frame();
    const ChunkIndex* index = frame.index();
    if (!index || index->chunk()->header().payload() != Payload::Special || !m_edits.isEmpty() ||
        isCache(classify(frame)))
        return false;
    const auto entry = frame.indexEntry(0);
    return entry && !entry->stored();
}

CellSourcePtr SliceReader::unedited() const
{
    return m_edits.isEmpty() ? nullptr : withEdits({});
}

std::optional<CellOrigin> SliceReader::origin() const
{
    const Frame& frame = *m_array->frame();
    const auto file = frame.source()->container();
    if (!file || frame.kind() == FrameKind::Sparse || !m_edits.isEmpty())
        return {};
    return originOf(*m_array, *file);
}

Result<> SliceReader::walk(std::int64_t chunk, const Slice& slice, const ShowBlock& show,
                           const Job& job, Reuse reuse) const
{
    const auto showAndNote = [&](BlockCells block) {
        if (block.state == CellState::Damaged)
            foundDamage().note(block.reason);
        show(std::move(block));
    };
    return walkBlocks(*m_array->layout(), blockSource(reuse != Reuse::Unlikely), chunk, slice, job,
                      showAndNote);
}

} // namespace bloscope
