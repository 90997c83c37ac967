#include "tests/support/peak_memory.h"

#include <fstream>
#include <malloc.h>
#include <string>

namespace bloscope::test {

namespace {

// A line of /proc/self/status, such as "VmHWM:     1234 kB", in bytes.
std::size_t statusBytes(const std::string& name)
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (word == name) {
            std::size_t kibibytes = 0;
            status >> kibibytes;
            return kibibytes * 1024;
        }
    return 0;
}

} // namespace

PeakMemory::PeakMemory()
{
    malloc_trim(0); // what was freed before is not to hide what is taken now
    std::ofstream("/proc/self/clear_refs") << '5'; // the highest mark begins anew
    m_before = statusBytes("VmRSS:");
}

std::size_t PeakMemory::bytes() const
{
    const std::size_t highest = statusBytes("VmHWM:");
    return highest > m_before ? highest - m_before : 0;
}

} // namespace bloscope::test
