#include "core/system/stop_signals.h"
#include "core/system/thread_signals.h"

#include <atomic>
#include <csignal>
#include <pthread.h>
#include <thread>

namespace bloscope {

namespace {

// A shell lets a program that it runs in the background ignore SIGINT and SIGQUIT, and nohup lets
// it ignore SIGHUP: that is left alone.
bool isIgnored(int signal)
{
    struct sigaction action {};
    return ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

} // namespace

struct WithoutSignals::Before {
    sigset_t mask{};
};

WithoutSignals::WithoutSignals() : m_before(std::make_unique<Before>())
{
    sigset_t all{};
    sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &m_before->mask);
}

WithoutSignals::~WithoutSignals()
{
    ::pthread_sigmask(SIG_SETMASK, &m_before->mask, nullptr);
}

class StopSignals::Waiting {
 public:
    explicit Waiting(std::function<void()> stop) : m_stop(std::move(stop))
    {
        sigemptyset(&m_signals);
        sigaddset(&m_signals, SIGTERM);
        for (const int signal : {SIGINT, SIGHUP, SIGQUIT})
            if (!isIgnored(signal))
                sigaddset(&m_signals, signal);
        ::pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
        m_thread = std::thread([this] { wait(); });
    }
    ~Waiting()
    {
        m_isEnding = true;
        ::pthread_kill(m_thread.native_handle(), SIGTERM);
        m_thread.join();
        ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;

 private:
    void wait() const
    {
        while (!m_isEnding) {
            int signal = 0;
            if (::sigwait(&m_signals, &signal) == 0 && !m_isEnding)
                m_stop();
        }
    }

    std::function<void()> m_stop;
    sigset_t m_signals{};
    sigset_t m_before{};
    std::atomic<bool> m_isEnding = false;
    std::thread m_thread;
};

StopSignals::StopSignals(std::function<void()> stop)
    : m_waiting(std::make_unique<Waiting>(std::move(stop)))
{
}

StopSignals::~StopSignals() = default;

} // namespace bloscope
