#include "app/command_line/deadline.h"

#include "app/command_line/console.h"

#include <cstdlib>

#if __has_include(<sys/resource.h>)
#include <sys/resource.h>
#endif

namespace bloscope {

Deadline::Deadline(Duration untilStop, Duration untilEnd)
    : m_watching([this, untilStop, untilEnd] { watch(untilStop, untilEnd); })
{
}

Deadline::~Deadline()
{
    {
        const std::lock_guard lock(m_mutex);
        m_done = true;
    }
    m_wake.notify_all();
    m_watching.join();
}

void Deadline::watch(Duration untilStop, Duration untilEnd)
{
    const auto start = std::chrono::steady_clock::now();
    std::unique_lock lock(m_mutex);
    if (m_wake.wait_until(lock, start + untilStop, [this] { return m_done; }))
        return;
    m_stop.request_stop();
    if (!m_wake.wait_until(lock, start + untilEnd, [this] { return m_done; }))
        std::_Exit(static_cast<int>(ExitCode::Failed));
}

void limitMemory([[maybe_unused]] std::uint64_t bytes)
{
#if defined(RLIMIT_DATA) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    rlimit limit{};
    if (::getrlimit(RLIMIT_DATA, &limit) != 0)
        return;
    if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > bytes)
        limit.rlim_cur = static_cast<rlim_t>(bytes);
    ::setrlimit(RLIMIT_DATA, &limit);
#endif
}

} // namespace bloscope
