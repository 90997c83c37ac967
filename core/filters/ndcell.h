#pragma once

#include "core/filters/filter_table.h"

// The ndcell filter (format.md 4.6): a block of an n-d array, stored in cubes of step.meta elements
// an edge, so that neighbours lie closer together.
namespace bloscope {

Result<> checkNdcell(const FilterStep& step, std::size_t blockBytes);
void undoNdcell(const FilterStep& step, ByteView from, ByteSpan to);

} // namespace bloscope
