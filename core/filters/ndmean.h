#pragma once

#include "core/filters/filter_table.h"

// The ndmean filter (format.md 4.7): the cells of ndcell, whose values were replaced by their
// means. The means are the data. Its cells overlap where the reference places them wrongly: what no
// cell covers then is lost and shown as zeros.
namespace bloscope {

Result<> checkNdmean(const FilterStep& step, std::size_t blockBytes);
void undoNdmean(const FilterStep& step, ByteView from, ByteSpan to);

} // namespace bloscope
