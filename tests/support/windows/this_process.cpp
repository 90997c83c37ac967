#include "tests/support/this_process.h"

#include "core/system/windows/handles.h"

#include <algorithm>
#include <cstdlib>
#include <psapi.h>
#include <vector>

namespace bloscope::test {

std::string saidByCopy(const std::function<std::string()>& work)
{
    return work();
}

void endAtOnce()
{
    ::TerminateProcess(::GetCurrentProcess(), 1);
    std::abort();
}

// The clock of the language tells what passed on the wall.
std::int64_t processorMilliseconds()
{
    FILETIME made{}, ended{}, kernel{}, user{};
    ::GetProcessTimes(::GetCurrentProcess(), &made, &ended, &kernel, &user);
    const auto ticks = [](const FILETIME& time) {
        return static_cast<std::int64_t>(time.dwHighDateTime) << 32 | time.dwLowDateTime;
    };
    constexpr std::int64_t ticksOfMillisecond = 10'000;
    return (ticks(kernel) + ticks(user)) / ticksOfMillisecond;
}

std::size_t openFileCount()
{
    DWORD count = 0;
    return ::GetProcessHandleCount(::GetCurrentProcess(), &count) ? count : 0;
}

std::size_t timesOpenWithoutName(const std::filesystem::path&)
{
    return 0;
}

std::size_t residentPages(ByteView memory)
{
    std::vector<PSAPI_WORKING_SET_EX_INFORMATION> pages((memory.size() + pageBytes() - 1) /
                                                        pageBytes());
    for (std::size_t i = 0; i < pages.size(); ++i)
        pages[i].VirtualAddress = const_cast<std::byte*>(memory.data() + i * pageBytes());
    const auto bytes = static_cast<DWORD>(pages.size() * sizeof pages[0]);
    if (!::K32QueryWorkingSetEx(::GetCurrentProcess(), pages.data(), bytes))
        return pages.size() + 1;
    return static_cast<std::size_t>(std::ranges::count_if(
        pages, [](const auto& page) { return page.VirtualAttributes.Valid != 0; }));
}

std::size_t pageBytes()
{
    SYSTEM_INFO info{};
    ::GetSystemInfo(&info);
    return info.dwPageSize;
}

} // namespace bloscope::test
