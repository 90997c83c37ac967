#include "core/system/terminal.h"

#include "core/system/windows/handles.h"

namespace bloscope {

namespace {

Handle console(const wchar_t* name)
{
    return Handle(::CreateFileW(name, GENERIC_READ | GENERIC_WRITE,
                                FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr, OPEN_EXISTING, 0,
                                nullptr));
}

void print(const Handle& to, const std::string& text)
{
    const std::wstring letters = wide(text);
    DWORD put = 0;
    ::WriteConsoleW(to.get(), letters.data(), static_cast<DWORD>(letters.size()), &put, nullptr);
}

// Shows no keys and gives each at once, Ctrl+C among them, for as long as this lives.
class SilentConsole {
 public:
    explicit SilentConsole(HANDLE keys) : m_keys(keys)
    {
        m_isSilent = ::GetConsoleMode(keys, &m_before) && ::SetConsoleMode(keys, 0);
    }
    ~SilentConsole()
    {
        if (m_isSilent)
            ::SetConsoleMode(m_keys, m_before);
    }
    SilentConsole(const SilentConsole&) = delete;
    SilentConsole& operator=(const SilentConsole&) = delete;

    bool isSilent() const { return m_isSilent; }

 private:
    HANDLE m_keys;
    DWORD m_before = 0;
    bool m_isSilent = false;
};

} // namespace

std::optional<std::string> typedInSilence(const std::string& question, std::size_t longest)
{
    const Handle keys = console(L"CONIN$");
    const Handle screen = console(L"CONOUT$");
    const SilentConsole silent(keys.get());
    if (!silent.isSilent())
        return std::nullopt;
    print(screen, question);
    std::optional<std::wstring> typed = std::wstring();
    for (wchar_t key = 0; key != L'\r' && key != L'\n';) {
        constexpr wchar_t interrupt = 3, escape = 27, backspace = 8;
        DWORD got = 0;
        if (!::ReadConsoleW(keys.get(), &key, 1, &got, nullptr) || got == 0 || key == interrupt ||
            key == escape) {
            typed = std::nullopt;
            break;
        }
        if (key == backspace && !typed->empty())
            typed->pop_back();
        else if (key >= L' ' && typed->size() < longest)
            typed->push_back(key);
    }
    print(screen, "\r\n");
    return typed ? std::optional(utf8(*typed)) : std::nullopt;
}

} // namespace bloscope
