#include "core/system/process.h"

#include <cstdlib>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

namespace bloscope {

std::uint64_t processNumber()
{
    return static_cast<std::uint64_t>(::getpid());
}

std::filesystem::path folderOfThisProgram()
{
    std::error_code none;
#ifdef __APPLE__
    std::string path(4096, '\0');
    auto size = static_cast<std::uint32_t>(path.size());
    if (_NSGetExecutablePath(path.data(), &size) != 0)
        return {};
    return std::filesystem::canonical(path.c_str(), none).parent_path();
#else
    return std::filesystem::read_symlink("/proc/self/exe", none).parent_path();
#endif
}

std::optional<std::filesystem::path> cacheFolder()
{
    const auto folderIn = [](const char* variable) {
        const char* value = std::getenv(variable);
        return std::filesystem::path(value ? value : "");
    };
    if (const auto caches = folderIn("XDG_CACHE_HOME"); caches.is_absolute())
        return caches;
    if (const auto home = folderIn("HOME"); home.is_absolute())
        return home / ".cache";
    return std::nullopt;
}

std::optional<std::tm> localTime(std::time_t seconds)
{
    std::tm time{};
    return ::localtime_r(&seconds, &time) ? std::optional(time) : std::nullopt;
}

std::string fileNameOfProgram(const std::string& name)
{
    return name;
}

void takeArguments(int&, char**&) {}

int runInstead(const std::filesystem::path& program, char** arguments)
{
    return ::execv(program.c_str(), arguments);
}

void endProcess(int code)
{
    std::exit(code);
}

void limitMemory([[maybe_unused]] std::uint64_t bytes)
{
#if defined(RLIMIT_DATA) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    rlimit limit{};
    if (::getrlimit(RLIMIT_DATA, &limit) != 0)
        return;
    if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > bytes)
        limit.rlim_cur = static_cast<rlim_t>(bytes);
    ::setrlimit(RLIMIT_DATA, &limit);
#endif
}

} // namespace bloscope
