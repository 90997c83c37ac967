#pragma once

#include "core/system/stop_signals.h"

#include <stop_token>

namespace bloscope {

// Turns the wish of the user or of the system that the program ends into the wish to stop, for as
// long as it lives. It is made before any other thread: see StopSignals.
class Interruption {
 public:
    Interruption();

    std::stop_token token() const { return m_stop.get_token(); }

 private:
    std::stop_source m_stop;
    StopSignals m_signals;
};

} // namespace bloscope
