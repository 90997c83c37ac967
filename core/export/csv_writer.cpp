#include "core/export/csv_writer.h"

#include "core/export/array_body.h"
#include "core/export/csv_lines.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr std::int64_t fieldsAtOnce = 8 * 1024; // of the first line

Result<> writeHeader(const CsvLines& lines, Sink& to)
{
    std::string text;
    for (std::int64_t field = 0; field < lines.headerFields(); field += fieldsAtOnce) {
        text.clear();
        lines.appendHeader(field, std::min(fieldsAtOnce, lines.headerFields() - field), text);
        BLOSCOPE_CHECK(to.write(bytesOf(text)));
    }
    return {};
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

Result<ExportReport> writeCsv(const ExportCells& cells, const Slice& slice,
                              const CsvOptions& options, Sink& to, const Job& job)
{
    BLOSCOPE_TRY(const std::uint64_t cellCount, beginExport(cells, slice));
    const CsvLines lines(cells.leaves(), slice, options);
    BLOSCOPE_CHECK(to.expect(lines.leastBytes()));
    job.start(cellCount);
    BLOSCOPE_CHECK(writeHeader(lines, to));
    const auto append = [&lines](const TextBand& band, std::int64_t first, std::int64_t count,
                                 std::string& text) { lines.append(band, first, count, text); };
    return writeBands(cells, slice, lines.valuesOfCell(), append, to, job);
}

Result<CsvPreview> previewCsv(const ExportCells& cells, const Slice& slice,
                              const CsvOptions& options, std::int64_t mostLines,
                              std::int64_t mostColumns, const Job& job)
{
    const auto values = std::ssize(cells.leaves());
    const Slice lines = firstLines(slice, mostLines);
    const Slice window = firstColumns(lines, std::max<std::int64_t>(1, mostColumns / values));
    CsvOptions shown = options;
    if (values > mostColumns) // of one cell alone
        shown.skippedAtLast = values - mostColumns;
    CsvPreview preview;
    preview.allRows = lines == slice;
    preview.allColumns = window == lines && shown == options;
    BLOSCOPE_TRY([[maybe_unused]] const ExportReport report,
                 writeCsv(cells, window, shown, *memorySink(preview.text), job));
    return preview;
}

} // namespace bloscope
