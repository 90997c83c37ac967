#pragma once

#include "core/array/array.h"

#include <string>
#include <vector>

namespace bloscope {

// The names that metadata gives the dimensions of an array, safe to show: a metalayer or
// vlmetalayer called "dims", "axes" or the like whose value is one text per dimension, all
// different, or one text with a letter per dimension ("ZYX"). None when there is no such entry; no
// meaning is guessed beyond that. Reads from the file, decodes no data.
std::vector<std::string> dimensionNames(const Array& array);

} // namespace bloscope
