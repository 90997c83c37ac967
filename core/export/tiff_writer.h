#pragma once

#include "core/export/export_cells.h"
#include "core/export/export_report.h"
#include "core/export/sink.h"
#include "core/export/tiff_layout.h"
#include "core/geometry/geometry.h"

namespace bloscope {

// How a slice is a stack of pages: its last dimension in export order runs across, the one before
// it down, the others from page to page. A last dimension of three or four bytes or uint16 behind
// two others is red, green, blue and opacity. `geometry`, which may be null, tells how far apart
// pixels are.
TiffImage tiffImageOf(const DType& dtype, const Slice& slice, const Geometry* geometry);

// Writes a slice as TIFF, front to back, in bands. Elements without a value are the fill. Job:
// progress in elements. Errors: also those of tiffLayoutOf() and beginExport().
Result<ExportReport> writeTiff(const ExportCells& cells, const Slice& slice,
                               const Geometry* geometry, Sink& to, const Job& job);

} // namespace bloscope
