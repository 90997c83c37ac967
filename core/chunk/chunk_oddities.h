#pragma once

#include "core/chunk/chunk.h"

#include <string>
#include <vector>

namespace bloscope {

// What is not as it should be in a chunk that can be read all the same (format.md 3.17, 3.22), a
// sentence each: a block size that was corrected, measurements in place of data, a pipeline that
// cannot be undone exactly.
std::vector<std::string> odditiesOf(const Chunk& chunk);

} // namespace bloscope
