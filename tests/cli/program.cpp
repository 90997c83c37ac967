#include "tests/cli/program.h"

#include <QFile>
#include <QFileInfo>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace bloscope::test {

namespace {

constexpr int mostMs = 60'000;

std::unique_ptr<QProcess> newProcess(const QStringList& arguments,
                                     const QProcessEnvironment& more = {})
{
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(display);
    environment.insert("LC_ALL", "de_DE.UTF-8"); // whose decimal point must not be seen anywhere
    environment.insert(more);
    process->setProcessEnvironment(environment);
    process->setProgram(BLOSCOPE_PROGRAM);
    process->setArguments(arguments);
    return process;
}

// Waits for its end.
ProgramRun ended(QProcess& process)
{
    if (!process.waitForFinished(mostMs) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), "the program did not end well"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

QString programPath()
{
    return BLOSCOPE_PROGRAM;
}

ProgramRun runProgram(const QStringList& arguments, const QProcessEnvironment& more)
{
    const auto process = newProcess(arguments, more);
    process->start();
    return ended(*process);
}

ProgramRun runProgramOn(const QByteArray& input, const QStringList& arguments)
{
    const auto process = startProgram(arguments);
    process->write(input);
    process->closeWriteChannel();
    return ended(*process);
}

ProgramRun runProgramOnTerminal(const QStringList& arguments)
{
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (terminal < 0 || ::grantpt(terminal) != 0 || ::unlockpt(terminal) != 0)
        return {-1, {}, "there is no terminal"};
    const auto process = newProcess(arguments);
    process->setStandardOutputFile(QString::fromLocal8Bit(::ptsname(terminal)));
    process->start();
    ProgramRun run = ended(*process);
    run.out.resize(1000);
    run.out.resize(std::max<qsizetype>(0, ::read(terminal, run.out.data(), 1000)));
    ::close(terminal);
    return run;
}

ProgramRun runInShell(const QString& line, const QString& folder)
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

std::unique_ptr<QProcess> startProgram(const QStringList& arguments)
{
    auto process = newProcess(arguments);
    process->start();
    return process;
}

QString putFile(const QString& folder, const QString& name, ByteView bytes)
{
    QFile file(folder + "/" + name);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<qint64>(bytes.size()));
    return file.fileName();
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

} // namespace bloscope::test
