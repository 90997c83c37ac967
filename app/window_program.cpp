#include "app/window_program.h"

#include "app/application_info.h"
#include "app/command_line/console.h"

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

} // namespace

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

} // namespace bloscope
