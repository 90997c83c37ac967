#include "ui/models/cell_copy.h"

#include "core/export/csv_writer.h"

namespace bloscope {

bool CellCopy::isPossible(const CellRect& cells, std::size_t itemsize)
{
    const auto bytes = static_cast<std::int64_t>(itemsize);
    return cells.rows <= mostCells / cells.columns &&
           bytes <= mostBytes / (cells.rows * cells.columns);
}

Result<CellCopy> CellCopy::make(const SliceReader& reader, const Slice& plane,
                                const CellRect& cells, const Job& job)
{
    CsvOptions options;
    options.delimiter = '\t';
    std::string text;
    const auto sink = memorySink(text);
    BLOSCOPE_TRY(const ExportReport report,
                 writeCsv(reader, plane.window(cells.row, cells.rows, cells.column, cells.columns),
                          options, *sink, job));
    return CellCopy{QString::fromStdString(text), report.damagedCells + report.uninitialisedCells};
}

} // namespace bloscope
