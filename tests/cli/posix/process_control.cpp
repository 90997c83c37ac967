#include "tests/cli/process_control.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace bloscope::test {

std::optional<ProgramRun> runProgramOnTerminal(const QStringList& arguments)
{
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (terminal < 0 || ::grantpt(terminal) != 0 || ::unlockpt(terminal) != 0)
        return ProgramRun{-1, {}, "there is no terminal"};
    const auto process = newProcess(arguments);
    process->setStandardOutputFile(QString::fromLocal8Bit(::ptsname(terminal)));
    process->start();
    ProgramRun run = ended(*process);
    run.out.resize(1000);
    run.out.resize(std::max<qsizetype>(0, ::read(terminal, run.out.data(), 1000)));
    ::close(terminal);
    return run;
}

std::optional<ProgramRun> runInShell(const QString& line, const QString& folder)
{
    const auto process = newProcess({"-c", line});
    QProcessEnvironment environment = process->processEnvironment();
    environment.insert("PATH",
                       QFileInfo(programPath()).absolutePath() + ":" + environment.value("PATH"));
    process->setProcessEnvironment(environment);
    process->setProgram("sh");
    process->setWorkingDirectory(folder);
    process->start();
    return ended(*process);
}

std::vector<EndingSignal> endingSignals()
{
    return {{"by the user", SIGINT},
            {"by the system", SIGTERM},
            {"by the end of its terminal", SIGHUP},
            {"by the user, who wants it at once", SIGQUIT}};
}

bool interrupt(const QProcess& process)
{
    return sendSignal(process, SIGINT);
}

bool sendSignal(const QProcess& process, int number)
{
    return process.processId() > 0 && ::kill(static_cast<pid_t>(process.processId()), number) == 0;
}

void prepareForSignals(QProcess&) {}

bool hasSocketFiles()
{
    return true;
}

void leaveDeadSocket(const QString& path)
{
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray name = QFile::encodeName(path);
    QVERIFY(name.size() < qsizetype(sizeof address.sun_path));
    std::copy(name.begin(), name.end(), address.sun_path);
    QCOMPARE(::bind(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    QCOMPARE(::listen(descriptor, 1), 0);
    ::close(descriptor);
}

bool displayMayBeMissing()
{
    return true;
}

} // namespace bloscope::test
