#pragma once

#include "core/array/slice.h"
#include "core/export/export_report.h"
#include "core/export/filled_cells.h"
#include "core/export/sink.h"
#include "core/geometry/geometry.h"

#include <array>
#include <optional>
#include <vector>

namespace bloscope {

// The voxels of a NIfTI-1 file that holds a slice of an array. Its first axis runs fastest, that of
// an array slowest: they are turned round, and the bytes stay as they are.
struct NiftiAxes {
    struct Axis {
        std::int64_t count = 1;
        double spacing = 1; // of voxels, above zero
    };
    std::vector<Axis> axes; // the first three in space, as far as that is told
    // Rows x, y and z of the matrix that leads from voxels to millimetres to the right, to the
    // front and up, its last column the middle of the first voxel. Nothing where the geometry does
    // not tell it, and where other axes run faster than those in space.
    std::optional<std::array<std::array<double, 4>, 3>> affine;
    bool areMillimetres = false; // the spacing in space, where there is no matrix
};

// Without a geometry each voxel is one apart. Axes of one voxel stand for dimensions in space that
// the slice fixes, so that what follows is not taken for one of them.
NiftiAxes niftiAxesOf(const Slice& slice, const Geometry* geometry);

// Writes a slice as a NIfTI-1 file in one piece (.nii): 348 bytes of header, 4 bytes that say that
// no extension follows, and the elements as they are in memory. Scale and offset of the values are
// not applied and not written. The header is small enough to be written here: libnifti would bring
// a reader and files of its own. Without a geometry, or where that tells no origin, the file says
// how large voxels are and not where they lie. Memory does not grow with the slice. Job: progress
// in elements. The caller commits the sink. Errors: those of niftiHeader() and writeElements().
Result<ExportReport> writeNifti(const FilledCells& cells, const Slice& slice,
                                const Geometry* geometry, Sink& to, const Job& job = {});

// The bytes before the elements, in their byte order. Errors: Unsupported for types that the format
// has no number for; Limit for more than 7 axes, and for more than 32767 voxels along one.
Result<std::string> niftiHeader(const DType& dtype, const NiftiAxes& axes);

} // namespace bloscope
