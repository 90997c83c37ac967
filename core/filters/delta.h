#pragma once

#include "core/filters/filter_table.h"

// The delta filter (format.md 4.4), which is an exclusive-or: with the word before in block 0, with
// the same place of block 0 (step.firstBlock, not shorter than `from`) in every other block.
namespace bloscope {

void undoDelta(const FilterStep& step, ByteView from, ByteSpan to);
void applyDelta(const FilterStep& step, ByteView from, ByteSpan to);

} // namespace bloscope
