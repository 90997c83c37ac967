#pragma once

#include <QColor>
#include <QPalette>

namespace bloscope {

// Both are readable on the palette's base and alternate base (ui/theme/contrast.h).

// The colour of text that stands for what could not be read.
QColor damageColor(const QPalette& palette);

// Of what there is nothing to see of: loading, nulls, never written.
QColor paleColor(const QPalette& palette);

// Of the corner of a cell that is edited, on whatever it lies on: the accent, as far from that as a
// small sign has to be.
QColor editColor(const QPalette& palette, const QColor& background);

} // namespace bloscope
