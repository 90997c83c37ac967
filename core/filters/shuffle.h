#pragma once

#include "core/filters/filter_table.h"

// The byte shuffle (format.md 4.2): byte j of every element lies in plane j; what is left behind
// the last whole element stays as it is.
namespace bloscope {

void undoShuffle(const FilterStep& step, ByteView from, ByteSpan to);
void applyShuffle(const FilterStep& step, ByteView from, ByteSpan to);

// The same for other filters: elements of `itemsize` bytes, at least 1.
void unshuffle(ByteView from, ByteSpan to, std::size_t itemsize,
               Destination destination = Destination::Near);
void shuffle(ByteView from, ByteSpan to, std::size_t itemsize);

// The same without the kernels, which are tested against it; from element `first` on.
void plainUnshuffle(ByteView from, ByteSpan to, std::size_t itemsize, std::size_t first = 0);
void plainShuffle(ByteView from, ByteSpan to, std::size_t itemsize, std::size_t first = 0);

} // namespace bloscope
