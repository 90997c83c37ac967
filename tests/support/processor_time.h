#pragma once

#include <cstdint>
#include <ctime>

namespace bloscope::test {

// What all threads of this process have used of the processors since it was made. Unlike the time
// of a clock it does not grow with what else the machine does.
class ProcessorTime {
 public:
    std::int64_t milliseconds() const
    {
        return static_cast<std::int64_t>(std::clock() - m_begin) * 1000 / CLOCKS_PER_SEC;
    }

 private:
    std::clock_t m_begin = std::clock();
};

} // namespace bloscope::test
