#pragma once

#include "core/export/csv_options.h"
#include "core/export/export_report.h"
#include "core/export/filled_cells.h"
#include "core/export/sink.h"

namespace bloscope {

// Writes the cells of a slice as CSV (RFC 4180; any delimiter), as they are on the screen: the row
// dimension runs down and the column dimension across. Further dimensions that are ranges run
// slowest, in their order; one dimension alone is one column. Structured elements have a column for
// each of their parts. Indices are those of the array.
// Formats on all threads of the reader's pool, in bands: memory does not grow with the slice.
// Job: progress in cells. The caller commits the sink. Errors: those of the sink and of
// SliceReader, Malformed when nothing can be read; damaged cells are no error, the report tells
// them.
Result<ExportReport> writeCsv(const FilledCells& cells, const Slice& slice,
                              const CsvOptions& options, Sink& to, const Job& job = {});

} // namespace bloscope
