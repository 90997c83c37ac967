#pragma once

#include "tests/bench/window/figures.h"

#include <filesystem>

namespace bloscope::bench {

class WatchedApplication;

// Filters and sorts the rows of a table with the columns "key" and "temp" in a window, and prints
// how long the longest event took meanwhile. An empty path: a table that is made for it.
void measureTables(WatchedApplication& application, const std::filesystem::path& table,
                   Extent extent);

} // namespace bloscope::bench
