#pragma once

#include "core/export/export_report.h"
#include "core/export/filled_cells.h"
#include "core/export/sink.h"

namespace bloscope {

// What every export of a slice asks first. The number of its cells. Errors: Limit when they cannot
// be counted, those of checkReadable().
Result<std::uint64_t> beginExport(const FilledCells& cells, const Slice& slice);

// Writes the elements of a slice as bytes behind a header, in export order (C order unless its axes
// are chosen otherwise), in bands: what NPY and raw files consist of. Elements without a value are
// the fill. Job: progress in elements. Errors: also those of beginExport().
Result<ExportReport> writeElements(const FilledCells& cells, const Slice& slice,
                                   std::string_view header, Sink& to, const Job& job);

} // namespace bloscope
