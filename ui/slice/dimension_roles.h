#pragma once

#include "core/array/slice.h"

#include <QString>

namespace bloscope {

// What a dimension of the slice is on the screen.
enum class DimensionRole {
    Rows,    // runs down
    Columns, // runs across
    Index,   // one index of it is shown
    Range    // a range beside rows and columns: its first index is shown, all of it is exported
};

DimensionRole roleOf(const Slice& slice, std::size_t dimension);

// Gives a dimension another role. Whatever had the role of rows or columns before takes over the
// role that `dimension` had, so that two swap places. A dimension that is shown whole again is
// taken from end to end; one that becomes an index keeps its first.
Slice withRole(Slice slice, std::size_t dimension, DimensionRole role);

// As parsed from text, with the rows and columns of `before` where these dimensions are still
// shown: typing another index does not undo a transposition. Nor does it make one: where one of
// them is shown no more, dimensions that ran in their order do so again.
Slice withAxesOf(const Slice& before, Slice slice);

// What is taken of one dimension, as NumPy writes it: "5", ":", "10:20:2".
QString rangeText(const Slice& slice, std::size_t dimension);

} // namespace bloscope
