#pragma once

#include <functional>
#include <memory>

namespace bloscope {

// Calls `stop`, in a thread of its own, when the user or the system asks the program to end: by
// SIGINT, SIGTERM, SIGHUP (the terminal is gone) and SIGQUIT; on Windows by Ctrl+C, Ctrl+Break, and
// when the console is closed. For as long as it lives. Threads inherit which signals they let
// through, so it is made before any other thread.
class StopSignals {
 public:
    explicit StopSignals(std::function<void()> stop);
    ~StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;

 private:
    class Waiting;
    std::unique_ptr<Waiting> m_waiting;
};

} // namespace bloscope
