#include "core/frame/file_marks.h"

#include "core/chunk/chunk_header.h"

namespace bloscope {

bool isStoreDirectory(const std::filesystem::path& path)
{
    std::error_code failed;
    return std::filesystem::is_directory(path, failed) &&
           std::filesystem::is_regular_file(path / embeddedStoreName, failed);
}

bool looksLikeAZip(const ByteSource& source)
{
    constexpr std::string_view magic = "PK\3\4";
    if (source.size() < magic.size())
        return false;
    const auto first = readBytes(source, 0, magic.size());
    return first && textOf(*first) == magic;
}

bool looksLikeAChunk(ByteView firstBytes, std::uint64_t size)
{
    const auto header = parseChunkHeader(firstBytes, 0);
    return header && validateChunkHeader(*header, size) &&
           static_cast<std::uint64_t>(header->cbytes) == size;
}

bool isChunkFileName(std::string_view name)
{
    constexpr std::size_t digits = 8;
    return name.size() == digits + 6 && name.ends_with(".chunk") &&
           name.find_first_not_of("0123456789ABCDEF") == digits;
}

} // namespace bloscope
