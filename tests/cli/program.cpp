#include "tests/cli/program.h"

#include "tests/cli/process_control.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace bloscope::test {

namespace {

constexpr int mostMs = 60'000;

// Wherever this process goes: not each name that builds know has a drive.
const QString program = QFileInfo(BLOSCOPE_PROGRAM).absoluteFilePath();

} // namespace

std::unique_ptr<QProcess> newProcess(const QStringList& arguments, const QProcessEnvironment& more)
{
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(display);
    environment.insert("LC_ALL", "de_DE.UTF-8"); // whose decimal point must not be seen anywhere
    environment.insert(more);
    process->setProcessEnvironment(environment);
    process->setProgram(program);
    process->setArguments(arguments);
    prepareForSignals(*process);
    return process;
}

ProgramRun ended(QProcess& process)
{
    if (!process.waitForFinished(mostMs) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), "the program did not end well"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray slashed(const QByteArray& said)
{
    return QDir::fromNativeSeparators(QString::fromUtf8(said)).toUtf8();
}

QString programPath()
{
    return program;
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

ProgramRun runLine(const QString& line, const QString& folder)
{
    const auto process = newProcess(QProcess::splitCommand(line).mid(1));
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
