#pragma once

#include <QColor>
#include <QPalette>

namespace bloscope {

// What WCAG 2 asks of text on its background.
inline constexpr qreal leastContrast = 4.5;

// The contrast of two opaque colours: from 1 (the same) to 21 (black on white).
qreal contrastOf(const QColor& one, const QColor& other);

// A colour on the way from one to another: at 0 the first, at 1 the other.
QColor blended(const QColor& from, const QColor& to, qreal part);

// `text` blended with the backgrounds it may stand on, as pale as stays readable on both of them.
QColor paleOn(const QColor& text, const QColor& background, const QColor& otherBackground);

// Both are readable on the palette's base and alternate base (ui/theme/contrast.h).

// The colour of text that stands for what could not be read.
QColor damageColor(const QPalette& palette);

// Of what there is nothing to see of: loading, nulls, never written.
QColor paleColor(const QPalette& palette);

// Of the corner of a cell that is edited, on whatever it lies on: the accent, as far from that as a
// small sign has to be.
QColor editColor(const QPalette& palette, const QColor& background);

} // namespace bloscope
