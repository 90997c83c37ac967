#include "core/system/standard_streams.h"

#include "core/system/streams.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>

namespace bloscope {

namespace {

// Keeps the signal of a broken pipe from this thread while it lives, and forgets one that came.
class WithoutPipeSignal {
 public:
    WithoutPipeSignal()
    {
        sigemptyset(&m_signal);
        sigaddset(&m_signal, SIGPIPE);
        m_wasPending = isPending();
        ::pthread_sigmask(SIG_BLOCK, &m_signal, &m_before);
    }

    ~WithoutPipeSignal()
    {
        int ignored = 0;
        if (!m_wasPending && isPending())
            ::sigwait(&m_signal, &ignored);
        ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }

    WithoutPipeSignal(const WithoutPipeSignal&) = delete;
    WithoutPipeSignal& operator=(const WithoutPipeSignal&) = delete;

 private:
    static bool isPending()
    {
        sigset_t pending;
        return ::sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1;
    }

    sigset_t m_signal{};
    sigset_t m_before{};
    bool m_wasPending = false;
};

} // namespace

void holdStandardStreams()
{
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(number, F_GETFD) >= 0 || errno != EBADF)
            continue;
        // The other way round, so that using it still fails. It gets the lowest number that is
        // free, which is this one.
        const int way = number == STDIN_FILENO ? O_WRONLY : O_RDONLY;
        [[maybe_unused]] const int held = ::open("/dev/null", way);
    }
}

void letTooLargeFilesFail()
{
    std::signal(SIGXFSZ, SIG_IGN);
}

void tellStandardError(std::string_view text)
{
    const WithoutPipeSignal quiet;
    (void)StreamWriter(STDERR_FILENO).write(bytesOf(text));
}

} // namespace bloscope
