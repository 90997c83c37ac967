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

} // namespace bloscope
