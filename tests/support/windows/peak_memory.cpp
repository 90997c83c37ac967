#include "tests/support/peak_memory.h"

namespace bloscope::test {

// The highest mark of a process never begins anew, so that it tells of what was before.
PeakMemory::PeakMemory() : m_before(0) {}

std::size_t PeakMemory::bytes() const
{
    return m_before;
}

} // namespace bloscope::test
