#pragma once

#include "core/export/export_report.h"
#include "core/export/filled_cells.h"
#include "core/export/sink.h"

namespace bloscope {

// Writes a slice as a NumPy .npy file: the dimensions that are not fixed, in export order, elements
// as they are in the file; sub-arrays as further dimensions, as NumPy has them. Types that a .npy
// file cannot say become raw bytes (|V8). Memory does not grow with the slice. Job: progress in
// elements. The caller commits the sink.
Result<ExportReport> writeNpy(const FilledCells& cells, const Slice& slice, Sink& to,
                              const Job& job = {});

// The bytes before the elements: magic, version, and a dictionary padded to a multiple of 64.
std::string npyHeader(const DType& dtype, Shape shape);

} // namespace bloscope
