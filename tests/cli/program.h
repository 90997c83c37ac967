#pragma once

#include "core/base/byte_view.h"

#include <QByteArray>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>
#include <memory>

namespace bloscope::test {

// What the program did, from outside.
struct ProgramRun {
    int code = -1;
    QByteArray out;
    QByteArray err;
};

// What it said, with "/" between folders on every system: where other backslashes do not matter.
QByteArray slashed(const QByteArray& said);

QString programPath();

// Runs the program without a display, with `more` in its environment, and waits for its end.
ProgramRun runProgram(const QStringList& arguments, const QProcessEnvironment& more = {});

// The same with `input` on its standard input.
ProgramRun runProgramOn(const QByteArray& input, const QStringList& arguments);

// "bloscope info a.b2nd": the program with the words of the line, which quotes may hold together,
// in a folder.
ProgramRun runLine(const QString& line, const QString& folder);

// Starts it and returns at once.
std::unique_ptr<QProcess> startProgram(const QStringList& arguments);

// To be started, and waited for.
std::unique_ptr<QProcess> newProcess(const QStringList& arguments,
                                     const QProcessEnvironment& more = {});
ProgramRun ended(QProcess& process);

// Writes a file into a folder of the test; answers its path.
QString putFile(const QString& folder, const QString& name, ByteView bytes);

QByteArray contentOf(const QString& path);

} // namespace bloscope::test
