#pragma once

#include "tests/bench/window/figures.h"

#include <filesystem>

namespace bloscope::bench {

// Calls the program anew for each of some files, as people call it, and prints when its window and
// the exact picture of the first plane were on the screen. It has settings of its own.
void measureStarting(const std::vector<std::filesystem::path>& files, Extent extent);

} // namespace bloscope::bench
