#include "app/command_line/interruption.h"

#include <pthread.h>

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

Interruption::Interruption()
{
    sigemptyset(&m_signals);
    sigaddset(&m_signals, SIGTERM);
    for (const int signal : {SIGINT, SIGHUP, SIGQUIT})
        if (!isIgnored(signal))
            sigaddset(&m_signals, signal);
    ::pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
    m_waiting = std::thread([this] { wait(); });
}

Interruption::~Interruption()
{
    m_ending = true;
    ::pthread_kill(m_waiting.native_handle(), SIGTERM);
    m_waiting.join();
    ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

void Interruption::wait()
{
    while (!m_ending) {
        int signal = 0;
        if (::sigwait(&m_signals, &signal) == 0 && !m_ending)
            m_stop.request_stop();
    }
}

} // namespace bloscope
