#pragma once

#include "core/array/array.h"

#include <string>

namespace bloscope {

// The unit of an array's numbers, as the metadata entry "units" or "unit" has it: "K", "degC".
// Empty where there is none, and for numbers that are said to have none ("1"). May read from the
// file.
std::string valueUnit(const Array& array);

} // namespace bloscope
