#include "app/application_info.h"
#include "app/command_line/command_line.h"
#include "app/command_line/console.h"
#include "core/system/process.h"
#include "core/system/standard_streams.h"

#include <cerrno>
#include <filesystem>
#include <fmt/format.h>
#include <system_error>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

fs::path windowProgram(const fs::path& folder)
{
    const std::string name = fileNameOfProgram(application::windowProgram);
    std::error_code none;
    const fs::path beside = folder / name;
    return fs::exists(beside, none) ? beside : folder / application::windowProgramFolder / name;
}

// Runs the program that has Qt in this one's place, with the same arguments: it opens the window,
// and draws what a command is to draw. It lies beside this one (in the build, on Windows and macOS)
// or in libexec, where it was installed. Answers its exit code, where programs cannot take
// the place of another, or complains that it cannot be run.
int runWindowProgram(char** argv)
{
    const fs::path program = windowProgram(folderOfThisProgram()).lexically_normal();
    const int code = runInstead(program, argv);
    if (code >= 0)
        return code;
    complain(
        fmt::format("{}: the program that opens the window and draws pictures cannot be run: {}",
                    program.string(), std::generic_category().message(errno)));
    return static_cast<int>(ExitCode::Failed);
}

} // namespace

} // namespace bloscope

int main(int argc, char** argv)
{
    using namespace bloscope;
    holdStandardStreams();
    letTooLargeFilesFail();
    takeArguments(argc, argv);
    const CommandLineOutcome outcome = runCommandLine(argc, argv, nullptr);
    return outcome.done ? static_cast<int>(*outcome.done) : runWindowProgram(argv);
}
