#include "core/dtype/cell_literal.h"

#include "core/base/ascii.h"
#include "core/base/parse_number.h"
#include "core/dtype/cell_text.h"
#include "core/dtype/python_literal.h"

#include <algorithm>
#include <charconv>

namespace bloscope {

namespace {

// Behind the closing quote of what begins with an opening one at `begin`.
std::optional<std::size_t> endOfQuoted(std::string_view text, std::size_t begin)
{
    if (begin >= text.size() || (text[begin] != '\'' && text[begin] != '"'))
        return {};
    for (std::size_t at = begin + 1; at < text.size(); ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == text[begin])
            return at + 1;
    }
    return {};
}

Result<CellLiteral> takeText(std::string_view text)
{
    const auto end = endOfQuoted(text, 0);
    if (!end)
        return usageError("a text in quotes is expected");
    auto literal = parsePythonLiteral(text.substr(0, *end), 0);
    if (!literal)
        return usageError(literal.error().text());
    return CellLiteral{std::move(literal->text), *end};
}

// What stands in quotes may look like b'..' as well: it becomes that, as all bytes can.
Result<CellLiteral> takeBytes(std::string_view text)
{
    if (endOfQuoted(text, 0)) {
        BLOSCOPE_TRY(CellLiteral quoted, takeText(text));
        CellLiteral literal{{}, quoted.size};
        appendBytesLiteral(bytesOf(quoted.text), literal.text);
        return literal;
    }
    const auto end = text.starts_with('b') ? endOfQuoted(text, 1) : std::nullopt;
    if (!end)
        return usageError("a text in quotes or bytes as b'..' are expected");
    return CellLiteral{std::string(text.substr(0, *end)), *end};
}

CellLiteral takeWord(std::string_view text)
{
    const std::size_t from = text.starts_with('(') ? text.find(')') : 0; // of complex numbers
    const std::size_t begin = from == text.npos ? 0 : from == 0 ? 0 : from + 1;
    const std::size_t size = std::min(text.find_first_of(",)]", begin), text.size());
    const std::size_t last = text.substr(0, size).find_last_not_of(" \t\r\n");
    return {std::string(text.substr(0, last == text.npos ? 0 : last + 1)), size};
}

// After the backslash at the front; takes what belongs to it.
std::optional<char> takeEscape(std::string_view& from)
{
    constexpr std::string_view letters = "\\'\"nrt";
    constexpr std::string_view meanings = "\\'\"\n\r\t";
    if (from.empty())
        return {};
    if (const auto known = letters.find(from.front()); known != letters.npos) {
        from.remove_prefix(1);
        return meanings[known];
    }
    const std::string_view hex = from.substr(0, 3);
    std::uint8_t byte = 0;
    if (hex.size() < 3 || hex.front() != 'x')
        return {};
    const auto [end, failure] = std::from_chars(hex.data() + 1, hex.data() + hex.size(), byte, 16);
    if (failure != std::errc() || end != hex.data() + hex.size())
        return {};
    from.remove_prefix(hex.size());
    return static_cast<char>(byte);
}

} // namespace

Result<CellLiteral> takeCellLiteral(std::string_view text, const DType& dtype)
{
    if (dtype.kind == DTypeKind::Text || dtype.kind == DTypeKind::DateTime)
        return takeText(text);
    if (dtype.kind == DTypeKind::Bytes)
        return takeBytes(text);
    return takeWord(text);
}

bool looksLikeBytesLiteral(std::string_view text)
{
    const std::string_view inside = trimmed(text);
    return inside.size() >= 3 && inside[0] == 'b' && (inside[1] == '\'' || inside[1] == '"') &&
           inside.back() == inside[1];
}

Result<std::string> parseBytesLiteral(std::string_view text)
{
    text = trimmed(text);
    if (!text.starts_with('b') || endOfQuoted(text, 1) != text.size())
        return usageError("bytes as b'..' are expected");
    std::string_view inside = text.substr(2, text.size() - 3);
    std::string bytes;
    while (!inside.empty()) {
        const char c = inside.front();
        inside.remove_prefix(1);
        if (c != '\\') {
            bytes += c;
            continue;
        }
        const auto escaped = takeEscape(inside);
        if (!escaped)
            return usageError("behind a backslash one of \\ ' \" n r t or x and two hexadecimal "
                              "digits is expected");
        bytes += *escaped;
    }
    return bytes;
}

} // namespace bloscope
