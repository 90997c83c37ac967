#pragma once

#include <QIcon>
#include <QPixmap>
#include <QString>

namespace bloscope {

// The drawings of resources/icons: by Qt's library for SVG, or by the pictures that were painted of
// them when a build without that library was made.

// The lines of NAME.svg as large as this, black on nothing.
QPixmap linesOf(const QString& name, const QSize& size);

// NAME.svg with its own colours.
QIcon coloredIcon(const QString& name);

} // namespace bloscope
