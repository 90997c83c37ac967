#pragma once

#include "tests/bench/window/figures.h"

namespace bloscope::bench {

class WatchedApplication;

// Makes a plane of 50 000 x 50 000, zooms from all of it to single cells and out again and moves
// about, at several paces, and prints what was seen of it.
void measureZooming(WatchedApplication& application, Extent extent);

} // namespace bloscope::bench
