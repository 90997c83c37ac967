#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace bloscope {

// Turns SIGINT, SIGTERM, SIGHUP (the terminal is gone) and SIGQUIT into the wish to stop, for as
// long as it lives. Threads inherit which signals they let through, so it is made before any other
// thread.
class Interruption {
 public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    std::stop_token token() const { return m_stop.get_token(); }

 private:
    void wait();

    sigset_t m_signals{};
    sigset_t m_before{};
    std::stop_source m_stop;
    std::atomic<bool> m_ending = false;
    std::thread m_waiting;
};

} // namespace bloscope
