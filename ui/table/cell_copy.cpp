#include "ui/table/cell_copy.h"

#include "core/export/csv_writer.h"
#include "ui/cells/cell_columns.h"

namespace bloscope {

CellCopy::Excess CellCopy::excessOf(const CellRect& cells, const DType& dtype)
{
    if (cells.rows > mostCells / cells.columns)
        return Excess::Cells;
    const CellColumns columns(dtype);
    std::int64_t bytes = 0; // of a row
    for (std::int64_t column = cells.column; column < cells.endColumn(); ++column)
        bytes += static_cast<std::int64_t>(columns.leafOf(column).dtype.itemsize);
    return bytes <= mostBytes / cells.rows ? Excess::None : Excess::Bytes;
}

Result<CellCopy> CellCopy::make(const SliceReader& reader, const Slice& plane,
                                const CellRect& cells, const How& how, const Job& job)
{
    const CellColumns columns(reader.array()->dtype());
    const CellRect wanted = columns.cellsOf(cells);
    CsvOptions options;
    options.delimiter = '\t';
    options.bytes = how.bytes;
    if (how.headers == Headers::Indices)
        options.header = CsvOptions::Header::Index;
    options.skippedAtFirst = cells.column % columns.perCell();
    options.skippedAtLast = columns.countFor(wanted.column + wanted.columns) - cells.endColumn();
    std::string text;
    const auto sink = memorySink(text);
    BLOSCOPE_TRY(const ExportReport report,
                 writeCsv(reader,
                          plane.window(wanted.row, wanted.rows, wanted.column, wanted.columns),
                          options, *sink, job));
    if (cells.rows == 1 && cells.columns == 1 && how.headers == Headers::None)
        text.pop_back(); // what is pasted into a field, or behind other text
    return CellCopy{QString::fromStdString(text),
                    report.damagedCells + report.uninitialisedCells + report.absentCells};
}

} // namespace bloscope
