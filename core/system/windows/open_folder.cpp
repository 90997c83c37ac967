#include "core/system/open_folder.h"

#include "core/system/windows/handles.h"

#include <cerrno>

namespace bloscope {

struct OpenFolder::Folder {
    Handle handle; // by which its path is asked for, wherever it was moved

    // Nothing for what is no plain name: a path, or another stream of a file.
    std::optional<std::filesystem::path> pathOfName(const std::string& name) const
    {
        const std::filesystem::path folder = pathOf(handle.get());
        if (!folder.empty() && name.find_first_of("/\\:") == std::string::npos)
            return folder / std::filesystem::path(wide(name));
        errno = ENOENT;
        return std::nullopt;
    }
};

namespace {

// A link is not opened.
Descriptor plainFile(const std::filesystem::path& path, DWORD access, DWORD disposition)
{
    Handle file(openShared(path, access, disposition,
                           FILE_FLAG_OPEN_REPARSE_POINT | FILE_FLAG_BACKUP_SEMANTICS));
    if (!file.isOpen()) {
        failed();
        return {};
    }
    const auto status = statusOf(file.get());
    if (status && status->kind == FileKind::Link) {
        errno = ELOOP;
        return {};
    }
    return descriptorOf(file.release());
}

} // namespace

OpenFolder::OpenFolder(std::unique_ptr<Folder> folder) : m_folder(std::move(folder)) {}
OpenFolder::OpenFolder(OpenFolder&& other) noexcept = default;
OpenFolder::~OpenFolder() = default;

std::optional<OpenFolder> OpenFolder::open(const std::filesystem::path& path, Links links)
{
    const DWORD flags = links == Links::Refuse ? FILE_FLAG_OPEN_REPARSE_POINT : 0;
    Handle folder(
        openShared(path, FILE_LIST_DIRECTORY, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS | flags));
    if (!folder.isOpen()) {
        failed();
        return std::nullopt;
    }
    const auto status = statusOf(folder.get());
    if (!status || status->kind != FileKind::Folder) {
        errno = ENOTDIR;
        return std::nullopt;
    }
    return OpenFolder(std::make_unique<Folder>(std::move(folder)));
}

std::optional<FileStatus> OpenFolder::status() const
{
    return statusOf(m_folder->handle.get());
}

std::optional<FileStatus> OpenFolder::status(const std::string& name) const
{
    const auto path = m_folder->pathOfName(name);
    return path ? linkStatusOf(*path) : std::nullopt;
}

std::optional<std::vector<std::string>> OpenFolder::names(std::size_t most) const
{
    const std::filesystem::path folder = pathOf(m_folder->handle.get());
    WIN32_FIND_DATAW entry{};
    const HANDLE search =
        ::FindFirstFileExW(systemPath(folder / "*").c_str(), FindExInfoBasic, &entry,
                           FindExSearchNameMatch, nullptr, FIND_FIRST_EX_LARGE_FETCH);
    if (search == INVALID_HANDLE_VALUE) {
        failed();
        return std::nullopt;
    }
    std::vector<std::string> names;
    do {
        const std::string name = utf8(entry.cFileName);
        if (name != "." && name != ".." && names.size() < most)
            names.push_back(name);
    } while (names.size() < most && ::FindNextFileW(search, &entry));
    ::FindClose(search);
    return names;
}

Descriptor OpenFolder::openToRead(const std::string& name) const
{
    const auto path = m_folder->pathOfName(name);
    return path ? plainFile(*path, GENERIC_READ, OPEN_EXISTING) : Descriptor();
}

Descriptor OpenFolder::openToChange(const std::string& name) const
{
    const auto path = m_folder->pathOfName(name);
    return path ? plainFile(*path, GENERIC_READ | GENERIC_WRITE, OPEN_ALWAYS) : Descriptor();
}

bool OpenFolder::rename(const std::string& from, const std::string& to) const
{
    const auto old = m_folder->pathOfName(from);
    const auto now = m_folder->pathOfName(to);
    return old && now &&
           ::MoveFileExW(systemPath(*old).c_str(), systemPath(*now).c_str(),
                         MOVEFILE_REPLACE_EXISTING);
}

void OpenFolder::remove(const std::string& name) const
{
    if (const auto path = m_folder->pathOfName(name))
        ::DeleteFileW(systemPath(*path).c_str());
}

} // namespace bloscope
