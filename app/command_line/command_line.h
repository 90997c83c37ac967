#pragma once

#include "app/command_line/console.h"
#include "app/command_line/painters.h"

#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// What the window is asked to show.
struct WindowRequest {
    std::vector<std::string> paths;
    std::string key;      // of a part of a store; empty: all of it
    std::string slice;    // NumPy's text; empty: the first plane
    std::string view;     // as what it is shown, "heatmap"; empty: as ever, as all that follows
    std::string colorMap; // of heatmaps and planes, as typed
    std::string range;
    std::string scale;
    std::string bands;
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
