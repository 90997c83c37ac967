#pragma once

#include "tests/bench/window/figures.h"

#include <filesystem>
#include <vector>

namespace bloscope::bench {

class WatchedApplication;

// Does with a window of the program what people do beside looking: opens these files, goes from
// view to view and from tab to tab, changes its size, shows and hides what is beside the data. Each
// time waits until nothing happens any more, and prints how long the longest event took.
void measureHandling(WatchedApplication& application,
                     const std::vector<std::filesystem::path>& files, Extent extent);

} // namespace bloscope::bench
