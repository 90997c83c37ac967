#include "core/bytes/file_source.h"

#include "core/base/result.h"
#include "core/system/file_calls.h"
#include "core/system/file_reader.h"

#include <cerrno>
#include <fmt/format.h>

namespace bloscope {

namespace {

class FileSource final : public ByteSource {
 public:
    explicit FileSource(Descriptor file) : m_file(std::move(file)) {}

    // Looks at what was opened; nothing is read before.
    Result<> examine()
    {
        const auto status = m_file.status();
        if (!status)
            return systemError("cannot examine the file", errno);
        if (status->kind != FileKind::Regular)
            return Error{ErrorKind::Io, status->kind == FileKind::Folder
                                            ? "this is a directory, not a file"
                                            : "this is not a regular file"};
        m_identity = status->identity;
        return {};
    }

    std::uint64_t size() const override { return m_identity.size; }
    std::optional<FileIdentity> identity() const override { return m_identity; }
    bool isAsItWasOpened() const { return isAsItWas(m_file.status()); }

 private:
    Result<> readInside(std::uint64_t offset, ByteSpan to) const override
    {
        while (!to.empty()) {
            const std::int64_t got = uninterrupted([&] { return m_file.read(to, offset); });
            if (got < 0)
                return failure(offset, to.size(), errno);
            if (got == 0)
                return Error{ErrorKind::Io, "the file was truncated while it was being read",
                             offset};
            offset += static_cast<std::uint64_t>(got);
            to = to.subspan(static_cast<std::size_t>(got));
        }
        return {};
    }

    Error failure(std::uint64_t offset, std::size_t size, int number) const
    {
        if (m_file.isLetGo())
            return Error{ErrorKind::Changed, "another file has taken the place of this one"};
        return systemError(fmt::format("cannot read {} bytes at offset {}", size, offset), number);
    }

    bool isAsItWas(const std::optional<FileStatus>& now) const
    {
        return now && now->identity == m_identity;
    }

    FileReader m_file;
    FileIdentity m_identity;
};

} // namespace

Result<ByteSourcePtr> fileSource(Descriptor file)
{
    auto source = std::make_shared<FileSource>(std::move(file));
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
    Descriptor file = openToRead(path);
    if (!file.isOpen())
        return systemError("cannot open the file", errno);
    return fileSource(std::move(file));
}

} // namespace bloscope
