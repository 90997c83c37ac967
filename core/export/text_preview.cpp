#include "core/export/text_preview.h"

#include "core/export/export_order.h"
#include "core/export/export_report.h"
#include "core/export/sink.h"

#include <algorithm>

namespace bloscope {

namespace {

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

Result<TextPreview> previewText(const FilledCells& cells, const Slice& slice, ExportFormat format,
                                const CsvOptions& options, TextPreview::Extent most, const Job& job)
{
    const auto values = std::ssize(cells.leaves());
    const Slice lines = firstLines(slice, most.lines);
    const Slice window = firstColumns(lines, std::max<std::int64_t>(1, most.columns / values));
    CsvOptions shown = options;
    const ExportFormatTraits& traits = traitsOf(format);
    const bool isDelimited = traits.content == ExportFormatTraits::Content::Delimited;
    if (window != lines) // the last elements of the lines are not those of the slice
        shown.skippedAtLast = 0;
    if (isDelimited && values > most.columns) // of one cell alone
        shown.skippedAtLast = values - most.columns;
    TextPreview preview;
    preview.allRows = lines == slice;
    preview.allColumns = window == lines && shown == options;
    BLOSCOPE_TRY([[maybe_unused]] const ExportReport report,
                 traits.write(cells, window, shown, *memorySink(preview.text), job));
    return preview;
}

} // namespace bloscope
