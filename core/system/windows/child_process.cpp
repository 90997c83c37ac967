#include "core/system/child_process.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/system/file_calls.h"
#include "core/system/nameless_file.h"
#include "core/system/windows/handles.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <thread>

namespace bloscope {

namespace {

constexpr DWORD pipeBytes = 64_KiB;
constexpr std::chrono::milliseconds pause(2);

HANDLE handleFrom(std::intptr_t process)
{
    return reinterpret_cast<HANDLE>(process);
}

Error cannotStart()
{
    failed();
    return systemError("cannot start another program", errno);
}

// As the rules of command lines have it: backslashes count before a quotation mark only.
std::wstring quoted(const std::string& argument)
{
    std::wstring text = L"\"";
    std::size_t backslashes = 0;
    for (const wchar_t letter : wide(argument)) {
        if (letter == L'"')
            text.append(backslashes + 1, L'\\');
        backslashes = letter == L'\\' ? backslashes + 1 : 0;
        text += letter;
    }
    return text.append(backslashes, L'\\') + L'"';
}

std::wstring commandLine(const std::vector<std::string>& command)
{
    std::wstring line;
    for (const std::string& argument : command)
        line += (line.empty() ? L"" : L" ") + quoted(argument);
    return line;
}

// Another handle of the same, which a program that is started gets.
Result<Handle> inheritable(HANDLE handle)
{
    HANDLE copy = INVALID_HANDLE_VALUE;
    const HANDLE self = ::GetCurrentProcess();
    if (!::DuplicateHandle(self, handle, self, &copy, 0, TRUE, DUPLICATE_SAME_ACCESS))
        return cannotStart();
    return Handle(copy);
}

// Starts it with these three and nothing else that is open here.
Result<HANDLE> started(std::wstring line, std::array<HANDLE, 3> streams)
{
    SIZE_T size = 0;
    ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
    ByteBuffer memory(size);
    STARTUPINFOEXW start{};
    start.StartupInfo.cb = sizeof start;
    start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    start.StartupInfo.hStdInput = streams[0];
    start.StartupInfo.hStdOutput = streams[1];
    start.StartupInfo.hStdError = streams[2];
    start.lpAttributeList = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(memory.data());
    PROCESS_INFORMATION process{};
    const bool isPrepared =
        ::InitializeProcThreadAttributeList(start.lpAttributeList, 1, 0, &size) &&
        ::UpdateProcThreadAttribute(start.lpAttributeList, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST,
                                    streams.data(), sizeof streams, nullptr, nullptr);
    const bool isStarted =
        isPrepared && ::CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE,
                                       EXTENDED_STARTUPINFO_PRESENT | CREATE_NO_WINDOW, nullptr,
                                       nullptr, &start.StartupInfo, &process);
    const DWORD reason = ::GetLastError();
    ::DeleteProcThreadAttributeList(start.lpAttributeList);
    if (!isStarted) {
        ::SetLastError(reason);
        return cannotStart();
    }
    ::CloseHandle(process.hThread);
    return process.hProcess;
}

std::string lastLineOf(int descriptor)
{
    constexpr std::size_t most = 2000;
    const auto status = statusOf(descriptor);
    const std::uint64_t size = status ? status->identity.size : 0;
    std::array<char, most> end{};
    const std::int64_t got =
        readFrom(descriptor, std::as_writable_bytes(std::span(end)), size > most ? size - most : 0);
    const std::string_view text = trimmed(
        std::string_view(end.data(), static_cast<std::size_t>(std::max<std::int64_t>(got, 0))));
    return std::string(trimmed(text.substr(text.rfind('\n') + 1)));
}

bool hasEnded(std::intptr_t process, DWORD milliseconds)
{
    return ::WaitForSingleObject(handleFrom(process), milliseconds) != WAIT_TIMEOUT;
}

} // namespace

std::string ChildProcess::nameOf(int output)
{
    return utf8(pathOf(handleOf(output)).wstring());
}

bool ChildProcess::exists(const std::string& program)
{
    return ::SearchPathW(nullptr, wide(program).c_str(), L".exe", 0, nullptr, nullptr) != 0;
}

Result<ChildProcess> ChildProcess::start(const std::vector<std::string>& command, int)
{
    HANDLE ends[2];
    if (!::CreatePipe(&ends[0], &ends[1], nullptr, pipeBytes))
        return cannotStart();
    const Handle reads(ends[0]);
    Handle writes(ends[1]);
    DWORD withoutWaiting = PIPE_NOWAIT;
    ::SetNamedPipeHandleState(writes.get(), &withoutWaiting, nullptr, nullptr);
    BLOSCOPE_TRY(Descriptor complaints, createNamelessFile(temporaryFolder()));
    const Handle nothing(openShared("NUL", GENERIC_WRITE, OPEN_EXISTING, 0));
    BLOSCOPE_TRY(const Handle theirInput, inheritable(reads.get()));
    BLOSCOPE_TRY(const Handle theirOutput, inheritable(nothing.get()));
    BLOSCOPE_TRY(const Handle theirComplaints, inheritable(handleOf(complaints.number())));
    BLOSCOPE_TRY(const HANDLE process,
                 started(commandLine(command),
                         {theirInput.get(), theirOutput.get(), theirComplaints.get()}));
    return ChildProcess(reinterpret_cast<std::intptr_t>(process), descriptorOf(writes.release()),
                        std::move(complaints));
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
    if (m_process == -1)
        return;
    ::TerminateProcess(handleFrom(m_process), 1);
    ::WaitForSingleObject(handleFrom(m_process), INFINITE);
    ::CloseHandle(handleFrom(std::exchange(m_process, -1)));
}

Result<> ChildProcess::write(ByteView bytes, const std::stop_token& stop)
{
    while (!bytes.empty()) {
        if (stop.stop_requested())
            return cancelled();
        DWORD put = 0;
        const auto size = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), pipeBytes / 2));
        if (!::WriteFile(handleOf(m_input.number()), bytes.data(), size, &put, nullptr))
            return failure();
        if (put == 0) // it is full
            std::this_thread::sleep_for(pause);
        bytes = bytes.subspan(put);
    }
    return {};
}

Result<> ChildProcess::finish(const std::stop_token& stop)
{
    m_input = Descriptor();
    while (!hasEnded(m_process, static_cast<DWORD>(pause.count())))
        if (stop.stop_requested())
            return cancelled();
    DWORD code = 1;
    ::GetExitCodeProcess(handleFrom(m_process), &code);
    ::CloseHandle(handleFrom(std::exchange(m_process, -1)));
    return code == 0 ? Result<>() : failure();
}

Error ChildProcess::failure()
{
    if (m_process != -1) { // its last words may still be on their way
        hasEnded(m_process, INFINITE);
        ::CloseHandle(handleFrom(std::exchange(m_process, -1)));
    }
    const std::string words = lastLineOf(m_complaints.number());
    return {ErrorKind::Io, words.empty() ? "the program ended early" : words};
}

} // namespace bloscope
