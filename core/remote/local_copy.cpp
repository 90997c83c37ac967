#include "core/base/text.h"
#include "core/remote/remote_reading.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace bloscope {

namespace {

constexpr std::uint64_t piece = 8_MiB;

Result<> readThrough(const ByteSource& source, const Job& job)
{
    job.start(source.size());
    ByteBuffer bytes;
    for (std::uint64_t begin = 0; begin < source.size(); begin += piece) {
        if (job.stopped())
            return cancelled();
        const std::uint64_t size = std::min(piece, source.size() - begin);
        bytes.resize(static_cast<std::size_t>(size));
        BLOSCOPE_CHECK(source.readAt(begin, bytes));
        job.advance(size);
    }
    return {};
}

} // namespace

Result<> RemoteReading::keepAll(const std::filesystem::path& address, const Job& job)
{
    const RemoteSettings now = settings();
    if (!now.folder)
        return usageError("nothing that is read from servers is kept: see Preferences");
    BLOSCOPE_TRY(const ByteSourcePtr source, open(address));
    if (source->size() > now.mostKeptBytes)
        return Error{ErrorKind::Limit,
                     fmt::format("the file has {}, and no more than {} may be kept",
                                 byteCountText(source->size()), byteCountText(now.mostKeptBytes))};
    return readThrough(*source, job);
}

} // namespace bloscope
