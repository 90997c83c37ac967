#include "core/array/cell_text.h"

#include "core/array/element.h"
#include "core/array/time_text.h"
#include "core/base/utf8.h"

#include <charconv>
#include <concepts>
#include <limits>

namespace bloscope {

namespace {

void appendValue(const CellText&, bool value, std::string& to)
{
    to += value ? "True" : "False";
}

template <std::integral T>
void appendValue(const CellText&, T value, std::string& to)
{
    char digits[std::numeric_limits<T>::digits10 + 2]; // one more digit, and the sign
    to.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}

template <class T>
void appendValue(const CellText& how, T value, std::string& to)
{
    appendFloat(value, how.format(), to);
}

template <class T>
void appendValue(const CellText& how, std::complex<T> value, std::string& to)
{
    appendComplex(value.real(), value.imag(), how.format(), to);
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
void appendNumeric(const CellText& how, const std::byte* cell, std::string& to)
{
    appendValue(how, Stored::load(cell), to);
}

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

void appendBytes(const CellText& how, const std::byte* cell, std::string& to)
{
    ByteView bytes(cell, how.dtype().itemsize);
    while (!bytes.empty() && bytes.back() == std::byte{0})
        bytes = bytes.first(bytes.size() - 1);
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

template <ByteOrder order>
void appendText(const CellText& how, const std::byte* cell, std::string& to)
{
    using CodeUnit = Stored<std::uint32_t, order>;
    std::size_t size = how.dtype().itemsize / 4;
    while (size > 0 && CodeUnit::load(cell + (size - 1) * 4) == 0)
        --size;
    for (std::size_t i = 0; i < size; ++i)
        appendUtf8(CodeUnit::load(cell + i * 4), to);
}

void appendRaw(const CellText& how, const std::byte* cell, std::string& to)
{
    appendHex({cell, how.dtype().itemsize}, to += "0x");
}

} // namespace

CellText::CellText(DType dtype, NumberFormat format)
    : m_dtype(std::move(dtype)), m_format(std::move(format)), m_append(appendOf(m_dtype))
{
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
    return appendRaw;
}

std::string CellText::of(const std::byte* cell) const
{
    std::string text;
    append(cell, text);
    return text;
}

} // namespace bloscope
