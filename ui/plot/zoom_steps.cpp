#include "ui/plot/zoom_steps.h"

#include <QWheelEvent>
#include <cmath>

namespace bloscope {

double zoomFactorOf(const QWheelEvent& event)
{
    constexpr double notch = 120;
    return std::pow(zoomStep, event.angleDelta().y() / notch);
}

std::optional<double> zoomFactorOf(int key)
{
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomStep;
    case Qt::Key_Minus:
        return 1 / zoomStep;
    default:
        return std::nullopt;
    }
}

} // namespace bloscope
