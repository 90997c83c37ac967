#include "core/system/file_reader.h"

#include "core/system/windows/handles.h"

#include <cerrno>

namespace bloscope {

struct FileReader::File {
    LooseHandle handle;
};

namespace {

// Without the number of a descriptor, of which there are not many.
Handle handleOnly(const Descriptor& file)
{
    HANDLE own = INVALID_HANDLE_VALUE;
    const HANDLE self = ::GetCurrentProcess();
    if (!::DuplicateHandle(self, handleOf(file.number()), self, &own, 0, FALSE,
                           DUPLICATE_SAME_ACCESS))
        failed();
    return Handle(own);
}

} // namespace

FileReader::FileReader(Descriptor file) : m_file(new File{LooseHandle(handleOnly(file))}) {}

FileReader::~FileReader() = default;

std::int64_t FileReader::read(ByteSpan to, std::uint64_t offset) const
{
    const auto got = m_file->handle.with([&](HANDLE file) { return readFrom(file, to, offset); });
    if (!got)
        errno = EIO;
    return got.value_or(-1);
}

std::optional<FileStatus> FileReader::status() const
{
    return m_file->handle.with([](HANDLE file) { return statusOf(file); }).value_or(std::nullopt);
}

bool FileReader::isLetGo() const
{
    return !m_file->handle.with([](HANDLE) { return true; });
}

Descriptor openToRead(const std::filesystem::path& path)
{
    return descriptorOf(openShared(path, GENERIC_READ, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS));
}

} // namespace bloscope
