#include "tests/support/child.h"

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <grp.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bloscope::test {

namespace {

constexpr int cannotBecome = 99;

void become(uid_t user)
{
    if (user != 0 && (::setgroups(0, nullptr) != 0 || ::setresgid(user, user, user) != 0 ||
                      ::setresuid(user, user, user) != 0))
        ::_exit(cannotBecome);
}

std::array<int, 2> newPipe()
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        std::abort();
    return ends;
}

} // namespace

void Child::Parent::say(const std::string& words) const
{
    if (::write(m_out, words.data(), words.size()) != ssize_t(words.size()))
        ::_exit(1);
}

void Child::Parent::await() const
{
    char any = 0;
    if (::read(m_in, &any, 1) != 1)
        ::_exit(1); // the parent is gone
}

Child::Child(const Work& work, uid_t user)
{
    const std::array<int, 2> toChild = newPipe();
    const std::array<int, 2> fromChild = newPipe();
    m_pid = ::fork();
    if (m_pid < 0)
        std::abort();
    if (m_pid == 0) {
        ::close(toChild[1]);
        ::close(fromChild[0]);
        become(user);
        Parent parent;
        parent.m_in = toChild[0];
        parent.m_out = fromChild[1];
        ::_exit(work(parent));
    }
    ::close(toChild[0]);
    ::close(fromChild[1]);
    m_in = fromChild[0];
    m_out = toChild[1];
}

Child::~Child()
{
    ::close(m_in);
    ::close(m_out);
    if (m_pid >= 0)
        ::waitpid(m_pid, nullptr, 0);
}

std::string Child::hear() const
{
    std::array<char, 4096> words{};
    const ssize_t got = ::read(m_in, words.data(), words.size());
    return {words.data(), static_cast<std::size_t>(got < 0 ? 0 : got)};
}

void Child::letGoOn() const
{
    if (::write(m_out, "!", 1) != 1)
        std::abort();
}

int Child::status()
{
    int status = -1;
    if (::waitpid(m_pid, &status, 0) != m_pid)
        std::abort();
    m_pid = -1;
    return status;
}

bool canBecomeNobody()
{
    return Child([](const Child::Parent&) { return 0; }, nobody).status() == 0;
}

std::string saidByChild(const std::function<std::string()>& work, uid_t user)
{
    const Child child(
        [&](const Child::Parent& parent) {
            parent.say(work());
            return 0;
        },
        user);
    return child.hear();
}

} // namespace bloscope::test
