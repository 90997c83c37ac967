#pragma once

#include "core/convert/copy_array.h"
#include "core/convert/slice_source.h"

#include <QString>

namespace bloscope {

// A form that an array can be saved in.
enum class CopyForm {
    B2nd,   // an n-d array in one file
    Sparse, // in a directory, with a file for each chunk
    Npy     // NumPy's
};

// What of an array is saved, how, and where to.
struct SliceCopy {
    Slice slice;
    CopyForm form = CopyForm::B2nd;
    ChunkEncoding encoding = {};  // not of Npy; without the size of an element
    PartitionWish partition = {}; // likewise
    bool takesMetadata = true;    // likewise
    QString path;
};

// The extents of a slice without the dimensions of which it takes one index: those of its copy.
Shape shapeOfCopy(const Slice& slice);

inline bool isCompressed(CopyForm form)
{
    return form != CopyForm::Npy;
}

// "b2nd", "npy"
QString extensionOf(CopyForm form);

// Writes the copy, which is complete or not there, with the edits that the reader has. For worker
// threads. `source` is the file that is shown; it is never written over. Errors: those of
// copyArray() and of the writer of NPY; Malformed for cells that cannot be read.
Result<CopyReport> writeCopy(const SliceReader& reader, const SliceCopy& wanted,
                             const QString& source, const Job& job);

} // namespace bloscope
