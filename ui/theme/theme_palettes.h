#pragma once

#include <QPalette>

namespace bloscope {

// The program's own colours, made for the Fusion style: every text is readable on what it stands
// on, disabled or not (ui/theme/contrast.h).
QPalette lightPalette();
QPalette darkPalette();

// What Fusion makes the edges of fields and buttons from, by darkening it: seen with a contrast of
// 3 on the window and on the base of one of these palettes.
QColor fieldEdges(const QPalette& palette);

// Is its text lighter than what it stands on?
bool isDark(const QPalette& palette);

} // namespace bloscope
