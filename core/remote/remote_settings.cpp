#include "core/base/text.h"
#include "core/remote/remote_reading.h"
#include "core/remote/remote_wait.h"
#include "core/system/process.h"
#include "core/system/thread_objects.h"

#include <utility>

namespace bloscope {

namespace {

std::stop_token& stopOfThread()
{
    static const OfEachThread<std::stop_token> stops;
    return stops.ofThisThread();
}

} // namespace

RemoteWait::RemoteWait(std::stop_token stop)
    : m_before(std::exchange(stopOfThread(), std::move(stop)))
{
}

RemoteWait::~RemoteWait()
{
    stopOfThread() = std::move(m_before);
}

const std::stop_token& RemoteWait::stopOfThisThread()
{
    return stopOfThread();
}

bool isAddress(const std::filesystem::path& path)
{
    const std::string begin = lowerCase(path.string().substr(0, 8));
    return begin.starts_with("http://") || begin.starts_with("https://") ||
           begin.starts_with("s3://");
}

std::optional<std::filesystem::path> usualRangesFolder()
{
    const auto caches = cacheFolder();
    if (!caches)
        return std::nullopt;
    return *caches / "bloscope" / "ranges";
}

} // namespace bloscope
