#include "core/export/slice_bands.h"

#include "core/array/slice_reader.h"
#include "core/base/checked.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace bloscope {

namespace {

// The elements in export order, where that is not the order they were read in.
HeapBytes reordered(const Cells& cells, const ExportOrder& order)
{
    const LineLayout layout(order, cells);
    HeapBytes bytes = HeapBytes::uninitialised(cells.bytes.size());
    std::byte* to = bytes.data();
    LineWalk walk(layout, 0);
    for (std::int64_t line = 0; line < layout.lines; ++line, walk.next())
        for (std::int64_t column = 0; column < layout.columns; ++column) {
            const auto element =
                static_cast<std::size_t>(walk.element() + column * layout.columnStride);
            std::memcpy(to, cells.bytes.data() + element * cells.itemsize, cells.itemsize);
            to += cells.itemsize;
        }
    return bytes;
}

// The last place in (begin, end) where indices go over from one block of `extent` to the next, or
// `end` when there is none.
std::int64_t betweenBlocks(const DimensionSlice& taken, std::int64_t begin, std::int64_t end,
                           std::int64_t extent)
{
    const std::int64_t block = taken.at(end) / extent; // the one to be left for the next band
    if (taken.at(begin) / extent == block)
        return end;
    if (taken.step > 0)
        return ceilDivide(block * extent - taken.start, taken.step);
    return (taken.start - (block + 1) * extent) / -taken.step + 1;
}

} // namespace

Result<std::uint64_t> beginExport(const FilledCells& cells, const Slice& slice)
{
    const auto count = slice.cellCount();
    if (!count)
        return Error{ErrorKind::Limit, "the slice has too many cells"};
    if (const SliceReader* reader = cells.reader())
        BLOSCOPE_CHECK(checkReadable(*reader->array()->frame()));
    return static_cast<std::uint64_t>(*count);
}

Result<ExportReport> writeElements(const FilledCells& from, const Slice& slice,
                                   std::string_view header, Sink& to, const Job& job)
{
    BLOSCOPE_TRY(const std::uint64_t cellCount, beginExport(from, slice));
    const std::uint64_t bytes =
        checkedMultiply<std::uint64_t>(cellCount, from.dtype().itemsize).value_or(UINT64_MAX);
    BLOSCOPE_CHECK(to.expect(checkedAdd<std::uint64_t>(bytes, header.size()).value_or(UINT64_MAX)));
    job.start(cellCount);
    BLOSCOPE_CHECK(to.write(bytesOf(header)));

    const ExportOrder order(slice);
    ExportReport report;
    SliceBands bands = bandsOf(from, slice);
    while (const auto band = bands.next()) {
        BLOSCOPE_TRY(const Cells cells,
                     from.read(band->slice, {job.stop, nullptr}, Reuse::Unlikely));
        BLOSCOPE_CHECK(order.isCOrder() ? to.write(cells.bytes)
                                        : to.write(reordered(cells, order)));
        report.count(cells);
        job.advance(cells.bytes.size() / cells.itemsize);
    }
    return report;
}

SliceBands::SliceBands(Slice slice, std::int64_t itemsize, Shape blockshape, std::int64_t mostBytes)
    : m_slice(std::move(slice)),
      m_order(ExportOrder(m_slice).dimensions()),
      m_first(m_slice.dimensions().size(), 0),
      m_blockshape(std::move(blockshape)),
      m_done(m_slice.isEmpty())
{
    if (m_done)
        return;
    std::int64_t cells = std::max<std::int64_t>(1, mostBytes / itemsize);
    m_cut = m_order.size();
    while (m_cut > 0 && m_slice[m_order[m_cut - 1]].count <= cells)
        cells /= m_slice[m_order[--m_cut]].count;
    m_cutCount = cells;
}

std::optional<Band> SliceBands::next()
{
    if (m_done)
        return {};
    Band band{m_slice, m_first};
    const std::int64_t taken = m_cut > 0 ? endOfCut() - m_first[m_order[m_cut - 1]] : 0;
    for (std::size_t i = 0; i < m_cut; ++i) {
        const std::size_t d = m_order[i];
        const DimensionSlice& whole = m_slice[d];
        band.slice.set(
            d, DimensionSlice::range(whole.at(m_first[d]), i + 1 == m_cut ? taken : 1, whole.step));
    }
    advance(taken);
    return band;
}

// Where the band that begins at m_first ends in the dimension that is cut.
std::int64_t SliceBands::endOfCut() const
{
    const std::size_t d = m_order[m_cut - 1];
    const DimensionSlice& whole = m_slice[d];
    if (whole.count - m_first[d] <= m_cutCount)
        return whole.count;
    const std::int64_t end = m_first[d] + m_cutCount;
    if (m_blockshape.empty() || m_blockshape[d] <= 0)
        return end;
    return betweenBlocks(whole, m_first[d], end, m_blockshape[d]);
}

void SliceBands::advance(std::int64_t taken)
{
    for (std::size_t i = m_cut; i-- > 0; taken = 1) {
        const std::size_t d = m_order[i];
        m_first[d] += taken;
        if (m_first[d] < m_slice[d].count)
            return;
        m_first[d] = 0;
    }
    m_done = true;
}

SliceBands bandsOf(const CellSource& cells, const Slice& slice)
{
    if (!cells.reader())
        return {slice, static_cast<std::int64_t>(cells.dtype().itemsize), {}};
    const Array& array = *cells.reader()->array(); // whose whole elements are read
    return {slice, array.itemsize(), array.layout() ? array.layout()->blockshape : Shape()};
}

} // namespace bloscope
