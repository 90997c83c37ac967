#include "core/bytes/byte_folder.h"

#include "core/base/result.h"
#include "core/base/text.h"
#include "core/bytes/file_source.h"

#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bloscope {

namespace {

std::string quoted(const std::string& name)
{
    return fmt::format("the file {}", escapeForDisplay(name));
}

Error missing(const std::string& name)
{
    return {ErrorKind::Malformed, quoted(name) + " is missing"};
}

Error notOpened(const std::string& name, int number)
{
    return number == ENOENT ? missing(name) : systemError("cannot open " + quoted(name), number);
}

struct CloseDirectory {
    void operator()(DIR* directory) const { ::closedir(directory); }
};
using Directory = std::unique_ptr<DIR, CloseDirectory>;

class SystemFolder final : public ByteFolder {
 public:
    explicit SystemFolder(int descriptor) : m_descriptor(descriptor) {}
    ~SystemFolder() override { ::close(m_descriptor); }
    SystemFolder(const SystemFolder&) = delete;
    SystemFolder& operator=(const SystemFolder&) = delete;

    Result<ByteSourcePtr> open(const std::string& name) const override
    {
        struct stat status {};
        if (::fstatat(m_descriptor, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0)
            return notOpened(name, errno);
        if (!S_ISREG(status.st_mode))
            return Error{ErrorKind::Malformed,
                         quoted(name) + (S_ISLNK(status.st_mode)
                                             ? " is a symbolic link, which is not followed"
                                             : " is not a regular file")};
        // it may have been replaced meanwhile: never follow, never wait, look again
        constexpr int flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW;
        const int file = ::openat(m_descriptor, name.c_str(), flags);
        if (file < 0)
            return notOpened(name, errno);
        return fileSource(file).within(quoted(name));
    }

    Result<std::vector<Member>> list(std::size_t most) const override
    {
        // a descriptor of its own: reading a directory moves a position that threads would share
        const int again = ::openat(m_descriptor, ".", O_RDONLY | O_CLOEXEC | O_DIRECTORY);
        const Directory directory(again < 0 ? nullptr : ::fdopendir(again));
        if (!directory)
            return systemError("cannot list the directory", errno);
        std::vector<Member> members;
        while (members.size() < most) {
            const dirent* entry = ::readdir(directory.get());
            if (!entry)
                break;
            const std::string name = entry->d_name;
            if (name != "." && name != "..")
                members.push_back(examine(name));
        }
        std::ranges::sort(members, {}, &Member::name);
        return members;
    }

 private:
    Member examine(const std::string& name) const
    {
        struct stat status {};
        if (::fstatat(m_descriptor, name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0 ||
            !S_ISREG(status.st_mode))
            return {name, false, 0};
        return {name, true, static_cast<std::uint64_t>(status.st_size)};
    }

    int m_descriptor;
};

class MemoryFolder final : public ByteFolder {
 public:
    explicit MemoryFolder(std::map<std::string, ByteBuffer> files)
    {
        for (auto& [name, bytes] : files)
            m_files[name] = memorySource(std::move(bytes));
    }

    Result<ByteSourcePtr> open(const std::string& name) const override
    {
        const auto found = m_files.find(name);
        return found == m_files.end() ? Result<ByteSourcePtr>(missing(name)) : found->second;
    }

    Result<std::vector<Member>> list(std::size_t most) const override
    {
        std::vector<Member> members;
        for (const auto& [name, source] : m_files)
            if (members.size() < most)
                members.push_back({name, true, source->size()});
        return members;
    }

 private:
    std::map<std::string, ByteSourcePtr> m_files;
};

} // namespace

Result<ByteFolderPtr> openFolder(const std::filesystem::path& path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_DIRECTORY);
    if (descriptor < 0)
        return systemError("cannot open the directory", errno);
    return ByteFolderPtr(std::make_shared<SystemFolder>(descriptor));
}

ByteFolderPtr memoryFolder(std::map<std::string, ByteBuffer> files)
{
    return std::make_shared<MemoryFolder>(std::move(files));
}

} // namespace bloscope
