#include "core/files/stream_reader.h"

#include "core/base/limits.h"
#include "core/base/system_error.h"
#include "core/files/descriptor.h"
#include "core/files/file_io.h"

#include <algorithm>
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace bloscope {

Result<ByteBuffer> readToEnd(int descriptor, std::size_t most)
{
    constexpr std::size_t pieceBytes = 64_KiB;
    ByteBuffer bytes;
    for (;;) {
        const std::size_t there = bytes.size();
        bytes.resize(std::min(there + pieceBytes, most + 1));
        const ssize_t got = uninterrupted(
            [&] { return ::read(descriptor, bytes.data() + there, bytes.size() - there); });
        if (got < 0)
            return systemError("cannot read", errno);
        bytes.resize(there + static_cast<std::size_t>(got));
        if (got == 0)
            return bytes;
        if (bytes.size() > most)
            return Error{ErrorKind::Limit, fmt::format("there are more than {} bytes", most)};
    }
}

Result<ByteBuffer> readToEnd(const std::filesystem::path& path, std::size_t most)
{
    const Descriptor descriptor(
        uninterrupted([&] { return ::open(path.c_str(), O_RDONLY | O_CLOEXEC); }));
    if (!descriptor.isOpen())
        return systemError("cannot open the file", errno);
    return readToEnd(descriptor.number(), most);
}

} // namespace bloscope
