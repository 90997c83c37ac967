#include "core/array/slice_reader.h"

#include "core/array/block_source.h"
#include "core/array/linear_read.h"
#include "core/array/nd_read.h"
#include "core/base/checked.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

SliceReader::SliceReader(ArrayPtr array, BlockCache& cache, WorkerPool& pool)
    : m_array(std::move(array)), m_cache(cache), m_pool(pool), m_file(cache.newFileId())
{
}

SliceReader::~SliceReader()
{
    m_cache.forget(m_file);
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
    cells.bytes = HeapBytes::zeroed(static_cast<std::size_t>(*bytes));
    if (cells.bytes.empty())
        return cells;
    if (const auto& broken = m_array->frame()->indexError()) {
        cells.mark({CellState::Damaged, broken->text(),
                    std::vector<std::int64_t>(cells.extent.size()), cells.extent});
        return cells;
    }
    if (const std::string& nothing = m_array->presence().nothing(); !nothing.empty()) {
        cells.mark({CellState::Absent, nothing, std::vector<std::int64_t>(cells.extent.size()),
                    cells.extent});
        return cells;
    }
    const bool keepsWholeBlocks = reuse == Reuse::Likely && cells.bytes.size() <= m_cache.budget();
    const BlockSource blocks(*m_array->frame(), m_array->presence(), m_cache, m_file,
                             keepsWholeBlocks);
    if (m_array->isNd()) {
        BLOSCOPE_CHECK(readNd(*m_array->layout(), blocks, m_pool, job, cells));
    } else {
        BLOSCOPE_CHECK(
            readLinear({m_array->positions(), m_array->offset()}, blocks, m_pool, job, cells));
    }
    // Threads mark them in any order.
    std::ranges::sort(cells.regions, {}, &CellRegion::first);
    return cells;
}

} // namespace bloscope
