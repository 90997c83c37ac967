#pragma once

#include <QColor>
#include <QPalette>

namespace bloscope {

// The colour of text that stands for what could not be read, on the palette's base.
QColor damageColor(const QPalette& palette);

// Of what there is nothing to see of: loading, nulls, never written.
QColor paleColor(const QPalette& palette);

} // namespace bloscope
