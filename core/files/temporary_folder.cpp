#include "core/files/temporary_folder.h"

#include "core/base/system_error.h"
#include "core/files/file_io.h"
#include "core/files/temporary_name.h"

#include <fcntl.h>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

// With the files in it; what else may lie there keeps it where it is.
void removeFolder(FileCalls& calls, const fs::path& folder)
{
    std::vector<fs::path> files; // first all of them: removing disturbs who walks through
    std::error_code unreadable;
    for (fs::directory_iterator entry(folder, unreadable), end; !unreadable && entry != end;
         entry.increment(unreadable))
        files.push_back(entry->path());
    for (const fs::path& file : files)
        uninterrupted([&] { return calls.remove(file); });
    uninterrupted([&] { return calls.removeFolder(folder); });
}

} // namespace

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept
    : m_calls(other.m_calls),
      m_target(std::move(other.m_target)),
      m_path(std::exchange(other.m_path, {})),
      m_lock(std::move(other.m_lock))
{
}

TemporaryFolder::~TemporaryFolder()
{
    if (!m_path.empty())
        removeFolder(*m_calls, m_path);
}

Result<TemporaryFolder> TemporaryFolder::create(FileCalls& calls, const fs::path& target,
                                                mode_t mode)
{
    removeLeftTemporaries(calls, target, [&](const fs::path& left) { removeFolder(calls, left); });
    for (;;) {
        const fs::path path = newTemporaryName(target);
        const int made = uninterrupted([&] { return calls.makeFolder(path, mode); });
        if (made != 0 && errno == EEXIST)
            continue;
        if (made != 0)
            return systemError("cannot make a folder in its directory", errno);
        TemporaryFolder folder(calls, target, path);
        BLOSCOPE_CHECK(folder.lock());
        if (isStillThere(folder.m_lock))
            return folder;
    }
}

Result<> TemporaryFolder::lock()
{
    m_lock = openDescriptor(*m_calls, m_path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    if (!m_lock.isOpen())
        return systemError("cannot open the new folder", errno);
    return lockFile(*m_calls, m_lock.number(), LockKind::Exclusive);
}

Result<> TemporaryFolder::sync()
{
    return syncDirectory(*m_calls, m_path);
}

Result<> TemporaryFolder::publish()
{
    if (uninterrupted([&] { return m_calls->rename(m_path, m_target); }) != 0)
        return systemError("cannot give the new folder its name", errno);
    m_path.clear();
    return syncDirectory(*m_calls, m_target.parent_path());
}

} // namespace bloscope
