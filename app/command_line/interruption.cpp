#include "app/command_line/interruption.h"

#include "core/remote/remote_reading.h"

namespace bloscope {

Interruption::Interruption()
    : m_signals([stop = m_stop]() mutable {
          stop.request_stop();
          RemoteReading::ofThisProcess().giveUp();
      })
{
}

} // namespace bloscope
