#pragma once

#include "core/filters/filter_table.h"

// The bit shuffle (format.md 4.3): bit b of byte j of every element lies in row 8 * j + b. Elements
// go in eights; what is left behind the last eight stays as it is, and chunks of version 2 leave
// everything as it is unless the elements come out even.
namespace bloscope {

void undoBitshuffle(const FilterStep& step, ByteView from, ByteSpan to);
void applyBitshuffle(const FilterStep& step, ByteView from, ByteSpan to);

// The same without the kernels, which are tested against it, for elements that come out in eights:
// from byte `first` of each bit row on.
void plainUndoBitshuffle(ByteView rows, ByteSpan to, std::size_t itemsize, std::size_t first = 0);
void plainApplyBitshuffle(ByteView from, ByteSpan rows, std::size_t itemsize,
                          std::size_t first = 0);

} // namespace bloscope
