#include "core/system/window_frame.h"

#include <dwmapi.h>
#include <windows.h>

namespace bloscope {

// Windows 10 before version 2004 does not know this and leaves the frame as it is.
void drawFrame(std::uintptr_t window, bool dark)
{
    constexpr DWORD useDarkFrame = 20; // DWMWA_USE_IMMERSIVE_DARK_MODE, which MinGW does not name
    const BOOL isDark = dark;
    ::DwmSetWindowAttribute(reinterpret_cast<HWND>(window), useDarkFrame, &isDark, sizeof isDark);
}

} // namespace bloscope
