#include "core/system/child_process.h"

#include "core/base/text.h"
#include "core/system/file_calls.h"
#include "core/system/nameless_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <spawn.h>
#include <string_view>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

extern char** environ; // NOLINT: of POSIX

namespace bloscope {

namespace {

constexpr int pollPipeMs = 50;
constexpr int childOutput = 3; // a number that no program has of its own

class SpawnActions {
 public:
    SpawnActions()
    {
        ::posix_spawn_file_actions_init(&m_actions);
        ::posix_spawnattr_init(&m_attributes);
        // Signals that this process waits for in a thread of its own end the other one.
        sigset_t none;
        sigemptyset(&none);
        ::posix_spawnattr_setsigmask(&m_attributes, &none);
        ::posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETSIGMASK);
    }
    ~SpawnActions()
    {
        ::posix_spawnattr_destroy(&m_attributes);
        ::posix_spawn_file_actions_destroy(&m_actions);
    }
    SpawnActions(const SpawnActions&) = delete;
    SpawnActions& operator=(const SpawnActions&) = delete;

    void put(int descriptor, int as)
    {
        ::posix_spawn_file_actions_adddup2(&m_actions, descriptor, as);
    }
    void discard(int descriptor)
    {
        ::posix_spawn_file_actions_addopen(&m_actions, descriptor, "/dev/null", O_WRONLY, 0);
    }
    int spawn(pid_t& process, char** arguments) const
    {
        return ::posix_spawnp(&process, arguments[0], &m_actions, &m_attributes, arguments,
                              environ);
    }

 private:
    posix_spawn_file_actions_t m_actions{};
    posix_spawnattr_t m_attributes{};
};

#if defined(MSG_NOSIGNAL)
constexpr int sendFlags = MSG_DONTWAIT | MSG_NOSIGNAL;
#else
constexpr int sendFlags = MSG_DONTWAIT; // SO_NOSIGPIPE
#endif

// Two ends, one of which this process writes to: a pipe would end it, once nobody reads any more.
struct SocketPair {
    Descriptor writes;
    Descriptor reads;
};

Result<SocketPair> openSockets()
{
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0)
        return systemError("cannot start another program", errno);
    SocketPair pair{Descriptor(ends[0]), Descriptor(ends[1])};
    for (const int end : ends)
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
#if defined(SO_NOSIGPIPE)
    const int on = 1;
    ::setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
    return pair;
}

// The same file under a number out of the way of those that the program gets.
Result<Descriptor> movedUp(int descriptor)
{
    Descriptor moved(::fcntl(descriptor, F_DUPFD_CLOEXEC, childOutput + 1));
    if (!moved.isOpen())
        return systemError("cannot start another program", errno);
    return moved;
}

pid_t waitForEnd(std::intptr_t process, int* status, int options)
{
    return uninterrupted([&] { return ::waitpid(static_cast<pid_t>(process), status, options); });
}

std::string lastLineOf(int descriptor)
{
    constexpr std::size_t most = 2000;
    const off_t size = ::lseek(descriptor, 0, SEEK_END);
    std::array<char, most> end{};
    const off_t from = std::max<off_t>(0, size - static_cast<off_t>(most));
    const ssize_t got = ::pread(descriptor, end.data(), end.size(), from);
    const std::string_view text =
        trimmed(std::string_view(end.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0))));
    return std::string(trimmed(text.substr(text.rfind('\n') + 1)));
}

} // namespace

std::string ChildProcess::nameOf(int)
{
    return "/dev/fd/" + std::to_string(childOutput);
}

bool ChildProcess::exists(const std::string& program)
{
    const char* const path = std::getenv("PATH");
    std::string_view folders = path != nullptr ? path : "/usr/bin:/bin";
    while (!folders.empty()) {
        const std::size_t end = std::min(folders.find(':'), folders.size());
        const auto file = std::filesystem::path(folders.substr(0, end)) / program;
        if (::access(file.c_str(), X_OK) == 0)
            return true;
        folders.remove_prefix(std::min(end + 1, folders.size()));
    }
    return false;
}

Result<ChildProcess> ChildProcess::start(const std::vector<std::string>& command, int output)
{
    BLOSCOPE_TRY(SocketPair sockets, openSockets());
    BLOSCOPE_TRY(Descriptor complaints, createNamelessFile(temporaryFolder()));
    BLOSCOPE_TRY(const Descriptor theirInput, movedUp(sockets.reads.number()));
    BLOSCOPE_TRY(const Descriptor theirOutput, movedUp(output));
    BLOSCOPE_TRY(const Descriptor theirComplaints, movedUp(complaints.number()));

    SpawnActions actions;
    actions.put(theirInput.number(), STDIN_FILENO);
    actions.discard(STDOUT_FILENO);
    actions.put(theirComplaints.number(), STDERR_FILENO);
    actions.put(theirOutput.number(), childOutput);
    std::vector<std::string> texts = command;
    std::vector<char*> arguments;
    for (std::string& text : texts)
        arguments.push_back(text.data());
    arguments.push_back(nullptr);
    pid_t process = -1;
    if (const int failed = actions.spawn(process, arguments.data()); failed != 0)
        return systemError("cannot start " + command.front(), failed);
    return ChildProcess(process, std::move(sockets.writes), std::move(complaints));
}

ChildProcess::ChildProcess(std::intptr_t process, Descriptor input, Descriptor complaints)
    : m_process(process), m_input(std::move(input)), m_complaints(std::move(complaints))
{
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : m_process(std::exchange(other.m_process, -1)),
      m_input(std::move(other.m_input)),
      m_complaints(std::move(other.m_complaints))
{
}

ChildProcess::~ChildProcess()
{
    end();
}

void ChildProcess::end()
{
    if (m_process < 0)
        return;
    ::kill(static_cast<pid_t>(m_process), SIGKILL);
    waitForEnd(m_process, nullptr, 0);
    m_process = -1;
}

Result<> ChildProcess::write(ByteView bytes, const std::stop_token& stop)
{
    pollfd waiting{m_input.number(), POLLOUT, 0};
    while (!bytes.empty()) {
        if (stop.stop_requested())
            return cancelled();
        if (::poll(&waiting, 1, pollPipeMs) == 0)
            continue;
        const ssize_t put = ::send(m_input.number(), bytes.data(), bytes.size(), sendFlags);
        if (put < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (put < 0)
            return failure();
        bytes = bytes.subspan(static_cast<std::size_t>(put));
    }
    return {};
}

Result<> ChildProcess::finish(const std::stop_token& stop)
{
    m_input = Descriptor();
    int status = 0;
    for (;;) {
        if (stop.stop_requested())
            return cancelled();
        if (waitForEnd(m_process, &status, WNOHANG) != 0)
            break;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    m_process = -1;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? Result<>() : failure();
}

Error ChildProcess::failure()
{
    if (m_process >= 0) // its last words may still be on their way
        waitForEnd(m_process, nullptr, 0);
    m_process = -1;
    const std::string words = lastLineOf(m_complaints.number());
    return {ErrorKind::Io, words.empty() ? "the program ended early" : words};
}

} // namespace bloscope
