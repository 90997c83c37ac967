#pragma once

#include "app/command_line/command_line.h"
#include "app/command_line/exit_code.h"

namespace bloscope {

// Opens the window on what was asked for and returns when it is closed.
ExitCode runWindow(int argc, char** argv, const WindowRequest& request);

} // namespace bloscope
