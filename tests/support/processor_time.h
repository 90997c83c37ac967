#pragma once

#include "tests/support/this_process.h"

namespace bloscope::test {

// What all threads of this process have used of the processors since it was made. Unlike the time
// of a clock it does not grow with what else the machine does.
class ProcessorTime {
 public:
    std::int64_t milliseconds() const { return processorMilliseconds() - m_begin; }

 private:
    std::int64_t m_begin = processorMilliseconds();
};

} // namespace bloscope::test
