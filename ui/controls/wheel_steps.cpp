#include "ui/controls/wheel_steps.h"

#include <QWheelEvent>

namespace bloscope {

int WheelSteps::take(const QWheelEvent& event)
{
    // With Alt some systems turn it sideways.
    m_turned += event.angleDelta().x() + event.angleDelta().y();
    const int steps = m_turned / QWheelEvent::DefaultDeltasPerStep;
    m_turned -= steps * QWheelEvent::DefaultDeltasPerStep;
    return -steps;
}

} // namespace bloscope
