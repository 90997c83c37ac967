#include "core/files/temporary_name.h"

#include "core/files/file_io.h"

#include <atomic>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".part";

// What the names of a target's temporaries begin with.
std::string beginning(const fs::path& target)
{
    constexpr std::size_t mostOfTheName = 200; // a file name has at most 255 bytes
    return "." + target.filename().string().substr(0, mostOfTheName) + ".";
}

// Is it the name of a temporary of `target`?
bool isTemporaryOf(const fs::path& target, const std::string& name)
{
    const std::string start = beginning(target);
    if (!name.starts_with(start) || !name.ends_with(ending) ||
        name.size() < start.size() + ending.size())
        return false;
    const std::string_view number =
        std::string_view(name).substr(start.size(), name.size() - start.size() - ending.size());
    return !number.empty() && number.find_first_not_of("0123456789-") == std::string_view::npos;
}

} // namespace

fs::path newTemporaryName(const fs::path& target)
{
    static std::atomic<unsigned> counter = 0;
    return target.parent_path() /
           fmt::format("{}{}-{}{}", beginning(target), ::getpid(), counter++, ending);
}

void removeLeftTemporaries(FileCalls& calls, const fs::path& target,
                           const std::function<void(const fs::path&)>& remove)
{
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    std::error_code unreadable; // then nothing more can be found
    for (fs::directory_iterator entry(folder, unreadable), end; !unreadable && entry != end;
         entry.increment(unreadable)) {
        if (!isTemporaryOf(target, entry->path().filename().string()))
            continue;
        const Descriptor left =
            openDescriptor(calls, entry->path(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
        const auto lock = [&] { return calls.lock(left.number(), LOCK_EX | LOCK_NB); };
        if (left.isOpen() && uninterrupted(lock) == 0)
            remove(entry->path());
    }
}

bool isStillThere(const Descriptor& descriptor)
{
    struct stat status {};
    return ::fstat(descriptor.number(), &status) == 0 && status.st_nlink > 0;
}

} // namespace bloscope
