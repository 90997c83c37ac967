#pragma once

#include "tests/bench/window/figures.h"

#include <filesystem>

namespace bloscope::bench {

class WatchedApplication;

// Moves the slider of each of three dimensions, 200 steps, at several paces, and prints what was
// seen of it.
void measureScrubbing(WatchedApplication& application, const std::filesystem::path& path,
                      Extent extent);

} // namespace bloscope::bench
