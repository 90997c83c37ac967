#include "core/pickle/pickle_stack.h"

#include "core/base/text.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <limits>

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

Text textValue(ByteView bytes)
{
    return {std::string(textOf(bytes))};
}

Bytes bytesValue(ByteView bytes, bool isArray = false)
{
    return {{bytes.begin(), bytes.end()}, isArray};
}

void pushLine(std::optional<std::string> text, PickleStack& stack)
{
    if (!text)
        return stack.fail(ErrorKind::Malformed, "its line is not a Python string");
    stack.push(Text{*std::move(text)});
}

// "01" and "00" are how protocol 0 writes True and False.
void pushInt(std::string_view digits, PickleStack& stack)
{
    if (digits == "01" || digits == "00")
        return stack.push(digits == "01");
    if (const auto number = parseNumber<std::int64_t>(digits))
        return stack.push(*number);
    stack.fail(ErrorKind::Malformed, "its line is not a 64-bit number");
}

void pushLong(std::string_view digits, PickleStack& stack)
{
    if (digits.ends_with('L'))
        digits.remove_suffix(1);
    if (const auto number = parseNumber<std::int64_t>(digits))
        return stack.push(*number);
    const std::string_view unsignedDigits = digits.substr(digits.starts_with('-') ? 1 : 0);
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (unsignedDigits.empty() || !std::ranges::all_of(unsignedDigits, isDigit))
        return stack.fail(ErrorKind::Malformed, "its line is not a whole number");
    stack.push(Integer{std::string(digits)});
}

// Two's complement of any size.
void pushLong(ByteView littleEndian, PickleStack& stack)
{
    constexpr std::size_t ofWord = sizeof(std::int64_t);
    const bool isNegative =
        !littleEndian.empty() && (littleEndian.back() & std::byte{0x80}) != std::byte{0};
    if (littleEndian.size() <= ofWord) {
        std::uint64_t number = isNegative ? std::numeric_limits<std::uint64_t>::max() : 0;
        for (std::size_t i = littleEndian.size(); i-- > 0;)
            number = (number << 8U) | std::to_integer<std::uint64_t>(littleEndian[i]);
        return stack.push(static_cast<std::int64_t>(number));
    }
    std::string text = "0x";
    for (std::size_t i = littleEndian.size(); i-- > 0;)
        fmt::format_to(std::back_inserter(text), "{:02x}",
                       std::to_integer<unsigned>(littleEndian[i]));
    stack.push(Integer{std::move(text)});
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

bool pushNumber(Opcode code, PickleBytes& bytes, PickleStack& stack)
{
    switch (code) {
    case Opcode::None:
        stack.push(None{});
        return true;
    case Opcode::NewTrue:
    case Opcode::NewFalse:
        stack.push(code == Opcode::NewTrue);
        return true;
    case Opcode::Int:
        pushInt(bytes.line(), stack);
        return true;
    case Opcode::BinInt:
        stack.push(std::int64_t{bytes.fields().little<std::int32_t>("number")});
        return true;
    case Opcode::BinInt1:
        stack.push(std::int64_t{bytes.fields().little<std::uint8_t>("number")});
        return true;
    case Opcode::BinInt2:
        stack.push(std::int64_t{bytes.fields().little<std::uint16_t>("number")});
        return true;
    case Opcode::Long:
        pushLong(bytes.line(), stack);
        return true;
    case Opcode::Long1:
        pushLong(bytes.counted<std::uint8_t>("length of a number"), stack);
        return true;
    case Opcode::Long4:
        pushLong(bytes.counted<std::int32_t>("length of a number"), stack);
        return true;
    case Opcode::Float:
        if (const auto number = parseNumber<double>(bytes.line()))
            stack.push(*number);
        else
            stack.fail(ErrorKind::Malformed, "its line is not a number");
        return true;
    case Opcode::BinFloat:
        stack.push(bytes.fields().big<double>("number"));
        return true;
    default:
        return false;
    }
}

bool pushText(Opcode code, PickleBytes& bytes, PickleStack& stack)
{
    switch (code) {
    case Opcode::String:
        pushLine(unquoted(bytes.line()), stack);
        return true;
    case Opcode::Unicode:
        pushLine(rawUnescaped(bytes.line()), stack);
        return true;
    case Opcode::BinString:
        stack.push(textValue(bytes.counted<std::int32_t>("length of a text")));
        return true;
    case Opcode::ShortBinString:
    case Opcode::ShortBinUnicode:
        stack.push(textValue(bytes.counted<std::uint8_t>("length of a text")));
        return true;
    case Opcode::BinUnicode:
        stack.push(textValue(bytes.counted<std::uint32_t>("length of a text")));
        return true;
    case Opcode::BinUnicode8:
        stack.push(textValue(bytes.counted<std::uint64_t>("length of a text")));
        return true;
    case Opcode::BinBytes:
        stack.push(bytesValue(bytes.counted<std::uint32_t>("number of bytes")));
        return true;
    case Opcode::ShortBinBytes:
        stack.push(bytesValue(bytes.counted<std::uint8_t>("number of bytes")));
        return true;
    case Opcode::BinBytes8:
        stack.push(bytesValue(bytes.counted<std::uint64_t>("number of bytes")));
        return true;
    case Opcode::ByteArray8:
        stack.push(bytesValue(bytes.counted<std::uint64_t>("number of bytes"), true));
        return true;
    default:
        return false;
    }
}

} // namespace bloscope::pickle
