#include "core/array/slice_reader.h"

#include "core/array/found_damage.h"
#include "core/array/linear_read.h"
#include "core/array/nd_read.h"
#include "core/base/checked.h"
#include "core/bytes/destination.h"
#include "core/bytes/spare_mappings.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace bloscope {

namespace {

struct Missing {
    CellState kind;
    std::string reason;
};

// When no cell of an array can be read.
std::optional<Missing> whyNothingIsThere(const Array& array)
{
    if (const auto& broken = array.frame()->indexError())
        return Missing{CellState::Damaged, broken->text()};
    if (const std::string& nothing = array.presence().nothing(); !nothing.empty())
        return Missing{CellState::Absent, nothing};
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

Result<Cells> SliceReader::read(const Slice& slice, const Job& job, Reuse reuse) const
{
    if (slice.shape() != m_array->shape())
        return Error{ErrorKind::Usage, "the slice was made for another shape"};
    const auto count = slice.cellCount();
    const auto bytes = count ? checkedMultiply(*count, m_array->itemsize()) : std::nullopt;
    if (!bytes || *bytes > mostBytes)
        return Error{
            ErrorKind::Limit,
            fmt::format("{} is too large to be read at once; ask for a part of it", slice.text())};

    Cells cells;
    cells.slice = slice;
    for (const DimensionSlice& taken : slice.dimensions())
        cells.extent.push_back(taken.count);
    cells.itemsize = static_cast<std::size_t>(m_array->itemsize());
    const auto size = static_cast<std::size_t>(*bytes);
    if (const auto missing = whyNothingIsThere(*m_array); missing && size > 0) {
        cells.bytes = HeapBytes::zeroed(size);
        cells.mark({missing->kind, missing->reason, std::vector<std::int64_t>(cells.extent.size()),
                    cells.extent});
        return cells;
    }
    // Blocks of an n-d array fill every cell.
    cells.bytes = m_array->isNd() ? HeapBytes::toBeFilled(size) : HeapBytes::zeroed(size);
    if (cells.bytes.empty())
        return cells;
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
    return cells;
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
