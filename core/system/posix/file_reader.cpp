#include "core/system/file_reader.h"

#include "core/system/file_calls.h"

#include <fcntl.h>

namespace bloscope {

struct FileReader::File {
    Descriptor descriptor;
};

FileReader::FileReader(Descriptor file) : m_file(std::make_unique<File>(File{std::move(file)})) {}

FileReader::~FileReader() = default;

std::int64_t FileReader::read(ByteSpan to, std::uint64_t offset) const
{
    return readFrom(m_file->descriptor.number(), to, offset);
}

std::optional<FileStatus> FileReader::status() const
{
    return statusOf(m_file->descriptor.number());
}

bool FileReader::isLetGo() const
{
    return false;
}

Descriptor openToRead(const std::filesystem::path& path)
{
    return Descriptor(
        uninterrupted([&] { return ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); }));
}

} // namespace bloscope
