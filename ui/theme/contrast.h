#pragma once

#include <QColor>

namespace bloscope {

// What WCAG 2 asks of text on its background.
inline constexpr qreal leastContrast = 4.5;

// The contrast of two opaque colours: from 1 (the same) to 21 (black on white).
qreal contrastOf(const QColor& one, const QColor& other);

// A colour on the way from one to another: at 0 the first, at 1 the other.
QColor blended(const QColor& from, const QColor& to, qreal part);

// `text` blended with the backgrounds it may stand on, as pale as stays readable on both of them.
QColor paleOn(const QColor& text, const QColor& background, const QColor& otherBackground);

} // namespace bloscope
