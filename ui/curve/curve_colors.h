#pragma once

#include <QPalette>
#include <QPen>

namespace bloscope {

// The pen of a line among others: colours that people of every colour vision tell apart, each at
// least leastLineContrast from the background, and dashes where the colours are used up.
QPen curvePen(int line, const QPalette& palette);

// What WCAG 2 asks of graphics beside their background.
inline constexpr qreal leastLineContrast = 3;

} // namespace bloscope
