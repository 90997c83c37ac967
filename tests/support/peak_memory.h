#pragma once

#include <cstddef>

namespace bloscope::test {

// How much memory the process takes at most, from the construction on, beyond what it had then.
// 0 where the system does not tell (it does on Linux).
class PeakMemory {
 public:
    PeakMemory();
    std::size_t bytes() const;

 private:
    std::size_t m_before;
};

} // namespace bloscope::test
