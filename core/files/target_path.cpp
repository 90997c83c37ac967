#include "core/files/target_path.h"

namespace bloscope {

std::filesystem::path withoutLinks(std::filesystem::path path)
{
    constexpr int mostLinks = 40; // as the system's own limit
    std::error_code error;
    for (int i = 0; i < mostLinks && std::filesystem::is_symlink(path, error); ++i) {
        const std::filesystem::path next = std::filesystem::read_symlink(path, error);
        path = next.is_absolute() ? next : path.parent_path() / next;
    }
    return path;
}

} // namespace bloscope
