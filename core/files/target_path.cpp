#include "core/files/target_path.h"

#include "core/base/text.h"
#include "core/system/file_status.h"

#include <fmt/format.h>

namespace bloscope {

Result<> checkFreeSpace(FileCalls& calls, int descriptor, std::uint64_t bytes)
{
    const auto status = statusOf(descriptor);
    if (!status || status->kind != FileKind::Regular)
        return {};
    std::uint64_t free = 0;
    if (calls.freeSpace(descriptor, free) != 0 || bytes <= free)
        return {};
    return Error{ErrorKind::Io,
                 fmt::format("not enough disk space: at least {} are needed, {} are free",
                             byteCountText(bytes), byteCountText(free))};
}

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
