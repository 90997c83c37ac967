#include "core/bytes/byte_source.h"

#include "core/base/checked.h"
#include "core/base/system_error.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bloscope {

namespace {

class FileSource final : public ByteSource {
 public:
    FileSource(int descriptor, std::uint64_t size) : m_descriptor(descriptor), m_size(size) {}
    ~FileSource() override { ::close(m_descriptor); }
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    std::uint64_t size() const override { return m_size; }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        while (!to.empty()) {
            const ssize_t got =
                ::pread(m_descriptor, to.data(), to.size(), static_cast<off_t>(offset));
            if (got < 0 && errno == EINTR)
                continue;
            if (got < 0)
                return systemError(fmt::format("cannot read {} bytes at {}", to.size(), offset),
                                   errno);
            if (got == 0)
                return Error{ErrorKind::Io, "the file became shorter while it was being read",
                             offset};
            offset += static_cast<std::uint64_t>(got);
            to = to.subspan(static_cast<std::size_t>(got));
        }
        return {};
    }

    int m_descriptor;
    std::uint64_t m_size;
};

class MemorySource final : public ByteSource {
 public:
    explicit MemorySource(std::shared_ptr<const ByteBuffer> bytes) : m_bytes(std::move(bytes)) {}
    std::uint64_t size() const override { return m_bytes->size(); }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        if (!to.empty())
            std::memcpy(to.data(), m_bytes->data() + offset, to.size());
        return {};
    }

    std::shared_ptr<const ByteBuffer> m_bytes;
};

class WindowSource final : public ByteSource {
 public:
    WindowSource(ByteSourcePtr whole, std::uint64_t offset, std::uint64_t size)
        : m_whole(std::move(whole)), m_offset(offset), m_size(size)
    {
    }
    std::uint64_t size() const override { return m_size; }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        return m_whole->readAt(m_offset + offset, to);
    }

    ByteSourcePtr m_whole;
    std::uint64_t m_offset;
    std::uint64_t m_size;
};

} // namespace

Result<> ByteSource::readAt(std::uint64_t offset, ByteSpan to) const
{
    if (!fits(offset, to.size(), size()))
        return Error{ErrorKind::Malformed,
                     fmt::format("{} bytes are needed, the file ends at {}", to.size(), size()),
                     offset};
    return readInside(offset, to);
}

Result<ByteSourcePtr> openFile(const std::filesystem::path& path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return systemError("cannot open the file", errno);
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) {
        const int number = errno;
        ::close(descriptor);
        return systemError("cannot examine the file", number);
    }
    if (!S_ISREG(status.st_mode)) {
        ::close(descriptor);
        return Error{ErrorKind::Io, S_ISDIR(status.st_mode) ? "this is a directory, not a file"
                                                            : "this is not a regular file"};
    }
    return ByteSourcePtr(
        std::make_shared<FileSource>(descriptor, static_cast<std::uint64_t>(status.st_size)));
}

ByteSourcePtr memorySource(ByteBuffer bytes)
{
    return memorySource(std::make_shared<const ByteBuffer>(std::move(bytes)));
}

ByteSourcePtr memorySource(std::shared_ptr<const ByteBuffer> bytes)
{
    return std::make_shared<MemorySource>(std::move(bytes));
}

ByteSourcePtr windowOf(ByteSourcePtr whole, std::uint64_t offset, std::uint64_t size)
{
    assert(fits(offset, size, whole->size()));
    return std::make_shared<WindowSource>(std::move(whole), offset, size);
}

Result<ByteBuffer> readBytes(const ByteSource& source, std::uint64_t offset, std::uint64_t size)
{
    if (!fits(offset, size, source.size()))
        return Error{ErrorKind::Malformed,
                     fmt::format("{} bytes are needed, the file ends at {}", size, source.size()),
                     offset};
    ByteBuffer bytes(size);
    BLOSCOPE_CHECK(source.readAt(offset, bytes));
    return bytes;
}

} // namespace bloscope
