#include "core/bytes/file_source.h"

#include "core/base/result.h"

#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bloscope {

namespace {

class FileSource final : public ByteSource {
 public:
    explicit FileSource(int descriptor) : m_descriptor(descriptor) {}
    ~FileSource() override { ::close(m_descriptor); }
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    // Looks at what was opened; nothing is read before.
    Result<> examine()
    {
        struct stat status {};
        if (::fstat(m_descriptor, &status) != 0)
            return systemError("cannot examine the file", errno);
        if (!S_ISREG(status.st_mode))
            return Error{ErrorKind::Io, S_ISDIR(status.st_mode) ? "this is a directory, not a file"
                                                                : "this is not a regular file"};
        m_identity = identityOf(status);
        return {};
    }

    std::uint64_t size() const override { return m_identity.size; }
    std::optional<FileIdentity> identity() const override { return m_identity; }
    bool isAsItWasOpened() const { return identityOf(m_descriptor) == m_identity; }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        while (!to.empty()) {
            const ssize_t got =
                ::pread(m_descriptor, to.data(), to.size(), static_cast<off_t>(offset));
            if (got < 0 && errno == EINTR)
                continue;
            if (got < 0)
                return systemError(
                    fmt::format("cannot read {} bytes at offset {}", to.size(), offset), errno);
            if (got == 0)
                return Error{ErrorKind::Io, "the file was truncated while it was being read",
                             offset};
            offset += static_cast<std::uint64_t>(got);
            to = to.subspan(static_cast<std::size_t>(got));
        }
        return {};
    }

    int m_descriptor;
    FileIdentity m_identity;
};

} // namespace

Result<ByteSourcePtr> fileSource(int descriptor)
{
    auto source = std::make_shared<FileSource>(descriptor);
    BLOSCOPE_CHECK(source->examine());
    return ByteSourcePtr(std::move(source));
}

bool isAsItWasOpened(const ByteSource& source)
{
    const auto* file = dynamic_cast<const FileSource*>(&source);
    return !file || file->isAsItWasOpened();
}

Result<ByteSourcePtr> openFile(const std::filesystem::path& path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return systemError("cannot open the file", errno);
    return fileSource(descriptor);
}

} // namespace bloscope
