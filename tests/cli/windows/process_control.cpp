#include "tests/cli/process_control.h"

#include <windows.h>

namespace bloscope::test {

std::optional<ProgramRun> runProgramOnTerminal(const QStringList&)
{
    return {};
}

std::optional<ProgramRun> runInShell(const QString&, const QString&)
{
    return {};
}

std::vector<EndingSignal> endingSignals()
{
    if (!::GetConsoleWindow())
        return {};
    return {{"by the user", CTRL_BREAK_EVENT}};
}

bool interrupt(const QProcess& process)
{
    return sendSignal(process, CTRL_BREAK_EVENT);
}

bool sendSignal(const QProcess& process, int number)
{
    return ::GenerateConsoleCtrlEvent(static_cast<DWORD>(number),
                                      static_cast<DWORD>(process.processId()));
}

// On the console of this one, but in a group of its own.
void prepareForSignals(QProcess& process)
{
    process.setCreateProcessArgumentsModifier([](QProcess::CreateProcessArguments* how) {
        how->flags &= ~DWORD(CREATE_NO_WINDOW);
        how->flags |= CREATE_NEW_PROCESS_GROUP;
    });
}

bool hasSocketFiles()
{
    return false;
}

void leaveDeadSocket(const QString&) {}

bool displayMayBeMissing()
{
    return false;
}

} // namespace bloscope::test
