#pragma once

#include "core/filters/filter_table.h"

// The bytedelta filter (format.md 4.8): the block in as many byte planes as shuffle makes of it,
// each stored as the differences of its bytes. The planes are step.meta, or, when that is 0, as
// many as an element of the frame has bytes.
namespace bloscope {

Result<> checkBytedelta(const FilterStep& step, std::size_t blockBytes);
void undoBytedelta(const FilterStep& step, ByteView from, ByteSpan to);
void applyBytedelta(const FilterStep& step, ByteView from, ByteSpan to);

// The variant that builds with vector instructions wrote first: the last bytes of a plane, those
// that fill no vector of 16, begin anew.
void undoOldBytedelta(const FilterStep& step, ByteView from, ByteSpan to);

} // namespace bloscope
