#include "core/export/array_body.h"

#include "core/base/checked.h"
#include "core/export/slice_bands.h"

#include <cstring>

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

} // namespace

Result<std::uint64_t> beginExport(const FilledCells& cells, const Slice& slice)
{
    const auto count = slice.cellCount();
    if (!count)
        return Error{ErrorKind::Limit, "the slice has more cells than can be counted"};
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

} // namespace bloscope
