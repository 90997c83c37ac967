#include "ui/table/cell_copy.h"

#include "core/export/csv_writer.h"
#include "ui/cells/cell_columns.h"

namespace bloscope {

bool CellCopy::isPossible(const CellRect& cells, const DType& dtype)
{
    const auto bytes = static_cast<std::int64_t>(dtype.itemsize);
    const std::int64_t columns = CellColumns(dtype).cellsOf(cells).columns;
    return cells.rows <= mostCells / cells.columns && bytes <= mostBytes / (cells.rows * columns);
}

Result<CellCopy> CellCopy::make(const SliceReader& reader, const Slice& plane,
                                const CellRect& cells, Headers headers, const Job& job)
{
    const CellColumns columns(reader.array()->dtype());
    const CellRect wanted = columns.cellsOf(cells);
    CsvOptions options;
    options.delimiter = '\t';
    if (headers == Headers::Indices)
        options.header = CsvOptions::Header::Index;
    options.skippedAtFirst = cells.column % columns.perCell();
    options.skippedAtLast = columns.countFor(wanted.column + wanted.columns) - cells.endColumn();
    std::string text;
    const auto sink = memorySink(text);
    BLOSCOPE_TRY(const ExportReport report,
                 writeCsv(reader,
                          plane.window(wanted.row, wanted.rows, wanted.column, wanted.columns),
                          options, *sink, job));
    return CellCopy{QString::fromStdString(text),
                    report.damagedCells + report.uninitialisedCells + report.absentCells};
}

} // namespace bloscope
