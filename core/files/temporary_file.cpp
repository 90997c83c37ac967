#include "core/files/temporary_file.h"

#include "core/base/system_error.h"
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

fs::path newName(const fs::path& target)
{
    static std::atomic<unsigned> counter = 0;
    return target.parent_path() /
           fmt::format("{}{}-{}{}", beginning(target), ::getpid(), counter++, ending);
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

void removeFile(FileCalls& calls, const fs::path& path)
{
    uninterrupted([&] { return calls.remove(path); });
}

// Whoever writes a temporary holds its lock: one that can be locked belongs to nobody.
void removeIfLeft(FileCalls& calls, const fs::path& path)
{
    const Descriptor left = openDescriptor(calls, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const auto lock = [&] { return calls.lock(left.number(), LOCK_EX | LOCK_NB); };
    if (left.isOpen() && uninterrupted(lock) == 0)
        removeFile(calls, path);
}

void removeWhatIsLeft(FileCalls& calls, const fs::path& target)
{
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    std::error_code unreadable; // then nothing more can be found
    for (fs::directory_iterator entry(folder, unreadable), end; !unreadable && entry != end;
         entry.increment(unreadable))
        if (isTemporaryOf(target, entry->path().filename().string()))
            removeIfLeft(calls, entry->path());
}

// Has somebody removed it between its making and its locking?
bool isStillThere(int descriptor)
{
    struct stat status {};
    return ::fstat(descriptor, &status) == 0 && status.st_nlink > 0;
}

} // namespace

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

Result<TemporaryFile> TemporaryFile::create(FileCalls& calls, const fs::path& target, mode_t mode)
{
    removeWhatIsLeft(calls, target);
    for (;;) {
        const fs::path path = newName(target);
        Descriptor descriptor = openDescriptor(calls, path, O_RDWR | O_CREAT | O_EXCL, mode);
        if (!descriptor.isOpen() && errno == EEXIST)
            continue;
        if (!descriptor.isOpen())
            return systemError("cannot create a file in its directory", errno);
        TemporaryFile file(calls, target, path, std::move(descriptor));
        BLOSCOPE_CHECK(lockFile(calls, file.descriptor(), LockKind::Exclusive));
        if (isStillThere(file.descriptor()))
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
