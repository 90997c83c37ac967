#include "core/system/stop_signals.h"
#include "core/system/thread_signals.h"

#include <mutex>
#include <windows.h>

namespace bloscope {

namespace {

// Consoles call a function that knows of no object.
std::mutex stopMutex;
std::function<void()> whatToStop;

BOOL WINAPI onConsoleEvent(DWORD)
{
    const std::lock_guard lock(stopMutex);
    if (!whatToStop)
        return FALSE;
    whatToStop();
    return TRUE;
}

} // namespace

struct WithoutSignals::Before {};

WithoutSignals::WithoutSignals() = default;
WithoutSignals::~WithoutSignals() = default;

class StopSignals::Waiting {
 public:
    explicit Waiting(std::function<void()> stop)
    {
        const std::lock_guard lock(stopMutex);
        whatToStop = std::move(stop);
        ::SetConsoleCtrlHandler(onConsoleEvent, TRUE);
    }
    ~Waiting()
    {
        ::SetConsoleCtrlHandler(onConsoleEvent, FALSE);
        const std::lock_guard lock(stopMutex);
        whatToStop = nullptr;
    }
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;
};

StopSignals::StopSignals(std::function<void()> stop)
    : m_waiting(std::make_unique<Waiting>(std::move(stop)))
{
}

StopSignals::~StopSignals() = default;

} // namespace bloscope
