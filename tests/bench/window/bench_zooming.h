#pragma once

#include "tests/bench/window/figures.h"

namespace bloscope::bench {

class WatchedApplication;

// Makes large planes, an image and a long table, zooms from all of each to single cells and out
// again and moves about, at several paces, and prints what was seen of it.
void measureZooming(WatchedApplication& application, Extent extent);

} // namespace bloscope::bench
