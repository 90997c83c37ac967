#include "core/export/csv_writer.h"

#include "core/array/dtype_leaves.h"
#include "core/base/checked.h"
#include "core/export/csv_lines.h"
#include "core/export/piece_writer.h"

#include <algorithm>

namespace bloscope {

namespace {

// About 150 KB of text: it stays in a processor's cache until it is written, and every thread gets
// its share of a band.
constexpr std::int64_t pieceValues = 8 * 1024;
constexpr std::int64_t pieceBytes = 64 * 1024; // of cells

Result<> writeHeader(const CsvLines& lines, Sink& to)
{
    std::string text;
    for (std::int64_t field = 0; field < lines.headerFields(); field += pieceValues) {
        text.clear();
        lines.appendHeader(field, std::min(pieceValues, lines.headerFields() - field), text);
        BLOSCOPE_CHECK(to.write(bytesOf(text)));
    }
    return {};
}

Result<> writeBand(const CsvLines& lines, const CsvBand& band, PieceWriter& pieces, const Job& job)
{
    const std::int64_t itemsize = static_cast<std::int64_t>(band.cells.itemsize);
    const std::int64_t mostCells = std::max<std::int64_t>(1, pieceValues / lines.valuesOfCell());
    const std::int64_t step = std::clamp<std::int64_t>(pieceBytes / itemsize, 1, mostCells);
    const auto make = [&](std::size_t piece, std::string& text) {
        const std::int64_t first = static_cast<std::int64_t>(piece) * step;
        const std::int64_t count = std::min(step, band.cellCount() - first);
        lines.append(band, first, count, text);
        job.advance(static_cast<std::uint64_t>(count));
    };
    return pieces.write(static_cast<std::size_t>(ceilDivide(band.cellCount(), step)), make, job);
}

// The first `count` lines of a slice, or fewer: whole ranges of the faster dimensions.
Slice firstLines(const Slice& slice, std::int64_t count)
{
    Slice first = slice;
    const ExportOrder order(slice);
    for (auto d = order.lines.rbegin(); d != order.lines.rend(); ++d) {
        DimensionSlice taken = slice[*d];
        taken.count = std::min(taken.count, std::max<std::int64_t>(1, count));
        first.set(*d, taken);
        count /= std::max<std::int64_t>(1, taken.count);
    }
    return first;
}

Slice firstColumns(Slice slice, std::int64_t count)
{
    if (const auto column = slice.columnDimension()) {
        DimensionSlice taken = slice[*column];
        taken.count = std::min(taken.count, count);
        slice.set(*column, taken);
    }
    return slice;
}

} // namespace

Result<ExportReport> writeCsv(const SliceReader& reader, const Slice& slice,
                              const CsvOptions& options, Sink& to, const Job& job)
{
    const auto cellCount = slice.cellCount();
    if (!cellCount)
        return Error{ErrorKind::Limit, "the slice has more cells than can be counted"};
    job.start(static_cast<std::uint64_t>(*cellCount));

    const Array& array = *reader.array();
    const CsvLines lines(array.dtype(), slice, options);
    BLOSCOPE_CHECK(writeHeader(lines, to));

    ExportReport report;
    PieceWriter pieces(reader.pool(), to);
    SliceBands bands = bandsOf(array, slice);
    while (const auto band = bands.next()) {
        BLOSCOPE_TRY(Cells cells, reader.read(band->slice, {job.stop, nullptr}, Reuse::Unlikely));
        report.count(cells);
        BLOSCOPE_CHECK(
            writeBand(lines, CsvBand(lines.order(), *band, std::move(cells)), pieces, job));
    }
    return report;
}

Result<CsvPreview> previewCsv(const SliceReader& reader, const Slice& slice,
                              const CsvOptions& options, std::int64_t mostLines,
                              std::int64_t mostColumns, const Job& job)
{
    const auto values = std::ssize(leavesOf(reader.array()->dtype()));
    const Slice lines = firstLines(slice, mostLines);
    const Slice window = firstColumns(lines, std::max<std::int64_t>(1, mostColumns / values));
    CsvOptions shown = options;
    if (values > mostColumns) // of one cell alone
        shown.skippedAtLast = values - mostColumns;
    CsvPreview preview;
    preview.allRows = lines == slice;
    preview.allColumns = window == lines && shown == options;
    BLOSCOPE_TRY([[maybe_unused]] const ExportReport report,
                 writeCsv(reader, window, shown, *memorySink(preview.text), job));
    return preview;
}

} // namespace bloscope
