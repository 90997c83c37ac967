#pragma once

#include "core/export/export_cells.h"
#include "core/export/export_report.h"
#include "core/export/nifti_axes.h"
#include "core/export/sink.h"

namespace bloscope {

// Writes a slice as a NIfTI-1 file in one piece (.nii): 348 bytes of header, 4 bytes that say that
// no extension follows, and the elements as they are in memory. Scale and offset of the values are
// not applied and not written. The header is small enough to be written here: libnifti would bring
// a reader and files of its own. Without a geometry, or where that tells no origin, the file says
// how large voxels are and not where they lie. Memory does not grow with the slice. Job: progress
// in elements. The caller commits the sink. Errors: those of niftiHeader() and writeElements().
Result<ExportReport> writeNifti(const ExportCells& cells, const Slice& slice,
                                const Geometry* geometry, Sink& to, const Job& job = {});

// The bytes before the elements, in their byte order. Errors: Unsupported for types that the format
// has no number for; Limit for more than 7 axes, and for more than 32767 voxels along one.
Result<std::string> niftiHeader(const DType& dtype, const NiftiAxes& axes);

} // namespace bloscope
