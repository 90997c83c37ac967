#pragma once

#include <stop_token>

namespace bloscope {

// For as long as it lives, reads of this thread wait for servers only until `stop`; they get
// Cancelled then.
class RemoteWait {
 public:
    explicit RemoteWait(std::stop_token stop);
    ~RemoteWait();
    RemoteWait(const RemoteWait&) = delete;
    RemoteWait& operator=(const RemoteWait&) = delete;

    static const std::stop_token& stopOfThisThread();

 private:
    std::stop_token m_before;
};

} // namespace bloscope
