#include "app/application_info.h"
#include "app/command_line/command_line.h"
#include "app/command_line/console.h"

int main(int argc, char** argv)
{
    using namespace bloscope;
    const CommandLineOutcome outcome = runCommandLine(argc, argv);
    if (outcome.done)
        return static_cast<int>(*outcome.done);
    complain("the window is not there yet");
    return static_cast<int>(ExitCode::Failed);
}
