#include "ui/theme/system_colors.h"

namespace bloscope {

// Qt has no D-Bus here: see color_portal.cpp.
void SystemColors::listen() {}

} // namespace bloscope
