#pragma once

#include <QColor>
#include <QPalette>

namespace bloscope {

// Both are readable on the palette's base and alternate base (ui/theme/contrast.h).

// The colour of text that stands for what could not be read.
QColor damageColor(const QPalette& palette);

// Of what there is nothing to see of: loading, nulls, never written.
QColor paleColor(const QPalette& palette);

} // namespace bloscope
