#pragma once

#include "core/export/export_report.h"
#include "core/export/sink.h"

namespace bloscope {

// Writes the elements of a slice as bytes, in export order (C order unless its axes are chosen
// otherwise), in bands: what raw files consist of, and NPY files behind their header. Damaged
// elements are zero bytes. Job: progress in elements.
Result<ExportReport> writeElements(const SliceReader& reader, const Slice& slice, Sink& to,
                                   const Job& job);

} // namespace bloscope
