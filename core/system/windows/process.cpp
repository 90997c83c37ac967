#include "core/system/process.h"

#include "core/system/windows/handles.h"

#include <cstdio>
#include <cstdlib>
#include <shellapi.h>
#include <vector>

namespace bloscope {

std::uint64_t processNumber()
{
    return ::GetCurrentProcessId();
}

std::filesystem::path folderOfThisProgram()
{
    std::wstring path(32768, L'\0');
    const DWORD size = ::GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
    path.resize(size < path.size() ? size : 0);
    return std::filesystem::path(path).parent_path();
}

std::optional<std::filesystem::path> cacheFolder()
{
    const wchar_t* const local = ::_wgetenv(L"LOCALAPPDATA");
    return local ? std::optional<std::filesystem::path>(local) : std::nullopt;
}

std::optional<std::tm> localTime(std::time_t seconds)
{
    std::tm time{};
    return ::localtime_s(&time, &seconds) == 0 ? std::optional(time) : std::nullopt;
}

std::string fileNameOfProgram(const std::string& name)
{
    return name + ".exe";
}

void takeArguments(int& count, char**& arguments)
{
    static std::vector<std::string> texts;
    static std::vector<char*> begins;
    wchar_t** const words = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    for (int i = 0; words && i < count; ++i)
        texts.push_back(utf8(words[i]));
    ::LocalFree(words);
    for (std::string& text : texts)
        begins.push_back(text.data());
    begins.push_back(nullptr);
    arguments = begins.data();
}

// No process takes the place of another: this one waits for it.
int runInstead(const std::filesystem::path& program, char**)
{
    STARTUPINFOW start{};
    start.cb = sizeof start;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = ::GetStdHandle(STD_INPUT_HANDLE);
    start.hStdOutput = ::GetStdHandle(STD_OUTPUT_HANDLE);
    start.hStdError = ::GetStdHandle(STD_ERROR_HANDLE);
    std::wstring line = ::GetCommandLineW();
    PROCESS_INFORMATION started{};
    if (!::CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, TRUE, 0, nullptr, nullptr,
                          &start, &started))
        return failed();
    const Handle process(started.hProcess), thread(started.hThread);
    DWORD code = 0;
    ::WaitForSingleObject(process.get(), INFINITE);
    ::GetExitCodeProcess(process.get(), &code);
    return static_cast<int>(code & 0x7fff'ffff);
}

void endProcess(int code)
{
    std::fflush(nullptr);
    ::TerminateProcess(::GetCurrentProcess(), static_cast<UINT>(code));
    std::abort(); // never reached
}

void limitMemory(std::uint64_t bytes)
{
    const HANDLE job = ::CreateJobObjectW(nullptr, nullptr); // for as long as the process is there
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_PROCESS_MEMORY;
    limits.ProcessMemoryLimit = static_cast<SIZE_T>(bytes);
    ::SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    ::AssignProcessToJobObject(job, ::GetCurrentProcess());
}

} // namespace bloscope
