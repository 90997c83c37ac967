#include "core/files/free_space.h"

#include "core/base/text.h"

#include <fmt/format.h>
#include <sys/stat.h>

namespace bloscope {

Result<> checkFreeSpace(FileCalls& calls, int descriptor, std::uint64_t bytes)
{
    struct stat status {};
    if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode))
        return {};
    std::uint64_t free = 0;
    if (calls.freeSpace(descriptor, free) != 0 || bytes <= free)
        return {};
    return Error{ErrorKind::Io, fmt::format("there is no room: at least {} are needed, {} are free",
                                            byteCountText(bytes), byteCountText(free))};
}

} // namespace bloscope
