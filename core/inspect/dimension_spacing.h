#pragma once

#include "core/array/array.h"

#include <vector>

namespace bloscope {

// How far apart neighbouring cells are along each dimension, all above zero, where metadata says so
// for every one of them: "spacing" of the "spatial" entry of a `med_blosc2` metalayer
// (conventions.md 10). Empty where there is none; nothing is guessed. Decodes no data.
std::vector<double> dimensionSpacing(const Array& array);

} // namespace bloscope
