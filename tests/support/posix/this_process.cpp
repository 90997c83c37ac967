#include "tests/support/this_process.h"

#include "tests/support/child.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace bloscope::test {

std::string saidByCopy(const std::function<std::string()>& work)
{
    return saidByChild(work);
}

void endAtOnce()
{
    ::raise(SIGKILL);
    std::abort();
}

std::int64_t processorMilliseconds()
{
    return static_cast<std::int64_t>(std::clock()) * 1000 / CLOCKS_PER_SEC;
}

std::size_t openFileCount()
{
    std::error_code none;
    const std::filesystem::directory_iterator all("/proc/self/fd", none);
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

std::size_t timesOpenWithoutName(const std::filesystem::path& file)
{
    std::size_t times = 0;
    std::error_code none;
    for (const auto& open : std::filesystem::directory_iterator("/proc/self/fd", none)) {
        std::error_code gone; // since it was listed
        times += std::filesystem::read_symlink(open.path(), gone) == file.string() + " (deleted)";
    }
    return times;
}

std::size_t residentPages(ByteView memory)
{
    std::vector<unsigned char> pages((memory.size() + pageBytes() - 1) / pageBytes());
    if (::mincore(const_cast<std::byte*>(memory.data()), memory.size(), pages.data()) != 0)
        return pages.size() + 1;
    return static_cast<std::size_t>(
        std::ranges::count_if(pages, [](unsigned char page) { return (page & 1) != 0; }));
}

std::size_t pageBytes()
{
    return static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace bloscope::test
