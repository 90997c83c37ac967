#pragma once

#include "core/filters/filter_table.h"

// The truncations (format.md 4.5), which set the lowest bits of every number to zero: trunc_prec
// those of the mantissa of floats of 4 and 8 bytes, int_trunc those of whole numbers of 1, 2, 4 and
// 8. step.meta is signed: as many bits are kept, or, when it is negative, lost. Nothing is undone.
// What is not a number stays so.
namespace bloscope {

// Errors: Usage for other elements, and for a parameter that keeps no bit or more than there are.
Result<> checkTruncPrec(const FilterStep& step, std::size_t blockBytes);
Result<> checkIntTrunc(const FilterStep& step, std::size_t blockBytes);

void applyTruncPrec(const FilterStep& step, ByteView from, ByteSpan to);
void applyIntTrunc(const FilterStep& step, ByteView from, ByteSpan to);

} // namespace bloscope
