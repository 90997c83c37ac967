#include "core/system/terminal.h"

#include <cstdio>
#include <memory>
#include <termios.h>

namespace bloscope {

namespace {

struct CloseTerminal {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

// The terminal gives each key at once and shows none, for as long as this lives. Ctrl+C is a key as
// well: the program does not end while the terminal is like that.
class SilentTerminal {
 public:
    explicit SilentTerminal(std::FILE* terminal) : m_number(::fileno(terminal))
    {
        m_isSilent = ::tcgetattr(m_number, &m_before) == 0;
        termios silent = m_before;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO | ICANON | ISIG);
        m_isSilent = m_isSilent && ::tcsetattr(m_number, TCSAFLUSH, &silent) == 0;
    }
    ~SilentTerminal()
    {
        if (m_isSilent)
            ::tcsetattr(m_number, TCSAFLUSH, &m_before);
    }
    SilentTerminal(const SilentTerminal&) = delete;
    SilentTerminal& operator=(const SilentTerminal&) = delete;

    bool isSilent() const { return m_isSilent; }

 private:
    int m_number;
    termios m_before{};
    bool m_isSilent = false;
};

} // namespace

std::optional<std::string> typedInSilence(const std::string& question, std::size_t longest)
{
    const std::unique_ptr<std::FILE, CloseTerminal> terminal(std::fopen("/dev/tty", "r+"));
    if (!terminal)
        return std::nullopt;
    std::setvbuf(terminal.get(), nullptr, _IONBF, 0);
    const SilentTerminal silent(terminal.get());
    if (!silent.isSilent())
        return std::nullopt;
    std::fputs(question.c_str(), terminal.get());
    std::fseek(terminal.get(), 0, SEEK_CUR); // between writing and reading
    std::optional<std::string> typed = std::string();
    for (int key = std::fgetc(terminal.get()); key != '\n' && key != '\r';
         key = std::fgetc(terminal.get())) {
        constexpr int interrupt = 3, endOfInput = 4, backspace = 8, deletion = 127;
        if (key == EOF || key == interrupt || key == endOfInput) {
            typed = std::nullopt;
            break;
        }
        if ((key == backspace || key == deletion) && !typed->empty())
            typed->pop_back();
        else if (key >= ' ' && key != deletion && typed->size() < longest)
            typed->push_back(static_cast<char>(key));
    }
    std::fseek(terminal.get(), 0, SEEK_CUR);
    std::fputs("\n", terminal.get());
    return typed;
}

} // namespace bloscope
