#include "core/system/streams.h"

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/system/file_calls.h"

#include <algorithm>
#include <cerrno>
#include <fmt/format.h>
#include <span>

namespace bloscope {

Result<ByteBuffer> readToEnd(int descriptor, std::size_t most)
{
    constexpr std::size_t readBytes = 64_KiB;
    ByteBuffer bytes;
    for (;;) {
        const std::size_t there = bytes.size();
        bytes.resize(std::min(there + readBytes, most + 1));
        const std::int64_t got =
            uninterrupted([&] { return readNext(descriptor, std::span(bytes).subspan(there)); });
        if (got < 0)
            return systemError("cannot read", errno);
        bytes.resize(there + static_cast<std::size_t>(got));
        if (got == 0)
            return bytes;
        if (bytes.size() > most)
            return Error{ErrorKind::Limit, fmt::format("it exceeds the limit of {} bytes", most)};
    }
}

Result<ByteBuffer> readToEnd(const std::filesystem::path& path, std::size_t most)
{
    SystemFileCalls calls;
    const Descriptor descriptor(uninterrupted([&] { return calls.open(path, {}); }));
    if (!descriptor.isOpen())
        return systemError("cannot open the file", errno);
    return readToEnd(descriptor.number(), most);
}

} // namespace bloscope
