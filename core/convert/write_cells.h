#pragma once

#include "core/array/slice_reader.h"
#include "core/dtype/dtype.h"
#include "core/edit/value_editor.h"
#include "core/find/cell_criterion.h"

namespace bloscope {

// What cells of a slice are to hold, each something else: changeCells() gives all of them one
// value.
struct NewCells {
    DTypeLeaf part;                          // of each element that is written
    const CellSource& from;                  // one such part for each, in the shape of the slice
    std::optional<CellCriterion> where = {}; // on the numbers that the part holds now: others stay
};

// Says whether elements can be taken for the cells of a slice: the same type, the same shape
// without the dimensions of which the slice takes one index. Errors: Usage with both.
Result<> checkFits(const CellSource& from, const Slice& slice, const DType& dtype);

// Writes them as pending edits, piece by piece in bounded memory, and answers how many cells were
// written. Padding of structured elements stays as it is; with a condition so do cells that are
// damaged, absent or were never written. The reader has the array of the editor. Job: progress in
// cells. Errors: those of the editor, of reading `from`; Cancelled.
Result<std::uint64_t> writeCells(const NewCells& cells, const Slice& slice,
                                 const SliceReader& reader, ValueEditor& editor, const Job& job);

} // namespace bloscope
