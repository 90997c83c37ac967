#include "core/dtype/cell_text.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/dtype/cell_parse.h"
#include "core/dtype/element.h"
#include "core/dtype/python_literal.h"
#include "core/dtype/time_text.h"
#include "core/dtype/ucs4_text.h"
#include "core/numbers/integer_digits.h"

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace bloscope {

namespace {

// Of 0b and 64 bits, where numbers are not decimal.
constexpr std::size_t mostOfInteger(NumberFormat::Base base)
{
    return base == NumberFormat::Base::Decimal ? roomForInteger : 66;
}

char* writeValue(const CellText&, bool value, char* to)
{
    return value ? std::copy_n("True", 4, to) : std::copy_n("False", 5, to);
}

struct BitNotation {
    const char* prefix;
    int bitsPerDigit;
};

BitNotation notationOf(NumberFormat::Base base)
{
    switch (base) {
    case NumberFormat::Base::Hexadecimal:
        return {"0x", 4};
    case NumberFormat::Base::Octal:
        return {"0o", 3};
    default:
        return {"0b", 1};
    }
}

// All bits of an integer as they are, the first digit first.
template <std::integral T>
char* writeBits(T value, NumberFormat::Base base, char* to)
{
    constexpr int allBits = std::numeric_limits<std::make_unsigned_t<T>>::digits;
    const auto [prefix, bitsPerDigit] = notationOf(base);
    const auto bits = static_cast<std::make_unsigned_t<T>>(value);
    to = std::copy_n(prefix, 2, to);
    for (int below = (allBits - 1) / bitsPerDigit * bitsPerDigit; below >= 0; below -= bitsPerDigit)
        *to++ = "0123456789abcdef"[(bits >> below) & ((1U << bitsPerDigit) - 1)];
    return to;
}

template <std::integral T>
char* writeValue(const CellText& how, T value, char* to)
{
    const NumberFormat::Base base = how.format().base;
    if (base != NumberFormat::Base::Decimal)
        return writeBits(value, base, to);
    return writeInteger(value, to);
}

template <class T>
char* writeValue(const CellText& how, T value, char* to)
{
    return writeFloat(value, how.format(), to);
}

template <std::integral T>
void appendValue(const CellText& how, T value, std::string& to)
{
    char text[mostOfInteger(NumberFormat::Base::Binary)];
    to.append(text, writeValue(how, value, text));
}

template <class T>
void appendValue(const CellText& how, T value, std::string& to)
{
    appendFloat(value, how.format(), to);
}

// What stands for a NaN stands for complex numbers with one as well, unless it is the default:
// "(nan+1j)" says more.
bool isReplaced(const CellText& how, bool hasNaN)
{
    return hasNaN && how.format().nan != NumberFormat().nan;
}

template <class T>
void appendValue(const CellText& how, std::complex<T> value, std::string& to)
{
    if (isReplaced(how, std::isnan(value.real()) || std::isnan(value.imag())))
        to += how.format().nan;
    else
        appendComplex(value.real(), value.imag(), how.format(), to);
}

void appendValue(const CellText& how, const ComplexLongDouble& value, std::string& to)
{
    if (isReplaced(how, value.real.isNaN() || value.imaginary.isNaN()))
        to += how.format().nan;
    else
        appendComplex(value.real, value.imaginary, how.format(), to);
}

void appendValue(const CellText& how, TimeCount count, std::string& to)
{
    if (count.value == TimeCount::notATime)
        to += how.format().nan == NumberFormat().nan ? "NaT" : how.format().nan;
    else if (how.dtype().kind == DTypeKind::DateTime)
        appendDateTime(count.value, how.dtype().unit, to);
    else
        appendTimeDelta(count.value, how.dtype().unit, to);
}

template <class Stored>
void appendNumeric(const CellText& how, const std::byte* cell, std::string& to, std::size_t)
{
    appendValue(how, Stored::load(cell), to);
}

bool areEqualWords(const std::byte* one, const std::byte* other, std::size_t words)
{
    std::uint64_t different = 0;
    for (std::size_t i = 0; i < words * 8; i += 8)
        different |= loadLittle<std::uint64_t>(one + i) ^ loadLittle<std::uint64_t>(other + i);
    return different == 0;
}

// How many of `count` cells that lie side by side surely have the bytes of the first: 1 where those
// are fewer than fill a word.
template <std::size_t cellBytes>
std::size_t equalCells(const std::byte* cell, std::size_t count)
{
    const std::size_t bytes = (count - 1) * cellBytes; // that have a cell behind them
    std::size_t equal = 0;
    const auto areMoreEqual = [&](std::size_t words) {
        return equal + words * 8 <= bytes &&
               areEqualWords(cell + equal, cell + equal + cellBytes, words);
    };
    if (!areMoreEqual(1)) // most cells
        return 1;
    while (areMoreEqual(8))
        equal += 64;
    while (areMoreEqual(1))
        equal += 8;
    return equal / cellBytes + 1;
}

// Writes what stands in [text, end) as often as makes `times`, with `between` between them. Returns
// the end.
char* repeat(const char* text, char* end, char between, std::size_t times)
{
    const auto all = static_cast<std::size_t>(end + 1 - text) * times - 1;
    *end++ = between;
    for (auto done = static_cast<std::size_t>(end - text); done < all;) {
        const std::size_t more = std::min(done, all - done);
        end = std::copy_n(text, more, end);
        done += more;
    }
    return end;
}

// A run of one cell or more.
template <class Stored>
char* writeEach(const CellText& how, CellRun run, char between, char* to)
{
    for (; run.count > 0; --run.count, run.first += run.stride) {
        to = writeValue(how, Stored::load(run.first), to);
        *to++ = between;
    }
    return to - 1;
}

// Equal cells, of which labels have long runs, repeat the text of the first. They are looked for
// every few cells: most others have none.
template <class Stored>
char* writeNumeric(const CellText& how, const CellRun& run, char between, char* to)
{
    constexpr std::size_t cellBytes = sizeof(decltype(Stored::load(nullptr)));
    constexpr std::size_t fewCells = 16;
    if (run.count == 0)
        return to;
    if (run.stride != static_cast<std::ptrdiff_t>(cellBytes))
        return writeEach<Stored>(how, run, between, to);
    const std::byte* cell = run.first;
    for (std::size_t left = run.count; left > 0;) {
        const std::size_t equal = equalCells<cellBytes>(cell, left);
        const std::size_t count = equal > 1 ? equal : std::min(fewCells, left);
        const char* const text = to;
        to = writeEach<Stored>(how, {cell, run.stride, equal > 1 ? 1 : count}, between, to);
        if (equal > 1)
            to = repeat(text, to, between, equal);
        *to++ = between;
        cell += count * cellBytes;
        left -= count;
    }
    return to - 1;
}

// The types whose texts are short whatever their bytes.
template <class T>
constexpr bool isShort = std::integral<T> || std::is_same_v<T, Half> || std::is_floating_point_v<T>;

// One byte as it stands between the quotes of Python's b'..'.
void appendByte(std::byte byte, char quote, std::string& to)
{
    const char character = static_cast<char>(byte);
    if (character == '\\' || character == quote)
        to += {'\\', character};
    else if (character == '\t')
        to += "\\t";
    else if (character == '\n')
        to += "\\n";
    else if (character == '\r')
        to += "\\r";
    else if (byte >= std::byte{0x20} && byte < std::byte{0x7F})
        to += character;
    else
        appendHex({&byte, 1}, to += "\\x");
}

ByteView withoutPadding(const std::byte* cell, std::size_t size)
{
    while (size > 0 && cell[size - 1] == std::byte{0})
        --size;
    return {cell, size};
}

void appendBytes(const CellText& how, const std::byte* cell, std::string& to, std::size_t)
{
    appendBytesText(withoutPadding(cell, how.dtype().itemsize), how.format().bytes, to);
}

template <ByteOrder order>
void appendText(const CellText& how, const std::byte* cell, std::string& to, std::size_t)
{
    Ucs4Text<order>::append(cell, how.dtype().itemsize / 4, to);
}

template <ByteOrder order>
char* writeTexts(const CellText& how, const CellRun& run, char between, char* to)
{
    const std::size_t size = how.dtype().itemsize / 4;
    const std::byte* cell = run.first;
    for (std::size_t i = 0; i < run.count; ++i, cell += run.stride) {
        if (i > 0)
            *to++ = between;
        to = Ucs4Text<order>::write(cell, size, to);
    }
    return to;
}

void appendRaw(const CellText& how, const std::byte* cell, std::string& to, std::size_t)
{
    appendHex({cell, how.dtype().itemsize}, to += "0x");
}

// Characters of what can be written.
std::size_t mostOf(const DType& dtype, const NumberFormat& format)
{
    if (dtype.kind == DTypeKind::Text)
        return dtype.itemsize / 4 * mostUtf8Bytes;
    return std::max(mostOfInteger(format.base), mostFloatCharacters(format));
}

} // namespace

void appendBytesLiteral(ByteView bytes, std::string& to)
{
    const std::string_view text = textOf(bytes);
    const bool hasOnlySingleQuotes =
        text.find('\'') != std::string_view::npos && text.find('"') == std::string_view::npos;
    const char quote = hasOnlySingleQuotes ? '"' : '\'';
    to += 'b';
    to += quote;
    for (const std::byte byte : bytes)
        appendByte(byte, quote, to);
    to += quote;
}

bool areShownAsText(ByteView bytes)
{
    std::string_view rest = textOf(bytes);
    if (looksLikeBytesLiteral(rest))
        return false;
    while (!rest.empty()) {
        const auto next = firstCodePoint(rest);
        if (!next || isHidden(next->value))
            return false;
        rest.remove_prefix(next->size);
    }
    return true;
}

void appendBytesText(ByteView bytes, NumberFormat::Bytes notation, std::string& to)
{
    if (notation == NumberFormat::Bytes::AsText && areShownAsText(bytes))
        to += textOf(bytes);
    else
        appendBytesLiteral(bytes, to);
}

CellText::CellText(DType dtype, NumberFormat format, std::size_t charactersAtMost)
    : m_dtype(std::move(dtype)),
      m_format(std::move(format)),
      m_mostCharacters(charactersAtMost),
      m_append(appendOf(m_dtype)),
      m_write(writeOf(m_dtype)),
      m_mostOfOne(m_write ? mostOf(m_dtype, m_format) : 0)
{
    for (const DTypeField& field : m_dtype.fields)
        m_parts.emplace_back(field.dtype, m_format, charactersAtMost);
}

CellText::Append CellText::appendOf(const DType& dtype)
{
    if (dtype.isNumeric())
        return visitNumeric(dtype, []<class Stored>(Stored) { return &appendNumeric<Stored>; });
    if (dtype.kind == DTypeKind::Bytes)
        return appendBytes;
    if (dtype.kind == DTypeKind::Text)
        return dtype.order == ByteOrder::Little ? appendText<ByteOrder::Little>
                                                : appendText<ByteOrder::Big>;
    if (dtype.kind == DTypeKind::Structured)
        return appendStructured;
    if (dtype.kind == DTypeKind::SubArray)
        return appendSubArray;
    return appendRaw;
}

CellText::Write CellText::writeOf(const DType& dtype)
{
    if (dtype.kind == DTypeKind::Text)
        return dtype.order == ByteOrder::Little ? writeTexts<ByteOrder::Little>
                                                : writeTexts<ByteOrder::Big>;
    if (!dtype.isNumeric())
        return nullptr;
    return visitNumeric(dtype, []<class Stored>(Stored) -> Write {
        if constexpr (isShort<decltype(Stored::load(nullptr))>)
            return &writeNumeric<Stored>;
        else
            return nullptr;
    });
}

void CellText::appendPart(const std::byte* cell, std::string& to, std::size_t end) const
{
    const bool isText = m_dtype.kind == DTypeKind::Bytes
                            ? m_format.bytes == NumberFormat::Bytes::AsText &&
                                  areShownAsText(withoutPadding(cell, m_dtype.itemsize))
                            : m_dtype.kind == DTypeKind::Text;
    if (isText) {
        std::string text;
        m_append(*this, cell, text, end);
        return appendPythonText(text, to);
    }
    const bool isDate = m_dtype.kind == DTypeKind::DateTime;
    if (isDate)
        to += '\'';
    m_append(*this, cell, to, end);
    if (isDate)
        to += '\'';
}

// "(1, 2.5)", "(1,)"
void CellText::appendStructured(const CellText& how, const std::byte* cell, std::string& to,
                                std::size_t end)
{
    to += '(';
    for (std::size_t i = 0; i < how.m_parts.size(); ++i) {
        to += i == 0 ? "" : ", ";
        how.m_parts[i].appendPart(cell + how.m_dtype.fields[i].offset, to, end);
    }
    to += how.m_parts.size() == 1 ? ",)" : ")";
}

void CellText::appendSubArray(const CellText& how, const std::byte* cell, std::string& to,
                              std::size_t end)
{
    constexpr std::size_t enough = 100; // of elements that have no bytes, whatever their number
    const bool hasBytes = how.m_dtype.itemsize > 0;
    how.appendExtent(0, cell, to, hasBytes ? end : std::min(end, to.size() + enough));
}

// "[1, 2]", "[[1, 2], [3, 4]]", "[1, 2, ...]". Returns where the next extent begins, unless the
// text has come to its end.
const std::byte* CellText::appendExtent(std::size_t dimension, const std::byte* cell,
                                        std::string& to, std::size_t end) const
{
    const bool isLast = dimension + 1 == m_dtype.shape.size();
    to += '[';
    for (std::int64_t i = 0; i < m_dtype.shape[dimension]; ++i) {
        to += i == 0 ? "" : ", ";
        if (to.size() >= end) {
            to += "...";
            break;
        }
        if (isLast) {
            m_parts.front().appendPart(cell, to, end);
            cell += m_parts.front().dtype().itemsize;
        } else {
            cell = appendExtent(dimension + 1, cell, to, end);
        }
    }
    to += ']';
    return cell;
}

std::string CellText::of(const std::byte* cell) const
{
    std::string text;
    append(cell, text);
    return text;
}

} // namespace bloscope
