#include "app/command_line/command_line.h"
#include "app/window.h"
#include "core/files/standard_streams.h"

int main(int argc, char** argv)
{
    using namespace bloscope;
    holdStandardStreams();
    const CommandLineOutcome outcome = runCommandLine(argc, argv);
    return static_cast<int>(outcome.done ? *outcome.done : runWindow(argc, argv, outcome.window));
}
