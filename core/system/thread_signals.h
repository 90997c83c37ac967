#pragma once

#include <memory>

namespace bloscope {

// Threads that are started as long as it lives get no signals: those are for the others.
class WithoutSignals {
 public:
    WithoutSignals();
    ~WithoutSignals();
    WithoutSignals(const WithoutSignals&) = delete;
    WithoutSignals& operator=(const WithoutSignals&) = delete;

 private:
    struct Before;
    std::unique_ptr<Before> m_before;
};

} // namespace bloscope
