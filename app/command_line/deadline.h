#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace bloscope {

// A time by which work has to be done. When it is over, token() asks the work to stop; work that
// does not listen (a disk that does not answer) is given up: the program ends with exit code 1 and
// without a word. Work that must not be cut off in its middle comes after this has ended.
class Deadline {
 public:
    using Duration = std::chrono::milliseconds;

    Deadline(Duration untilStop, Duration untilEnd);
    ~Deadline();
    Deadline(const Deadline&) = delete;
    Deadline& operator=(const Deadline&) = delete;

    std::stop_token token() const { return m_stop.get_token(); }
    void stop() { m_stop.request_stop(); } // before its time

 private:
    void watch(Duration untilStop, Duration untilEnd);

    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_done = false;
    std::stop_source m_stop;
    std::thread m_watching;
};

} // namespace bloscope
