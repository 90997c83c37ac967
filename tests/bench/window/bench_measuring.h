#pragma once

#include "tests/bench/window/figures.h"

namespace bloscope::bench {

class WatchedApplication;

// Drags a region over a plane of 4000 x 4000 cells while its figures follow, and the range of the
// colours with the right button, and prints what was seen of it.
void measureMeasuring(WatchedApplication& application, Extent extent);

} // namespace bloscope::bench
