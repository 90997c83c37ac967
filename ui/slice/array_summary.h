#pragma once

#include "core/array/array.h"

#include <QString>

namespace bloscope {

// What a whole array is, beside what is shown of it: "7 × 40 × 50   int16   27.3 KiB".
QString arraySummary(const Array& array);

} // namespace bloscope
