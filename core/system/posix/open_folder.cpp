#include "core/system/open_folder.h"

#include "core/system/posix/status_of.h"

#include <cstdio>
#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

namespace bloscope {

namespace {

constexpr mode_t ownerOnly = 0600;
constexpr int plain = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;

struct CloseListing {
    void operator()(DIR* listing) const { ::closedir(listing); }
};

} // namespace

struct OpenFolder::Folder {
    Descriptor descriptor;
    int number() const { return descriptor.number(); }
};

OpenFolder::OpenFolder(std::unique_ptr<Folder> folder) : m_folder(std::move(folder)) {}
OpenFolder::OpenFolder(OpenFolder&& other) noexcept = default;
OpenFolder::~OpenFolder() = default;

std::optional<OpenFolder> OpenFolder::open(const std::filesystem::path& path, Links links)
{
    const int flags = links == Links::Refuse ? O_NOFOLLOW : 0;
    Descriptor folder(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_DIRECTORY | flags));
    if (!folder.isOpen())
        return std::nullopt;
    return OpenFolder(std::make_unique<Folder>(Folder{std::move(folder)}));
}

std::optional<FileStatus> OpenFolder::status() const
{
    return statusOf(m_folder->number());
}

std::optional<FileStatus> OpenFolder::status(const std::string& name) const
{
    struct stat status {};
    if (::fstatat(m_folder->number(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0)
        return std::nullopt;
    return statusFrom(status);
}

std::optional<std::vector<std::string>> OpenFolder::names(std::size_t most) const
{
    // a descriptor of its own: reading a directory moves a position that threads would share
    const int again = ::openat(m_folder->number(), ".", O_RDONLY | O_CLOEXEC | O_DIRECTORY);
    const std::unique_ptr<DIR, CloseListing> listing(again < 0 ? nullptr : ::fdopendir(again));
    if (!listing)
        return std::nullopt;
    std::vector<std::string> names;
    while (names.size() < most) {
        const dirent* entry = ::readdir(listing.get());
        if (!entry)
            break;
        const std::string name = entry->d_name;
        if (name != "." && name != "..")
            names.push_back(name);
    }
    return names;
}

Descriptor OpenFolder::openToRead(const std::string& name) const
{
    return Descriptor(::openat(m_folder->number(), name.c_str(), O_RDONLY | plain));
}

Descriptor OpenFolder::openToChange(const std::string& name) const
{
    return Descriptor(
        ::openat(m_folder->number(), name.c_str(), O_RDWR | O_CREAT | plain, ownerOnly));
}

bool OpenFolder::rename(const std::string& from, const std::string& to) const
{
    return ::renameat(m_folder->number(), from.c_str(), m_folder->number(), to.c_str()) == 0;
}

void OpenFolder::remove(const std::string& name) const
{
    ::unlinkat(m_folder->number(), name.c_str(), 0);
}

} // namespace bloscope
