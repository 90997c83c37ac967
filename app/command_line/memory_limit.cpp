#include "app/command_line/memory_limit.h"

#if __has_include(<sys/resource.h>)
#include <sys/resource.h>
#endif

namespace bloscope {

void limitMemory([[maybe_unused]] std::uint64_t bytes)
{
#if defined(RLIMIT_DATA) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    rlimit limit{};
    if (::getrlimit(RLIMIT_DATA, &limit) != 0)
        return;
    if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > bytes)
        limit.rlim_cur = static_cast<rlim_t>(bytes);
    ::setrlimit(RLIMIT_DATA, &limit);
#endif
}

} // namespace bloscope
