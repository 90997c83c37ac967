#include "core/export/quoted_text.h"

#include "core/base/text.h"
#include "core/base/utf8.h"

#include <fmt/format.h>
#include <utility>

namespace bloscope {

namespace {

bool isPrintableAscii(unsigned char byte)
{
    return byte >= 0x20 && byte < 0x7F;
}

// A literal of bytes is ASCII.
std::string pythonBytes(std::string_view bytes)
{
    std::string literal = "b\"";
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            literal += {'\\', c};
        else if (isPrintableAscii(byte))
            literal += c;
        else
            literal += fmt::format("\\x{:02x}", byte);
    }
    return literal + '"';
}

// How many bytes from the front can stand between single quotes as they are. A line feed has to:
// what a command prints loses it at its end.
std::size_t plainPrefix(std::string_view bytes)
{
    std::size_t length = 0;
    while (const auto next = firstCodePoint(bytes.substr(length))) {
        if (next->value != '\n' && isHidden(next->value))
            break;
        length += next->size;
    }
    return length;
}

// Does it mean the same to a shell with and without quotes?
bool isPlainWord(std::string_view bytes)
{
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./,:+-";
    return !bytes.empty() && bytes.find_first_not_of(plain) == bytes.npos;
}

void appendSingleQuoted(std::string_view bytes, std::string& to)
{
    to += '\'';
    for (const char c : bytes) {
        if (c == '\'')
            to += "'\\''";
        else
            to += c;
    }
    to += '\'';
}

} // namespace

std::string pythonQuoted(std::string_view bytes)
{
    if (!isUtf8(bytes))
        return pythonBytes(bytes);
    std::string literal = "\"";
    for (const char c : escapeForDisplay(bytes)) {
        if (c == '"')
            literal += '\\';
        literal += c;
    }
    return literal + '"';
}

std::string shellQuoted(std::string_view bytes)
{
    if (isPlainWord(bytes))
        return std::string(bytes);
    std::string word;
    std::string printed;
    const auto endPrinted = [&] {
        if (!printed.empty())
            word += fmt::format("\"$(printf '{}')\"", std::exchange(printed, {}));
    };
    while (!bytes.empty()) {
        const std::size_t plain = plainPrefix(bytes);
        if (plain > 0) {
            endPrinted();
            appendSingleQuoted(bytes.substr(0, plain), word);
            bytes.remove_prefix(plain);
            continue;
        }
        printed += fmt::format("\\{:03o}", static_cast<unsigned char>(bytes.front()));
        bytes.remove_prefix(1);
    }
    endPrinted();
    return word.empty() ? "''" : word;
}

} // namespace bloscope
