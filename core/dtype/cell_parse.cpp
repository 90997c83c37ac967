#include "core/dtype/cell_parse.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/dtype/cell_text.h"
#include "core/dtype/element.h"
#include "core/dtype/python_literal.h"
#include "core/dtype/time_text.h"
#include "core/numbers/long_double.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

constexpr std::size_t mostQuoted = 60; // of a text, in a sentence

std::string quoted(std::string_view text)
{
    return '"' + escapeForDisplay(text, mostQuoted) + '"';
}

// The low bytes of a number, in the order of the type.
void putNumber(std::uint64_t bits, ByteOrder order, ByteSpan to)
{
    for (std::size_t i = 0; i < to.size(); ++i) {
        const std::size_t at = order == ByteOrder::Little ? i : to.size() - 1 - i;
        to[at] = i < sizeof bits ? static_cast<std::byte>(bits >> (8 * i)) : std::byte{0};
    }
}

// Its 10 bytes; what pads them stays.
void putLongDouble(LongDouble number, ByteOrder order, ByteSpan to)
{
    const bool isLittle = order == ByteOrder::Little;
    putNumber(number.significand, order, isLittle ? to.first(8) : to.last(8));
    putNumber(number.signAndExponent, order,
              isLittle ? to.subspan(8, 2) : to.subspan(to.size() - 10, 2));
}

// Nothing for what is no number, and for what is too large.
std::optional<double> parseDouble(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (end != text.data() + text.size() || error == std::errc::invalid_argument)
        return {};
    if (error != std::errc::result_out_of_range)
        return number;
    const auto wide = parseLongDouble(text); // too large, or too small
    return wide && std::abs(toDouble(*wide)) < 1 ? std::optional(toDouble(*wide)) : std::nullopt;
}

// Rounded once, not by way of a double, where a float is meant.
std::optional<float> parseFloat(std::string_view text)
{
    if (const auto number = parseNumber<float>(text))
        return number;
    const auto number = parseDouble(text);
    if (!number ||
        (std::isfinite(*number) && std::abs(*number) > std::numeric_limits<float>::max()))
        return {};
    return static_cast<float>(*number);
}

std::optional<Half> parseHalf(std::string_view text)
{
    const auto number = parseDouble(text);
    if (!number || (std::isfinite(*number) && !nearestHalf(*number).isFinite()))
        return {};
    return nearestHalf(*number);
}

bool putFloat(std::string_view text, ByteOrder order, ByteSpan to)
{
    if (to.size() == 2) {
        const auto number = parseHalf(text);
        if (number)
            putNumber(number->bits, order, to);
        return number.has_value();
    }
    if (to.size() == 4) {
        const auto number = parseFloat(text);
        if (number)
            putNumber(std::bit_cast<std::uint32_t>(*number), order, to);
        return number.has_value();
    }
    if (to.size() == 8) {
        const auto number = parseDouble(text);
        if (number)
            putNumber(std::bit_cast<std::uint64_t>(*number), order, to);
        return number.has_value();
    }
    const auto number = parseLongDouble(text);
    if (number)
        putLongDouble(*number, order, to);
    return number.has_value();
}

Result<> parseReal(std::string_view text, ByteOrder order, ByteSpan to)
{
    const std::string_view digits = text.starts_with('+') ? text.substr(1) : text;
    if (digits.starts_with('+') || (digits.starts_with('-') && digits.size() != text.size()))
        return usageError(quoted(text) + " is not a number");
    if (putFloat(digits, order, to))
        return {};
    if (parseLongDouble(digits))
        return usageError(fmt::format("{} is too large for {} bits", quoted(text), 8 * to.size()));
    return usageError(quoted(text) + " is not a number, or is too large");
}

// Where the imaginary part begins: at the last sign that is not an exponent's.
std::size_t imaginaryBegin(std::string_view text)
{
    for (std::size_t at = text.size(); at-- > 1;)
        if ((text[at] == '+' || text[at] == '-') && text[at - 1] != 'e' && text[at - 1] != 'E')
            return at;
    return 0;
}

// "(1+2j)", "2j", "1".
Result<> parseComplex(std::string_view text, ByteOrder order, ByteSpan to)
{
    if (text.starts_with('(') && text.ends_with(')'))
        text = text.substr(1, text.size() - 2);
    const bool hasImaginary = text.ends_with('j');
    const std::string_view body = hasImaginary ? text.substr(0, text.size() - 1) : text;
    const std::size_t begin = hasImaginary ? imaginaryBegin(body) : body.size();
    const std::string_view real = body.substr(0, begin);
    ByteBuffer element(to.begin(), to.end());
    const std::size_t half = to.size() / 2;
    BLOSCOPE_CHECK(
        parseReal(real.empty() && hasImaginary ? "0" : real, order, ByteSpan(element).first(half)));
    BLOSCOPE_CHECK(
        parseReal(hasImaginary ? body.substr(begin) : "0", order, ByteSpan(element).last(half)));
    std::ranges::copy(element, to.begin());
    return {};
}

// All bits of an integer: "0x00ff".
std::optional<std::uint64_t> parseBits(std::string_view text)
{
    if (text.size() < 3 || text[0] != '0')
        return {};
    const int base = text[1] == 'x' ? 16 : text[1] == 'o' ? 8 : text[1] == 'b' ? 2 : 0;
    std::uint64_t bits = 0;
    if (base == 0)
        return {};
    const auto [end, error] =
        std::from_chars(text.data() + 2, text.data() + text.size(), bits, base);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(bits)
                                                                    : std::nullopt;
}

template <class Integer>
Result<> parseInteger(std::string_view text, Integer least, Integer most, ByteOrder order,
                      ByteSpan to)
{
    const auto unused = 64 - 8 * static_cast<int>(to.size());
    const auto bits = parseBits(text);
    if (bits && *bits <= std::numeric_limits<std::uint64_t>::max() >> unused) {
        putNumber(*bits, order, to);
        return {};
    }
    const std::string_view digits = text.starts_with('+') ? text.substr(1) : text;
    const auto number = parseNumber<Integer>(digits);
    if (number && *number >= least && *number <= most) {
        putNumber(static_cast<std::uint64_t>(*number), order, to);
        return {};
    }
    if (number || bits || parseLongDouble(digits))
        return usageError(
            fmt::format("{} is not a whole number from {} to {}", quoted(text), least, most));
    return usageError(quoted(text) + " is not a whole number");
}

Result<> parseSigned(std::string_view text, ByteOrder order, ByteSpan to)
{
    const int unused = 64 - 8 * static_cast<int>(to.size());
    using Limits64 = std::numeric_limits<std::int64_t>;
    return parseInteger<std::int64_t>(text, Limits64::min() >> unused, Limits64::max() >> unused,
                                      order, to);
}

Result<> parseUnsigned(std::string_view text, ByteOrder order, ByteSpan to)
{
    const int unused = 64 - 8 * static_cast<int>(to.size());
    return parseInteger<std::uint64_t>(text, 0, std::numeric_limits<std::uint64_t>::max() >> unused,
                                       order, to);
}

Result<> parseTruth(std::string_view text, ByteSpan to)
{
    const auto isOneOf = [&](auto... words) { return ((text == words) || ...); };
    const bool isTrue = isOneOf("True", "true", "TRUE", "1");
    if (!isTrue && !isOneOf("False", "false", "FALSE", "0"))
        return usageError(quoted(text) + " is neither True nor False");
    to[0] = std::byte{isTrue};
    return {};
}

Result<> parseTime(std::string_view text, const DType& dtype, ByteSpan to)
{
    if (text == "NaT" || text == "nat") {
        putCount(TimeCount::notATime, dtype.order, to);
        return {};
    }
    const auto count = dtype.kind == DTypeKind::DateTime ? parseDateTime(text, dtype.unit)
                                                         : parseTimeDelta(text, dtype.unit);
    if (!count)
        return usageError(fmt::format("{}: {}", quoted(text), count.error().text()));
    putCount(*count, dtype.order, to);
    return {};
}

Result<> parseText(std::string_view text, ByteOrder order, ByteSpan to)
{
    ByteBuffer characters(to.size());
    std::size_t at = 0;
    for (std::string_view rest = text; !rest.empty(); at += 4) {
        const auto next = firstCodePoint(rest);
        if (!next)
            return usageError(quoted(text) + " is not valid UTF-8");
        if (at + 4 > to.size())
            return usageError(
                fmt::format("{} is longer than {} characters", quoted(text), to.size() / 4));
        putNumber(next->value, order, ByteSpan(characters).subspan(at, 4));
        rest.remove_prefix(next->size);
    }
    std::ranges::copy(characters, to.begin());
    return {};
}

Result<> parseBytes(std::string_view text, ByteSpan to)
{
    std::string bytes(text);
    if (looksLikeBytesLiteral(text)) {
        BLOSCOPE_TRY(bytes, parseBytesLiteral(text));
    }
    if (bytes.size() > to.size())
        return usageError(fmt::format("{} is longer than {} bytes", quoted(text), to.size()));
    std::ranges::fill(to, std::byte{0});
    std::ranges::copy(bytesOf(bytes), to.begin());
    return {};
}

// "0x00ff": two digits for each byte.
Result<> parseRaw(std::string_view text, ByteSpan to)
{
    const Error wrong = usageError(
        fmt::format("{} is not 0x followed by {} hexadecimal digits", quoted(text), 2 * to.size()));
    if (!text.starts_with("0x") || text.size() != 2 + 2 * to.size())
        return wrong;
    ByteBuffer bytes;
    for (std::size_t at = 2; at < text.size(); at += 2) {
        std::uint8_t byte = 0;
        const char* const end = text.data() + at + 2;
        if (std::from_chars(text.data() + at, end, byte, 16).ptr != end)
            return wrong;
        bytes.push_back(std::byte{byte});
    }
    std::ranges::copy(bytes, to.begin());
    return {};
}

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
        return usageError("a quoted string is expected");
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
        return usageError("a quoted string or bytes such as b'..' are expected");
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

// Takes the parts of compound elements from the front of a text.
class PartsReader {
 public:
    explicit PartsReader(std::string_view text) : m_text(text) {}

    Result<> readAll(const DType& dtype, ByteSpan to)
    {
        BLOSCOPE_CHECK(read(dtype, to));
        skipBlanks();
        return m_text.empty() ? Result<>() : expected("the end");
    }

 private:
    void skipBlanks()
    {
        m_text.remove_prefix(std::min(m_text.find_first_not_of(" \t\r\n"), m_text.size()));
    }

    bool take(char c)
    {
        skipBlanks();
        if (!m_text.starts_with(c))
            return false;
        m_text.remove_prefix(1);
        return true;
    }

    Error expected(std::string_view what) const
    {
        constexpr std::size_t mostShown = 20;
        return usageError(m_text.empty() ? fmt::format("{} is expected at the end", what)
                                         : fmt::format("{} is expected before \"{}\"", what,
                                                       escapeForDisplay(m_text, mostShown)));
    }

    Result<> read(const DType& dtype, ByteSpan to);
    Result<> readFields(const DType& dtype, ByteSpan to);
    Result<> readExtent(const DType& dtype, std::size_t dimension, ByteSpan& to);

    std::string_view m_text;
};

Result<> PartsReader::read(const DType& dtype, ByteSpan to)
{
    if (dtype.kind == DTypeKind::Structured)
        return readFields(dtype, to);
    if (dtype.kind == DTypeKind::SubArray)
        return readExtent(dtype, 0, to);
    skipBlanks();
    BLOSCOPE_TRY(const CellLiteral literal, takeCellLiteral(m_text, dtype));
    m_text.remove_prefix(literal.size);
    return parseScalar(literal.text, dtype, to);
}

// "(1, 2.5)", "(1,)"
Result<> PartsReader::readFields(const DType& dtype, ByteSpan to)
{
    if (!take('('))
        return expected("'('");
    for (const DTypeField& field : dtype.fields) {
        BLOSCOPE_CHECK(read(field.dtype, to.subspan(field.offset, field.dtype.itemsize))
                           .within(escapeForDisplay(field.name)));
        if (&field != &dtype.fields.back() && !take(','))
            return expected("','");
    }
    take(',');
    return take(')') ? Result<>() : expected("')'");
}

// "[1, 2]", "[[1, 2], [3, 4]]"; takes the bytes of what it read from the front of `to`.
Result<> PartsReader::readExtent(const DType& dtype, std::size_t dimension, ByteSpan& to)
{
    if (!take('['))
        return expected("'['");
    const std::size_t size = dtype.element().itemsize;
    for (std::int64_t i = 0; i < dtype.shape[dimension]; ++i) {
        if (i > 0 && !take(','))
            return expected("','");
        if (dimension + 1 < dtype.shape.size()) {
            BLOSCOPE_CHECK(readExtent(dtype, dimension + 1, to));
            continue;
        }
        BLOSCOPE_CHECK(read(dtype.element(), to.first(size)).within(fmt::format("[{}]", i)));
        to = to.subspan(size);
    }
    return take(']') ? Result<>() : expected("']'");
}

} // namespace

Result<> parseScalar(std::string_view text, const DType& dtype, ByteSpan to)
{
    switch (dtype.kind) {
    case DTypeKind::Boolean:
        return parseTruth(text, to);
    case DTypeKind::Signed:
        return parseSigned(text, dtype.order, to);
    case DTypeKind::Unsigned:
        return parseUnsigned(text, dtype.order, to);
    case DTypeKind::Float:
        return parseReal(text, dtype.order, to);
    case DTypeKind::Complex:
        return parseComplex(text, dtype.order, to);
    case DTypeKind::DateTime:
    case DTypeKind::TimeDelta:
        return parseTime(text, dtype, to);
    case DTypeKind::Text:
        return parseText(text, dtype.order, to);
    case DTypeKind::Bytes:
        return parseBytes(text, to);
    default:
        return parseRaw(text, to);
    }
}

void putNaN(ByteOrder order, ByteSpan to)
{
    putFloat("nan", order, to);
}

void putCount(std::int64_t count, ByteOrder order, ByteSpan to)
{
    putNumber(static_cast<std::uint64_t>(count), order, to);
}

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
        return usageError("bytes such as b'..' are expected");
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
            return usageError("a backslash must be followed by one of \\ ' \" n r t, or by x and "
                              "two hexadecimal digits");
        bytes += *escaped;
    }
    return bytes;
}

Result<> parseCell(std::string_view text, const DType& dtype, ByteSpan element)
{
    if (dtype.kind == DTypeKind::Text || dtype.kind == DTypeKind::Bytes)
        return parseScalar(text, dtype, element); // blanks are a part of it
    if (!dtype.isCompound())
        return parseScalar(trimmed(text), dtype, element);
    ByteBuffer changed(element.begin(), element.end());
    BLOSCOPE_CHECK(PartsReader(text).readAll(dtype, changed));
    std::ranges::copy(changed, element.begin());
    return {};
}

} // namespace bloscope
