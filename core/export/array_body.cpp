#include "core/export/array_body.h"

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

Result<ExportReport> writeElements(const SliceReader& reader, const Slice& slice, Sink& to,
                                   const Job& job)
{
    const auto cellCount = slice.cellCount();
    if (!cellCount)
        return Error{ErrorKind::Limit, "the slice has more cells than can be counted"};
    job.start(static_cast<std::uint64_t>(*cellCount));

    const ExportOrder order(slice);
    ExportReport report;
    SliceBands bands = bandsOf(*reader.array(), slice);
    while (const auto band = bands.next()) {
        BLOSCOPE_TRY(const Cells cells,
                     reader.read(band->slice, {job.stop, nullptr}, Reuse::Unlikely));
        BLOSCOPE_CHECK(order.isCOrder() ? to.write(cells.bytes)
                                        : to.write(reordered(cells, order)));
        report.count(cells);
        job.advance(cells.bytes.size() / cells.itemsize);
    }
    return report;
}

} // namespace bloscope
