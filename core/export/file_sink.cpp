#include "core/base/system_error.h"
#include "core/export/sink.h"

#include <atomic>
#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bloscope {

namespace {

namespace fs = std::filesystem;

constexpr mode_t newFileMode = 0666; // less the umask

class Descriptor {
 public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }

    int number() const { return m_number; }
    bool isOpen() const { return m_number >= 0; }
    int close() { return ::close(std::exchange(m_number, -1)); }

 private:
    int m_number;
};

// Writes to a temporary file that takes its target's place when it is complete; to a device or a
// pipe, over which nothing can be renamed, directly.
class FileSink final : public Sink {
 public:
    FileSink(fs::path target, fs::path temporary, Descriptor descriptor, std::stop_token stop)
        : m_target(std::move(target)),
          m_temporary(std::move(temporary)),
          m_descriptor(std::move(descriptor)),
          m_to(descriptorSink(m_descriptor.number(), std::move(stop)))
    {
    }
    ~FileSink() override
    {
        if (!m_temporary.empty())
            ::unlink(m_temporary.c_str());
    }
    FileSink(const FileSink&) = delete;
    FileSink& operator=(const FileSink&) = delete;

    Result<> write(ByteView bytes) override { return m_to->write(bytes).within(m_target.string()); }

    Result<> commit() override
    {
        if (m_temporary.empty())
            return {};
        if (::fsync(m_descriptor.number()) != 0 || m_descriptor.close() != 0)
            return systemError("cannot write", errno).within(m_target.string());
        if (::rename(m_temporary.c_str(), m_target.c_str()) != 0)
            return systemError("cannot replace the file", errno).within(m_target.string());
        m_temporary.clear();
        return {};
    }

 private:
    fs::path m_target;
    fs::path m_temporary; // empty for a device, and when it has become the target
    Descriptor m_descriptor;
    std::unique_ptr<Sink> m_to;
};

// Follows symbolic links by hand, so that a link to a file that is not there yet works as well.
fs::path withoutLinks(fs::path path)
{
    constexpr int mostLinks = 40; // as the system's own limit
    std::error_code error;
    for (int i = 0; i < mostLinks && fs::is_symlink(path, error); ++i) {
        const fs::path next = fs::read_symlink(path, error);
        path = next.is_absolute() ? next : path.parent_path() / next;
    }
    return path;
}

fs::path temporaryBeside(const fs::path& target)
{
    static std::atomic<unsigned> counter = 0;
    constexpr std::size_t mostOfTheName = 200; // a file name has at most 255 bytes
    const std::string name = target.filename().string().substr(0, mostOfTheName);
    return target.parent_path() / fmt::format(".{}.{}-{}.part", name, ::getpid(), counter++);
}

Result<std::unique_ptr<Sink>> openDevice(const fs::path& target, std::stop_token stop)
{
    Descriptor descriptor(::open(target.c_str(), O_WRONLY | O_CLOEXEC));
    if (!descriptor.isOpen())
        return systemError("cannot write", errno).within(target.string());
    return std::unique_ptr<Sink>(
        std::make_unique<FileSink>(target, fs::path(), std::move(descriptor), std::move(stop)));
}

Result<std::unique_ptr<Sink>> openReplacement(const fs::path& target, const struct stat* old,
                                              std::stop_token stop)
{
    if (old && ::access(target.c_str(), W_OK) != 0)
        return systemError("cannot write", errno).within(target.string());
    const fs::path temporary = temporaryBeside(target);
    Descriptor descriptor(
        ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, newFileMode));
    if (!descriptor.isOpen())
        return systemError("cannot create the file", errno).within(target.string());
    const int number = descriptor.number();
    auto sink =
        std::make_unique<FileSink>(target, temporary, std::move(descriptor), std::move(stop));
    if (old && ::fchmod(number, old->st_mode & 07777) != 0)
        return systemError("cannot keep the file's mode", errno).within(target.string());
    return std::unique_ptr<Sink>(std::move(sink));
}

} // namespace

Result<std::unique_ptr<Sink>> fileSink(const fs::path& target, const fs::path& source,
                                       std::stop_token stop)
{
    std::error_code none;
    if (fs::equivalent(target, source, none))
        return Error{ErrorKind::Usage, "this is the file to be exported; it is not overwritten"}
            .within(target.string());

    const fs::path real = withoutLinks(target);
    struct stat status {};
    if (::stat(real.c_str(), &status) != 0)
        return openReplacement(real, nullptr, std::move(stop));
    if (S_ISDIR(status.st_mode))
        return Error{ErrorKind::Io, "this is a directory"}.within(target.string());
    return S_ISREG(status.st_mode) ? openReplacement(real, &status, std::move(stop))
                                   : openDevice(real, std::move(stop));
}

} // namespace bloscope
