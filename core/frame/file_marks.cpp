#include "core/frame/file_marks.h"

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

} // namespace bloscope
