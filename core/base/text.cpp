#include "core/base/text.h"

#include "core/base/utf8.h"

#include <fmt/format.h>
#include <numeric>
#include <utility>
#include <vector>

namespace bloscope {

namespace {

// The short escape of a character that has one, else 0.
constexpr char letterOf(char32_t codePoint)
{
    switch (codePoint) {
    case '\n':
        return 'n';
    case '\r':
        return 'r';
    case '\t':
        return 't';
    case '\\':
        return '\\';
    default:
        return 0;
    }
}

void appendEscaped(char32_t codePoint, std::string& to)
{
    if (const char letter = letterOf(codePoint))
        to += {'\\', letter};
    else if (codePoint < 0x100)
        to += fmt::format("\\x{:02x}", static_cast<std::uint32_t>(codePoint));
    else if (codePoint < 0x10000)
        to += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(codePoint));
    else
        to += fmt::format("\\U{:08x}", static_cast<std::uint32_t>(codePoint));
}

// Everything but what `escape(codePoint, to)` writes otherwise, and says so.
template <class Escape>
std::string escaped(std::string_view bytes, const Escape& escape)
{
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const auto codePoint = firstCodePoint(bytes);
        if (!codePoint)
            text += fmt::format("\\x{:02x}", static_cast<std::uint8_t>(bytes.front()));
        else if (!escape(codePoint->value, text))
            text += bytes.substr(0, codePoint->size);
        bytes.remove_prefix(codePoint ? codePoint->size : 1);
    }
    return text;
}

std::string grouped(std::string digits)
{
    const std::size_t first = digits.starts_with('-') ? 1 : 0;
    for (std::size_t at = digits.size(); at > first + 3; at -= 3)
        digits.insert(at - 3, 1, ' ');
    return digits;
}

std::string plainByteCount(std::uint64_t bytes)
{
    return amountOf(bytes, "byte", "bytes");
}

} // namespace

bool isHidden(char32_t c)
{
    const auto within = [c](char32_t first, char32_t last) { return c >= first && c <= last; };
    return c < 0x20 || within(0x7F, 0x9F) || c == 0xAD || c == 0x61C || c == 0x180E ||
           within(0x200B, 0x200F) || within(0x2028, 0x202E) || within(0x2060, 0x206F) ||
           c == 0xFEFF || within(0xFFF9, 0xFFFB) || within(0xE0000, 0xE007F);
}

void appendJsonEscape(char32_t codePoint, std::string& to)
{
    const auto append = [&to](char32_t unit) { // of UTF-16
        to += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(unit));
    };
    if (codePoint < 0x10000)
        return append(codePoint);
    append(0xD800 + ((codePoint - 0x10000) >> 10));
    append(0xDC00 + ((codePoint - 0x10000) & 0x3FF));
}

std::string escapeForDisplay(std::string_view bytes)
{
    return escaped(bytes, [](char32_t c, std::string& to) {
        const bool isEscaped = c == '\\' || isHidden(c);
        if (isEscaped)
            appendEscaped(c, to);
        return isEscaped;
    });
}

std::string printableLine(std::string_view bytes)
{
    return escaped(bytes, [](char32_t c, std::string& to) {
        if (isHidden(c))
            appendEscaped(c, to);
        return isHidden(c);
    });
}

std::string printableLines(std::string_view bytes)
{
    return escaped(bytes, [](char32_t c, std::string& to) {
        const bool isEscaped = c != '\n' && isHidden(c);
        if (isEscaped)
            appendEscaped(c, to);
        return isEscaped;
    });
}

std::string printableJson(std::string_view json)
{
    return escaped(json, [](char32_t c, std::string& to) {
        const bool isEscaped = c != '\n' && isHidden(c);
        if (isEscaped)
            appendJsonEscape(c, to);
        return isEscaped;
    });
}

std::string escapeForDisplay(std::string_view bytes, std::size_t most)
{
    const std::string_view shown = utf8Prefix(bytes, most);
    return escapeForDisplay(shown) + (shown.size() < bytes.size() ? "..." : "");
}

std::string groupedDigits(std::int64_t number)
{
    return grouped(std::to_string(number));
}

std::string groupedDigits(std::uint64_t number)
{
    return grouped(std::to_string(number));
}

std::string amountOf(std::uint64_t number, std::string_view one, std::string_view several)
{
    return fmt::format("{} {}", groupedDigits(number), number == 1 ? one : several);
}

std::size_t mistakesBetween(std::string_view from, std::string_view to)
{
    std::vector<std::size_t> last(to.size() + 1), before, row(to.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t(0));
    for (std::size_t i = 1; i <= from.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t changed = last[j - 1] + (from[i - 1] != to[j - 1]);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, changed});
            const bool isSwapped =
                i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
            if (isSwapped)
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before = std::exchange(last, row);
    }
    return last.back();
}

std::string byteCountText(std::uint64_t bytes)
{
    if (bytes < 1024)
        return plainByteCount(bytes);
    constexpr std::string_view units[] = {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    double count = static_cast<double>(bytes) / 1024;
    std::size_t unit = 0;
    for (; count >= 1023.95; ++unit) // shown with one digit, this would be 1024.0
        count /= 1024;
    return fmt::format("{:.1f} {}", count, units[unit]);
}

std::string exactByteCountText(std::uint64_t bytes)
{
    if (bytes < 1024)
        return plainByteCount(bytes);
    return fmt::format("{} ({})", byteCountText(bytes), plainByteCount(bytes));
}

} // namespace bloscope
