#pragma once

#include <cstdint>
#include <vector>

namespace bloscope::test {

// Numbers of many kinds side by side, the same each time: how they lie is what counting, choosing
// and colouring them has to bear.
struct OddNumbers {
    const char* name;
    std::vector<double> numbers;
};
std::vector<OddNumbers> oddNumbers(std::size_t count);

} // namespace bloscope::test
