#include "core/bytes/byte_folder.h"

#include "core/base/result.h"
#include "core/base/text.h"
#include "core/bytes/file_source.h"
#include "core/system/open_folder.h"

#include <algorithm>
#include <cerrno>
#include <fmt/format.h>

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

class SystemFolder final : public ByteFolder {
 public:
    explicit SystemFolder(OpenFolder folder) : m_folder(std::move(folder)) {}

    Result<ByteSourcePtr> open(const std::string& name) const override
    {
        const auto status = m_folder.status(name);
        if (!status)
            return notOpened(name, errno);
        if (status->kind != FileKind::Regular)
            return Error{ErrorKind::Malformed,
                         quoted(name) + (status->kind == FileKind::Link
                                             ? " is a symbolic link, which is not followed"
                                             : " is not a regular file")};
        // it may have been replaced meanwhile: never follow, never wait, look again
        Descriptor file = m_folder.openToRead(name);
        if (!file.isOpen())
            return notOpened(name, errno);
        return fileSource(std::move(file)).within(quoted(name));
    }

    Result<std::vector<Member>> list(std::size_t most) const override
    {
        const auto names = m_folder.names(most);
        if (!names)
            return systemError("cannot list the directory", errno);
        std::vector<Member> members;
        for (const std::string& name : *names)
            members.push_back(examine(name));
        std::ranges::sort(members, {}, &Member::name);
        return members;
    }

 private:
    Member examine(const std::string& name) const
    {
        const auto status = m_folder.status(name);
        if (!status || status->kind != FileKind::Regular)
            return {name, false, 0};
        return {name, true, status->identity.size};
    }

    OpenFolder m_folder;
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
    auto folder = OpenFolder::open(path);
    if (!folder)
        return systemError("cannot open the directory", errno);
    return ByteFolderPtr(std::make_shared<SystemFolder>(*std::move(folder)));
}

ByteFolderPtr memoryFolder(std::map<std::string, ByteBuffer> files)
{
    return std::make_shared<MemoryFolder>(std::move(files));
}

} // namespace bloscope
