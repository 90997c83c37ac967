#include "core/base/system_error.h"
#include "core/export/sink.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bloscope {

namespace {

constexpr int pollMs = 50;

class DescriptorSink final : public Sink {
 public:
    DescriptorSink(int descriptor, std::stop_token stop)
        : m_descriptor(descriptor),
          m_stop(std::move(stop)),
          m_pieceBytes(isRegular(descriptor) ? SSIZE_MAX : PIPE_BUF)
    {
    }

    Result<> write(ByteView bytes) override
    {
        while (!bytes.empty()) {
            BLOSCOPE_CHECK(waitUntilWritable());
            // as much as a pipe that says it is writable takes without waiting
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

    Result<> commit() override { return {}; }

 private:
    static bool isRegular(int descriptor)
    {
        struct stat status {};
        return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    }

    Result<> waitUntilWritable() const
    {
        pollfd waiting{m_descriptor, POLLOUT, 0};
        for (;;) {
            if (m_stop.stop_requested())
                return cancelled();
            if (::poll(&waiting, 1, pollMs) != 0)
                return {}; // writable, or broken: write() says why
        }
    }

    int m_descriptor;
    std::stop_token m_stop;
    std::size_t m_pieceBytes;
};

} // namespace

std::unique_ptr<Sink> descriptorSink(int descriptor, std::stop_token stop)
{
    return std::make_unique<DescriptorSink>(descriptor, std::move(stop));
}

} // namespace bloscope
