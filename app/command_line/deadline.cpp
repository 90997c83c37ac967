#include "app/command_line/deadline.h"

#include "app/command_line/console.h"

#include <cstdlib>

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

} // namespace bloscope
