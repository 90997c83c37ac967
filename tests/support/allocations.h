#pragma once

#include <cstddef>

// What operator new has handed out, in executables that link bloscope-test-allocations (which
// replaces it). Counts for all threads together.
namespace bloscope::test {

void restartAllocationCount();       // the peak becomes what is in use now, which counts as nothing
std::size_t peakAllocatedBytes();    // the most in use at once since then
std::size_t largestAllocatedBytes(); // the largest single piece since then

} // namespace bloscope::test
