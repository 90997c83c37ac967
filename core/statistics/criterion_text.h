#pragma once

#include "core/statistics/cell_criterion.h"

namespace bloscope {

// What people type for a criterion on numbers: ">5", "<=0.1", "=3", "!=0", "nan"; a number alone
// means equal. `dtype` is that of the cells. Errors: Usage for types that are no numbers, and for a
// text that says nothing of the kind.
Result<CellCriterion> parseCriterion(std::string_view text, const DType& dtype);

} // namespace bloscope
