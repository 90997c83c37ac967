#pragma once

#include "core/export/export_report.h"
#include "core/export/filled_cells.h"
#include "core/export/sink.h"
#include "core/numbers/float_text.h"

namespace bloscope {

// Writes the cells of a slice as lines of JSON, in the order of CSV: a list for each row, or the
// one value of a row where no dimension runs across. Cells without a value are null. Formats on all
// threads, in bands. Job: progress in cells. The caller commits the sink. Errors: those of
// writeCsv().
Result<ExportReport> writeJsonLines(const FilledCells& cells, const Slice& slice,
                                    NumberFormat::Bytes bytes, Sink& to, const Job& job = {});

} // namespace bloscope
