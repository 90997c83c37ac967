#include "app/command_line/command_line.h"
#include "app/window_program.h"
#include "core/files/standard_streams.h"

int main(int argc, char** argv)
{
    using namespace bloscope;
    holdStandardStreams();
    letTooLargeFilesFail();
    const CommandLineOutcome outcome = runCommandLine(argc, argv, nullptr);
    return outcome.done ? static_cast<int>(*outcome.done) : runWindowProgram(argv);
}
