#include "core/pickle/quoted_text.h"

#include "core/base/utf8.h"

#include <array>
#include <charconv>

namespace bloscope::pickle {

namespace {

// `digits` hexadecimal ones at the front of the text, which loses them.
std::optional<std::uint32_t> takeHex(std::size_t digits, std::string_view& text)
{
    std::uint32_t number = 0;
    if (text.size() < digits)
        return {};
    const auto [end, error] = std::from_chars(text.data(), text.data() + digits, number, 16);
    if (error != std::errc() || end != text.data() + digits)
        return {};
    text.remove_prefix(digits);
    return number;
}

// The character behind a backslash, which is taken off.
std::optional<char> takeEscaped(std::string_view& text)
{
    constexpr std::string_view letters = "\\'\"nrt";
    constexpr std::string_view meanings = "\\'\"\n\r\t";
    const char letter = text.front();
    text.remove_prefix(1);
    if (const std::size_t at = letters.find(letter); at != std::string_view::npos)
        return meanings[at];
    const auto byte = letter == 'x' ? takeHex(2, text) : std::nullopt;
    return byte ? std::optional(static_cast<char>(*byte)) : std::nullopt;
}

} // namespace

std::optional<std::string> unquoted(std::string_view line)
{
    const bool isQuoted = line.size() >= 2 && line.front() == line.back() &&
                          (line.front() == '\'' || line.front() == '"');
    if (!isQuoted)
        return {};
    line = line.substr(1, line.size() - 2);
    std::string text;
    while (!line.empty()) {
        char next = line.front();
        line.remove_prefix(1);
        if (next == '\\') {
            const auto escaped = line.empty() ? std::nullopt : takeEscaped(line);
            if (!escaped)
                return {};
            next = *escaped;
        }
        text += next;
    }
    return text;
}

std::optional<std::string> rawUnescaped(std::string_view line)
{
    std::string text;
    while (!line.empty()) {
        const bool isShort = line.starts_with("\\u");
        if (!isShort && !line.starts_with("\\U")) {
            appendUtf8(static_cast<unsigned char>(line.front()), text);
            line.remove_prefix(1);
            continue;
        }
        line.remove_prefix(2);
        const auto codePoint = takeHex(isShort ? 4 : 8, line);
        if (!codePoint || *codePoint > 0x10FFFF)
            return {};
        appendUtf8(*codePoint, text);
    }
    return text;
}

} // namespace bloscope::pickle
