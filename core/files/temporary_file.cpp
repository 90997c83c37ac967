#include "core/files/temporary_file.h"

#include "core/base/result.h"
#include "core/files/file_io.h"
#include "core/system/file_status.h"
#include "core/system/temporary_name.h"

#include <algorithm>
#include <cerrno>
#include <vector>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

// With all in it. Links are removed, not followed.
void removeFolder(FileCalls& calls, const fs::path& folder)
{
    std::vector<fs::path> folders = {folder};
    std::vector<fs::path> files; // first all of them: removing disturbs who walks through
    std::error_code unreadable;
    for (fs::recursive_directory_iterator entry(folder, unreadable), end;
         !unreadable && entry != end; entry.increment(unreadable)) {
        std::error_code unknown;
        const bool isFolder = entry->symlink_status(unknown).type() == fs::file_type::directory;
        (isFolder ? folders : files).push_back(entry->path());
    }
    for (const fs::path& file : files)
        uninterrupted([&] { return calls.remove(file); });
    std::ranges::reverse(folders); // inner ones came later
    for (const fs::path& emptied : folders)
        uninterrupted([&] { return calls.removeFolder(emptied); });
}

void removeFile(FileCalls& calls, const fs::path& path)
{
    uninterrupted([&] { return calls.remove(path); });
}

} // namespace

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept
    : m_calls(other.m_calls),
      m_target(std::move(other.m_target)),
      m_path(std::exchange(other.m_path, {})),
      m_lock(std::move(other.m_lock)),
      m_folders(std::move(other.m_folders))
{
}

TemporaryFolder::~TemporaryFolder()
{
    if (!m_path.empty())
        removeFolder(*m_calls, m_path);
}

Result<> checkIsFree(const fs::path& target)
{
    std::error_code none;
    if (!fs::exists(fs::symlink_status(target, none)))
        return {};
    return Error{ErrorKind::Io,
                 "a directory cannot replace an existing file or directory; choose another name"};
}

Result<TemporaryFolder> TemporaryFolder::create(FileCalls& calls, const fs::path& target,
                                                FileMode mode)
{
    removeLeftTemporaries(calls, target, [&](const fs::path& left) { removeFolder(calls, left); });
    for (;;) {
        const fs::path path = newTemporaryName(target);
        const int made = uninterrupted([&] { return calls.makeFolder(path, mode); });
        if (made != 0 && errno == EEXIST)
            continue;
        if (made != 0)
            return systemError("cannot create a folder in its directory", errno);
        TemporaryFolder folder(calls, target, path);
        BLOSCOPE_CHECK(folder.lock());
        if (isStillThere(folder.m_lock))
            return folder;
    }
}

Result<> TemporaryFolder::lock()
{
    m_lock = openDescriptor(*m_calls, m_path, {.folder = true, .plain = true});
    if (!m_lock.isOpen())
        return systemError("cannot open the new folder", errno);
    return lockFile(*m_calls, m_lock.number(), LockPlace::WholeFile);
}

Result<Descriptor> TemporaryFolder::createFile(const fs::path& name)
{
    BLOSCOPE_CHECK(makeFolders(name.parent_path()));
    return bloscope::createFile(*m_calls, m_path / name);
}

Result<> TemporaryFolder::makeFolders(const fs::path& name)
{
    fs::path folder;
    for (const fs::path& part : name) {
        folder /= part;
        if (!m_folders.insert(folder).second)
            continue;
        const fs::path path = m_path / folder;
        if (uninterrupted([&] { return m_calls->makeFolder(path, newFolderMode); }) != 0)
            return systemError("cannot create a folder", errno);
    }
    return {};
}

Result<> TemporaryFolder::sync()
{
    for (const fs::path& folder : m_folders)
        BLOSCOPE_CHECK(syncDirectory(*m_calls, m_path / folder));
    return syncDirectory(*m_calls, m_path);
}

Result<> TemporaryFolder::publish()
{
    if (uninterrupted([&] { return m_calls->rename(m_path, m_target); }) != 0)
        return systemError("cannot rename the new folder", errno);
    m_path.clear();
    return syncDirectory(*m_calls, m_target.parent_path());
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
        const Descriptor left = openDescriptor(calls, entry->path(), {.plain = true});
        const auto lock = [&] {
            return calls.lock(left.number(), LockKind::Exclusive, LockPlace::WholeFile);
        };
        if (left.isOpen() && uninterrupted(lock) == 0)
            remove(entry->path());
    }
}

bool isStillThere(const Descriptor& descriptor)
{
    const auto status = statusOf(descriptor.number());
    return status && status->names > 0;
}

TemporaryFile::TemporaryFile(FileCalls& calls, fs::path target, fs::path path,
                             Descriptor descriptor)
    : m_calls(&calls),
      m_target(std::move(target)),
      m_path(std::move(path)),
      m_descriptor(std::move(descriptor))
{
}

TemporaryFile::TemporaryFile(TemporaryFile&& other) noexcept
    : m_calls(other.m_calls),
      m_target(std::move(other.m_target)),
      m_path(std::exchange(other.m_path, {})),
      m_descriptor(std::move(other.m_descriptor))
{
}

TemporaryFile::~TemporaryFile()
{
    if (!m_path.empty())
        removeFile(*m_calls, m_path);
}

Result<TemporaryFile> TemporaryFile::create(FileCalls& calls, const fs::path& target, FileMode mode)
{
    removeLeftTemporaries(calls, target, [&](const fs::path& left) { removeFile(calls, left); });
    return createBeside(calls, target, mode);
}

Result<TemporaryFile> TemporaryFile::createBeside(FileCalls& calls, const fs::path& target,
                                                  FileMode mode)
{
    for (;;) {
        const fs::path path = newTemporaryName(target);
        Descriptor descriptor =
            openDescriptor(calls, path, {.change = true, .isNew = true, .mode = mode});
        if (!descriptor.isOpen() && errno == EEXIST)
            continue;
        if (!descriptor.isOpen())
            return systemError("cannot create a file in its directory", errno);
        TemporaryFile file(calls, target, path, std::move(descriptor));
        BLOSCOPE_CHECK(lockFile(calls, file.descriptor(), LockPlace::WholeFile));
        if (isStillThere(file.m_descriptor))
            return file;
    }
}

Result<> TemporaryFile::sync()
{
    return syncFile(*m_calls, descriptor());
}

Result<> TemporaryFile::publish()
{
    if (uninterrupted([&] { return m_calls->rename(m_path, m_target); }) != 0)
        return systemError("cannot replace the file", errno);
    m_path.clear();
    return syncDirectory(*m_calls, m_target.parent_path());
}

} // namespace bloscope
