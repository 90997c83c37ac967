#pragma once

#include "app/command_line/console.h"

#include <memory>

namespace CLI {
class App;
}

namespace bloscope {

struct Painters;

// A subcommand of the program, which needs no display. Its options are members, which parsing the
// command line fills.
class Command {
 public:
    virtual ~Command() = default;

    // Adds itself to the command line; lives as long as that.
    virtual CLI::App* addTo(CLI::App& commandLine) = 0;
    virtual bool needsPainters() const { return false; } // of what was parsed: is not run without
    virtual ExitCode run() const = 0;
};

// What each does and takes stands in its source, <name>_command.cpp. `painters`, which live longer,
// are null in a program without Qt.
std::unique_ptr<Command> makeInfoCommand();
std::unique_ptr<Command> makeExportCommand(const Painters* painters);
std::unique_ptr<Command> makeConvertCommand();
std::unique_ptr<Command> makeAdviseCommand();
std::unique_ptr<Command> makeVerifyCommand();
std::unique_ptr<Command> makeDiffCommand();
std::unique_ptr<Command> makeRepairCommand();
std::unique_ptr<Command> makeStatsCommand();
std::unique_ptr<Command> makeQueryCommand();
std::unique_ptr<Command> makeLabelsCommand();
std::unique_ptr<Command> makeReportCommand();
std::unique_ptr<Command> makeMetaCommand();
std::unique_ptr<Command> makeSetCommand();
std::unique_ptr<Command> makeRenderCommand(const Painters* painters);
std::unique_ptr<Command> makeMovieCommand();
std::unique_ptr<Command> makeListCommand();
std::unique_ptr<Command> makeCompleteCommand();

} // namespace bloscope
