#include "core/files/stream_writer.h"

#include "core/base/system_error.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <climits>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace bloscope {

namespace {

constexpr int pollMs = 50;

// As much as a pipe that says it is writable takes without waiting.
std::size_t pieceBytesFor(int descriptor)
{
    struct stat status {};
    const bool isFile = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    return isFile ? SSIZE_MAX : PIPE_BUF;
}

} // namespace

bool isTerminal(int descriptor)
{
    return ::isatty(descriptor) == 1;
}

Result<Descriptor> openStream(const std::filesystem::path& path, const std::stop_token& stop)
{
    while (!stop.stop_requested()) {
        Descriptor descriptor(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK));
        if (descriptor.isOpen())
            return descriptor;
        if (errno != ENXIO && errno != EINTR) // a pipe without a reader
            return systemError("cannot write", errno);
        std::this_thread::sleep_for(std::chrono::milliseconds(pollMs));
    }
    return cancelled();
}

StreamWriter::StreamWriter(int descriptor, std::stop_token stop)
    : m_descriptor(descriptor), m_stop(std::move(stop)), m_pieceBytes(pieceBytesFor(descriptor))
{
}

Result<> StreamWriter::write(ByteView bytes) const
{
    while (!bytes.empty()) {
        BLOSCOPE_CHECK(waitUntilWritable());
        const ssize_t put =
            ::write(m_descriptor, bytes.data(), std::min(bytes.size(), m_pieceBytes));
        if (put < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (put < 0)
            return systemError("cannot write", errno);
        bytes = bytes.subspan(static_cast<std::size_t>(put));
    }
    return {};
}

Result<> StreamWriter::waitUntilWritable() const
{
    pollfd waiting{m_descriptor, POLLOUT, 0};
    for (;;) {
        if (m_stop.stop_requested())
            return cancelled();
        if (::poll(&waiting, 1, pollMs) != 0)
            return {}; // writable, or broken: write() says why
    }
}

} // namespace bloscope
