#pragma once

#include "ui/cells/cell_source.h"
#include "ui/curve/curve_slice.h"

#include <QStringList>

namespace bloscope {

// The exact values of all lines at one point, as the table shows them; long ones end in an
// ellipsis. For worker threads. Errors: Cancelled.
Result<QStringList> readLineValues(const CellSource& source, const CurveSlice& curve,
                                   std::int64_t point, const Job& job);

} // namespace bloscope
