#pragma once

#include "core/query/bound_expression.h"

#include <optional>

namespace bloscope {

// The elements of a column for which a comparison with a literal is true, exactly: no literal is
// rounded to the type of the column. NotEqual is the negation of Equal and not a range.

// Of numbers and Booleans. NaN as a literal is equal to nothing and in no order.
ElementRange rangeOf(CompareOperator comparison, const QueryNumber& literal,
                     TypedColumn::Type type);

// Of dates in a column of that unit; dates that are finer are between two counts. Errors: Usage,
// half a sentence: what is no date, or too far away.
Result<ElementRange> rangeOf(CompareOperator comparison, std::string_view date, TimeUnit unit);

// Of dates in a column of that unit, by their year. Nothing where that is too far away.
std::optional<ElementRange> rangeOfYears(CompareOperator comparison, std::int64_t year,
                                         TimeUnit unit);

// "1 < a" is "a > 1".
CompareOperator mirrored(CompareOperator comparison);

// Makes one test of tests of the same column that all have to be true.
void mergeRanges(std::vector<BoundExpression>& conditions);

// The same values as floats of 32 bits.
ClosedRange<float> inFloat32(const ClosedRange<double>& range);

} // namespace bloscope
