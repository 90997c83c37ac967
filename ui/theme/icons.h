#pragma once

#include <QIcon>
#include <QString>

namespace bloscope {

// One of our own line drawings (resources/icons/NAME.svg) in the colour that text has where and
// when it is drawn: readable in light and dark palettes, greyed when disabled, sharp at any scale.
QIcon lineIcon(const QString& name);

// The program's own.
QIcon applicationIcon();

} // namespace bloscope
