#pragma once

#include <QPalette>

namespace bloscope {

// The program's own colours, made for the Fusion style: every text is readable on what it stands
// on, disabled or not (ui/theme/contrast.h).
QPalette lightPalette();
QPalette darkPalette();

// Is its text lighter than what it stands on?
bool isDark(const QPalette& palette);

} // namespace bloscope
