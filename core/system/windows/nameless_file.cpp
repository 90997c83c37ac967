#include "core/system/nameless_file.h"

#include "core/system/windows/handles.h"

#include <atomic>
#include <cerrno>
#include <fmt/format.h>

namespace bloscope {

namespace {

// Another name every time.
std::filesystem::path newName(const std::filesystem::path& folder)
{
    static std::atomic<unsigned> counter = 0;
    return folder / fmt::format(".bloscope-edits-{}-{}", ::GetCurrentProcessId(), counter++);
}

// The system itself deletes it, however this process ends; but until then only those can open it
// who expect that.
Descriptor deletedBySystem(const std::filesystem::path& path)
{
    return descriptorOf(openShared(path, GENERIC_READ | GENERIC_WRITE | DELETE, CREATE_NEW,
                                   FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE));
}

Descriptor deletedByUs(const std::filesystem::path& path)
{
    Descriptor file = descriptorOf(
        openShared(path, GENERIC_READ | GENERIC_WRITE, CREATE_NEW, FILE_ATTRIBUTE_TEMPORARY));
    if (file.isOpen())
        deleteWhenClosed(file.number(), path);
    return file;
}

} // namespace

Result<Descriptor> createNamelessFile(const std::filesystem::path& folder, const UseOfName& use)
{
    const std::filesystem::path path = newName(folder);
    Descriptor file = use ? deletedByUs(path) : deletedBySystem(path);
    if (!file.isOpen())
        return systemError("cannot be created", errno);
    const Result<> used = use ? use(path) : Result<>();
    if (!used)
        return used.error();
    return file;
}

Descriptor memoryFile()
{
    return {};
}

std::filesystem::path temporaryFolder()
{
    std::error_code none;
    return std::filesystem::temp_directory_path(none);
}

} // namespace bloscope
