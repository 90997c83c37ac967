#include "app/application_info.h"
#include "app/command_line/command_line.h"
#include "app/command_line/console.h"
#include "core/files/standard_streams.h"

#include <cerrno>
#include <filesystem>
#include <fmt/format.h>
#include <system_error>

#if defined(_WIN32)
#include <process.h>
#include <stdlib.h>
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#include <unistd.h>
#else
#include <unistd.h>
#endif

namespace bloscope {

namespace {

namespace fs = std::filesystem;

// Where the running program lies, links resolved; empty where the system does not say.
fs::path folderOfThisProgram()
{
    std::error_code none;
#if defined(_WIN32)
    return fs::path(_wpgmptr).parent_path();
#elif defined(__APPLE__)
    std::string path(4096, '\0');
    auto size = static_cast<std::uint32_t>(path.size());
    if (_NSGetExecutablePath(path.data(), &size) != 0)
        return {};
    return fs::canonical(path.c_str(), none).parent_path();
#else
    return fs::read_symlink("/proc/self/exe", none).parent_path();
#endif
}

fs::path windowProgram(const fs::path& folder)
{
#if defined(_WIN32)
    const std::string name = std::string(application::windowProgram) + ".exe";
#else
    const std::string name = application::windowProgram;
#endif
    std::error_code none;
    const fs::path beside = folder / name;
    return fs::exists(beside, none) ? beside : folder / application::windowProgramFolder / name;
}

// Runs the program that has Qt in this one's place, with the same arguments: it opens the window,
// and draws what a command is to draw. It lies beside this one (in the build, on Windows and macOS)
// or in libexec, where it was installed. Answers its exit code; on POSIX systems only returns when
// it cannot be run, having complained about that.
int runWindowProgram(char** argv)
{
    const fs::path program = windowProgram(folderOfThisProgram()).lexically_normal();
#if defined(_WIN32)
    const auto code = ::_spawnv(_P_WAIT, program.string().c_str(), argv);
    if (code >= 0)
        return static_cast<int>(code);
#else
    ::execv(program.c_str(), argv);
#endif
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
    const CommandLineOutcome outcome = runCommandLine(argc, argv, nullptr);
    return outcome.done ? static_cast<int>(*outcome.done) : runWindowProgram(argv);
}
