#pragma once

#include "core/array/slice_reader.h"
#include "core/dtype/dtype.h"
#include "core/edit/value_editor.h"
#include "core/find/cell_criterion.h"

namespace bloscope {

// A part of each cell of a slice, one of leavesOf() the elements of the array, and the text of the
// value that it is given (parseCell()).
struct CellsToChange {
    Slice slice;
    DTypeLeaf part;
    std::string text;
};

// Gives the value to all of them, or to those that `which` accepts, numbers then. Cells that have
// it already are not written. Answers how many have another one now. All are read, in bounded
// memory, however many there are. Job: progress in cells.
//
// Errors, after which some may be written: Usage for a text that is no such value, and for cells
// that cannot have one ("[3, 4] cannot be changed: chunk 17: ..."); Limit for slices whose cells
// cannot be counted; those of ValueEditor::write(), Cancelled.
Result<std::uint64_t> changeCells(const SliceReader& values, ValueEditor& editor,
                                  const std::vector<CellsToChange>& cells,
                                  const std::optional<CellCriterion>& which, const Job& job = {});

// Can a cell in such a state be given a value? Where it was never written it can.
inline bool canBeChanged(CellState state)
{
    return state == CellState::Fine || state == CellState::Uninitialised;
}

// Why cell number `i`, in C order of what was read, cannot. Usage, "[3, 4] cannot be changed: ...".
Error whyUnchangeable(const Cells& cells, std::size_t i);

} // namespace bloscope
