#include "core/base/utf8.h"

#include <cstdint>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr char32_t replacement = 0xFFFD;

constexpr bool isSurrogate(char32_t codePoint)
{
    return codePoint >= 0xD800 && codePoint <= 0xDFFF;
}

// How a code point of `size` bytes begins: the fixed bits of its first byte and the least value
// that needs so many bytes.
struct Form {
    std::size_t size;
    std::uint8_t mask;
    std::uint8_t lead;
    char32_t least;
};
constexpr Form forms[] = {
    {1, 0x80, 0x00, 0}, {2, 0xE0, 0xC0, 0x80}, {3, 0xF0, 0xE0, 0x800}, {4, 0xF8, 0xF0, 0x10000}};

std::optional<CodePoint> decode(const Form& form, std::string_view text)
{
    if (text.size() < form.size)
        return {};
    char32_t value = static_cast<std::uint8_t>(text[0]) & static_cast<std::uint8_t>(~form.mask);
    for (std::size_t i = 1; i < form.size; ++i) {
        const auto byte = static_cast<std::uint8_t>(text[i]);
        if ((byte & 0xC0) != 0x80)
            return {};
        value = (value << 6) | (byte & 0x3F);
    }
    if (value < form.least || value > 0x10FFFF || isSurrogate(value))
        return {};
    return CodePoint{value, form.size};
}

char tail(char32_t codePoint, int shift)
{
    return static_cast<char>(0x80 | ((codePoint >> shift) & 0x3F));
}

} // namespace

std::optional<CodePoint> firstCodePoint(std::string_view text)
{
    if (text.empty())
        return {};
    for (const Form& form : forms)
        if ((static_cast<std::uint8_t>(text[0]) & form.mask) == form.lead)
            return decode(form, text);
    return {};
}

bool isUtf8(std::string_view text)
{
    while (const auto codePoint = firstCodePoint(text))
        text.remove_prefix(codePoint->size);
    return text.empty();
}

std::string_view utf8Prefix(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    std::size_t end = most;
    while (end > 0 && most - end < 4 && (static_cast<std::uint8_t>(text[end]) & 0xC0) == 0x80)
        --end;
    return text.substr(0, end);
}

char* writeUtf8(char32_t codePoint, char* to)
{
    if (codePoint > 0x10FFFF || isSurrogate(codePoint))
        codePoint = replacement;
    if (codePoint < 0x80) {
        *to++ = static_cast<char>(codePoint);
    } else if (codePoint < 0x800) {
        *to++ = static_cast<char>(0xC0 | (codePoint >> 6));
        *to++ = tail(codePoint, 0);
    } else if (codePoint < 0x10000) {
        *to++ = static_cast<char>(0xE0 | (codePoint >> 12));
        *to++ = tail(codePoint, 6);
        *to++ = tail(codePoint, 0);
    } else {
        *to++ = static_cast<char>(0xF0 | (codePoint >> 18));
        *to++ = tail(codePoint, 12);
        *to++ = tail(codePoint, 6);
        *to++ = tail(codePoint, 0);
    }
    return to;
}

void appendUtf8(char32_t codePoint, std::string& to)
{
    char text[mostUtf8Bytes];
    to.append(text, writeUtf8(codePoint, text));
}

std::string textForJson(std::string_view bytes)
{
    std::string text;
    while (!bytes.empty()) {
        const auto next = firstCodePoint(bytes);
        const std::size_t size = next ? next->size : 1;
        if (next)
            text += bytes.substr(0, size);
        else
            text += fmt::format("\\x{:02x}", static_cast<unsigned char>(bytes.front()));
        bytes.remove_prefix(size);
    }
    return text;
}

} // namespace bloscope
