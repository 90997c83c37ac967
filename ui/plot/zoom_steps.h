#pragma once

#include <optional>

class QWheelEvent;

namespace bloscope {

// How plots zoom and move, everywhere alike. A factor above 1 brings things nearer.
inline constexpr double zoomStepOfMenu = 1.5;
inline constexpr double zoomStep = 1.25; // of a key, and of a notch of the wheel
inline constexpr double moveStep = 0.1;  // of what is in sight

double zoomFactorOf(const QWheelEvent& event);
std::optional<double> zoomFactorOf(int key); // nothing for keys that do not zoom

} // namespace bloscope
