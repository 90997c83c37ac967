#pragma once

#include <cstdint>

namespace bloscope {

// Asks the system to draw the title bar and the frame of a window of this process in dark or light
// colours. Nothing happens where window managers decide that. The number is that of the window
// system. GUI thread.
void drawFrame(std::uintptr_t window, bool dark);

} // namespace bloscope
