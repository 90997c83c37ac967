#pragma once

#include "tests/cli/program.h"

#include <QProcess>
#include <QString>
#include <optional>
#include <vector>

// What is done to processes in other ways on other systems. Who asks for it goes without where
// there is none.
namespace bloscope::test {

// Runs the program with a terminal as its standard output; of that the first 1000 bytes count.
std::optional<ProgramRun> runProgramOnTerminal(const QStringList& arguments);
inline constexpr char noTerminals[] = "no terminals can be made here";

// A line of a shell, which finds the program as "bloscope", run in a folder.
std::optional<ProgramRun> runInShell(const QString& line, const QString& folder);
inline constexpr char noShell[] = "there is no shell of POSIX";

// How users and the system ask a process to end, with its number here; none where nobody can.
struct EndingSignal {
    const char* name;
    int number;
};
std::vector<EndingSignal> endingSignals();
inline constexpr char noSignals[] = "there is no console to interrupt a program from";

// Sends the first of them, which Ctrl+C stands for, or another one.
[[nodiscard]] bool interrupt(const QProcess& process);
[[nodiscard]] bool sendSignal(const QProcess& process, int number);

// Before it is started: lets signals reach it alone.
void prepareForSignals(QProcess& process);

// Are sockets with names files? Then one that nobody listens on is left of a program that was
// killed.
bool hasSocketFiles();
void leaveDeadSocket(const QString& path);
inline constexpr char noSocketFiles[] = "sockets are no files here";

// Are there systems of this kind without a display?
bool displayMayBeMissing();
inline constexpr char noMissingDisplay[] = "there is a display for everybody here";

} // namespace bloscope::test
