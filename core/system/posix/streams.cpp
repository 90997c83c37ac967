#include "core/system/streams.h"

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/base/text.h"
#include "core/system/file_calls.h"

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

// Is it one of the names that the system has for the descriptors of this process?
bool liesAmongDescriptors(const std::filesystem::path& path)
{
    std::error_code failed;
    const auto folder = std::filesystem::canonical(
        path.has_parent_path() ? path.parent_path() : std::filesystem::path("."), failed);
    if (failed)
        return false;
    for (const char* known : {"/dev/fd", "/proc/self/fd"}) {
        std::error_code none;
        if (folder == std::filesystem::canonical(known, none) && !none)
            return true;
    }
    return false;
}

} // namespace

bool isTerminal(int descriptor)
{
    return ::isatty(descriptor) == 1;
}

bool isTerminal(const std::filesystem::path& path)
{
    if (const auto number = descriptorNamed(path))
        return isTerminal(*number);
    std::error_code none;
    if (!std::filesystem::is_character_file(path, none))
        return false;
    const Descriptor device(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    return device.isOpen() && isTerminal(device.number());
}

std::optional<int> descriptorNamed(std::filesystem::path path)
{
    constexpr int mostLinks = 40; // as the system's own limit
    std::error_code failed;
    for (int i = 0; i < mostLinks && !failed; ++i) {
        const auto number = parseNumber<int>(path.filename().string());
        if (number && liesAmongDescriptors(path))
            return ::fcntl(*number, F_GETFD) < 0 ? std::nullopt : number;
        if (!std::filesystem::is_symlink(path, failed))
            return {};
        const std::filesystem::path next = std::filesystem::read_symlink(path, failed);
        path = next.is_absolute() ? next : path.parent_path() / next;
    }
    return {};
}

bool isStream(const std::filesystem::path& path)
{
    std::error_code none;
    const auto status = std::filesystem::status(path, none);
    return std::filesystem::is_other(status) || descriptorNamed(path);
}

Result<Descriptor> sameStream(int descriptor)
{
    Descriptor same(::fcntl(descriptor, F_DUPFD_CLOEXEC, 0));
    if (!same.isOpen())
        return systemError("cannot write", errno);
    return same;
}

Result<Descriptor> openStream(const std::filesystem::path& path, const std::stop_token& stop)
{
    if (const auto number = descriptorNamed(path))
        return sameStream(*number);
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
