#pragma once

#include "app/command_line/exit_code.h"
#include "app/command_line/painters.h"

#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// What the window is asked to show.
struct WindowRequest {
    std::vector<std::string> paths;
    std::string slice;        // NumPy's text; empty: the first plane
    bool inNewWindow = false; // even when a window is open already
    bool isSafe = false; // without settings and session, and without other calls of the program
};

// What the command line asked for: done already (a subcommand, --help, wrong usage), or the window,
// or, without painters, what needs them.
struct CommandLineOutcome {
    std::optional<ExitCode> done;
    WindowRequest window;
};

// Understands the command line and runs a subcommand, which needs no display. Those that draw are
// not run without `painters`.
CommandLineOutcome runCommandLine(int argc, char** argv, const Painters* painters);

} // namespace bloscope
