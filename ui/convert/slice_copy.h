#pragma once

#include "core/convert/advisor.h"
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
    Slice slice = {};
    std::optional<DTypeLeaf> part = {}; // of each element; nothing: all of it
    CopyForm form = CopyForm::B2nd;
    ChunkEncoding encoding = {};                 // not of Npy; without the size of an element
    PartitionWish partition = {};                // likewise
    bool takesMetadata = true;                   // likewise
    MissingCells missing = MissingCells::Refuse; // what cannot be read; filled with zeros
    QString path = {};
};

inline bool isCompressed(CopyForm form)
{
    return form != CopyForm::Npy;
}

// "b2nd", "npy"
QString extensionOf(CopyForm form);

// How such a copy could be stored, as adviseOn() finds it out: compared with how the array is
// stored where the copy has whole elements and all dimensions. Cells that cannot be read count as
// the fill. Progress counts trials. For worker threads. Errors: those of adviseOn().
Result<Advice> adviseOnCopy(const SliceReader& reader, const SliceCopy& wanted,
                            const AdviceWish& wish, const Job& job);

// Writes the copy, which is complete or not there, with the edits that the reader has. For worker
// threads. `source` is the file that is shown; it is never written over. Errors: those of
// copyArray() and copyToNpy(); Usage for a path that is a part of the source; Malformed for cells
// that cannot be read.
Result<CopyReport> writeCopy(const SliceReader& reader, const SliceCopy& wanted,
                             const QString& source, const Job& job);

} // namespace bloscope
