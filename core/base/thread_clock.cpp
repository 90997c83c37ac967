#include "core/base/thread_clock.h"

#include <chrono>
#include <ctime>

namespace bloscope {

#ifdef CLOCK_THREAD_CPUTIME_ID
namespace {

// Windows counts in steps of 16 ms, which is longer than much of what is measured.
bool hasFineSteps()
{
    constexpr long coarse = 1'000'000; // ns
    timespec step{};
    return clock_getres(CLOCK_THREAD_CPUTIME_ID, &step) == 0 && step.tv_sec == 0 &&
           step.tv_nsec < coarse;
}

} // namespace
#endif

double threadSeconds()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    static const bool isFine = hasFineSteps();
    timespec time{};
    if (isFine && clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
#endif
    const auto passed = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(passed).count();
}

} // namespace bloscope
