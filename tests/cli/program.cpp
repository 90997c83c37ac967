#include "tests/cli/program.h"

#include <QFile>

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

} // namespace

QString programPath()
{
    return BLOSCOPE_PROGRAM;
}

ProgramRun runProgram(const QStringList& arguments, const QProcessEnvironment& more)
{
    const auto process = newProcess(arguments, more);
    process->start();
    if (!process->waitForFinished(mostMs) || process->exitStatus() != QProcess::NormalExit)
        return {-1, process->readAllStandardOutput(), "the program did not end well"};
    return {process->exitCode(), process->readAllStandardOutput(), process->readAllStandardError()};
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
