#include "core/base/thread_clock.h"

#include <chrono>
#include <ctime>

namespace bloscope {

double threadSeconds()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec time{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
#endif
    const auto passed = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(passed).count();
}

} // namespace bloscope
