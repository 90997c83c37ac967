#include "core/dtype/element_value.h"

#include "core/base/parse_number.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/dtype/element.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

constexpr std::size_t mostQuoted = 60; // of a text, in a sentence

// The low bytes of a number, in the order of the type.
void putNumber(std::uint64_t bits, ByteOrder order, ByteSpan to)
{
    for (std::size_t i = 0; i < to.size(); ++i) {
        const std::size_t at = order == ByteOrder::Little ? i : to.size() - 1 - i;
        to[at] = i < sizeof bits ? static_cast<std::byte>(bits >> (8 * i)) : std::byte{0};
    }
}

LongDouble longDoubleOf(double number)
{
    const auto sign = static_cast<std::uint16_t>(std::signbit(number) ? 0x8000 : 0);
    if (number == 0)
        return {0, sign};
    constexpr std::uint64_t leadingBit = std::uint64_t(1) << 63;
    if (!std::isfinite(number))
        return {std::isnan(number) ? leadingBit | leadingBit >> 1 : leadingBit,
                static_cast<std::uint16_t>(sign | 0x7FFF)};
    int exponent = 0;
    const double fraction = std::frexp(std::abs(number), &exponent); // from 0.5 to 1
    return {static_cast<std::uint64_t>(std::ldexp(fraction, 64)),
            static_cast<std::uint16_t>(sign | (exponent + 0x3FFE))};
}

// Does a type of that size hold the number, rounded, as one that is finite as well?
bool fitsFloat(double number, std::size_t size)
{
    if (!std::isfinite(number))
        return true;
    if (size == 2)
        return nearestHalf(number).isFinite();
    return size != 4 || std::abs(number) <= std::numeric_limits<float>::max();
}

void putFloat(double number, ByteOrder order, ByteSpan to)
{
    if (to.size() == 2)
        return putNumber(nearestHalf(number).bits, order, to);
    if (to.size() == 4)
        return putNumber(std::bit_cast<std::uint32_t>(static_cast<float>(number)), order, to);
    if (to.size() == 8)
        return putNumber(std::bit_cast<std::uint64_t>(number), order, to);
    const LongDouble extended = longDoubleOf(number);
    const bool isLittle = order == ByteOrder::Little;
    putNumber(extended.significand, order, isLittle ? to.first(8) : to.last(8));
    putNumber(extended.signAndExponent, order,
              isLittle ? to.subspan(8, 2) : to.subspan(to.size() - 10, 2));
}

void putMissing(const DType& dtype, ByteSpan to);

// Calls `put(part, its bytes)` for the parts of a compound element.
template <class Put>
void forEachPart(const DType& dtype, ByteSpan to, Put put)
{
    if (dtype.kind == DTypeKind::Structured) {
        for (const DTypeField& field : dtype.fields)
            put(field.dtype, to.subspan(field.offset, field.dtype.itemsize));
        return;
    }
    const std::size_t size = dtype.element().itemsize;
    for (std::size_t at = 0; size > 0 && at + size <= to.size(); at += size)
        put(dtype.element(), to.subspan(at, size));
}

void putMissing(const DType& dtype, ByteSpan to)
{
    if (dtype.isCompound())
        return forEachPart(dtype, to, putMissing);
    if (dtype.kind == DTypeKind::Float)
        return putFloat(std::numeric_limits<double>::quiet_NaN(), dtype.order, to);
    if (dtype.isTime())
        return putNumber(static_cast<std::uint64_t>(TimeCount::notATime), dtype.order, to);
    if (dtype.kind != DTypeKind::Complex)
        return;
    for (const ByteSpan half : {to.first(to.size() / 2), to.last(to.size() / 2)})
        putFloat(std::numeric_limits<double>::quiet_NaN(), dtype.order, half);
}

bool putInteger(std::string_view text, const DType& dtype, ByteSpan to)
{
    const int unused = 64 - 8 * static_cast<int>(to.size());
    if (dtype.kind == DTypeKind::Unsigned) {
        const auto number = parseNumber<std::uint64_t>(text);
        if (!number || *number > std::numeric_limits<std::uint64_t>::max() >> unused)
            return false;
        putNumber(*number, dtype.order, to);
        return true;
    }
    const auto number = parseNumber<std::int64_t>(text);
    if (!number || *number > std::numeric_limits<std::int64_t>::max() >> unused ||
        *number < std::numeric_limits<std::int64_t>::min() >> unused)
        return false;
    putNumber(static_cast<std::uint64_t>(*number), dtype.order, to);
    return true;
}

bool putReal(std::string_view text, const DType& dtype, ByteSpan to)
{
    const auto number = parseNumber<double>(text);
    const std::size_t size = dtype.kind == DTypeKind::Complex ? to.size() / 2 : to.size();
    if (!number || !fitsFloat(*number, size))
        return false;
    putFloat(*number, dtype.order, to.first(size));
    return true;
}

bool putTruth(std::string_view text, ByteSpan to)
{
    const bool isTrue = text == "True" || text == "true" || text == "1";
    if (!isTrue && text != "False" && text != "false" && text != "0")
        return false;
    to[0] = std::byte{isTrue};
    return true;
}

bool putTime(std::string_view text, const DType& dtype, ByteSpan to)
{
    DType count = dtype;
    count.kind = DTypeKind::Signed;
    if (text != "NaT")
        return putInteger(text, count, to);
    putMissing(dtype, to);
    return true;
}

bool putText(std::string_view text, const DType& dtype, ByteSpan to)
{
    for (std::size_t at = 0; !text.empty(); at += 4) {
        const auto next = firstCodePoint(text);
        if (!next || at + 4 > to.size())
            return false;
        putNumber(next->value, dtype.order, to.subspan(at, 4));
        text.remove_prefix(next->size);
    }
    return true;
}

bool putBytes(std::string_view text, ByteSpan to)
{
    if (text.size() > to.size())
        return false;
    std::ranges::copy(bytesOf(text), to.begin());
    return true;
}

bool putValue(std::string_view text, const DType& dtype, ByteSpan to)
{
    switch (dtype.kind) {
    case DTypeKind::Boolean:
        return putTruth(text, to);
    case DTypeKind::Signed:
    case DTypeKind::Unsigned:
        return putInteger(text, dtype, to);
    case DTypeKind::Float:
    case DTypeKind::Complex:
        return putReal(text, dtype, to);
    case DTypeKind::DateTime:
    case DTypeKind::TimeDelta:
        return putTime(text, dtype, to);
    case DTypeKind::Text:
        return putText(text, dtype, to);
    case DTypeKind::Bytes:
        return putBytes(text, to);
    case DTypeKind::Structured:
    case DTypeKind::SubArray: {
        bool fitsAll = true;
        forEachPart(dtype, to, [&](const DType& part, ByteSpan bytes) {
            fitsAll = fitsAll && putValue(text, part, bytes);
        });
        return fitsAll;
    }
    case DTypeKind::Raw:
    case DTypeKind::Object:
        break;
    }
    return false;
}

} // namespace

ByteBuffer missingElement(const DType& dtype)
{
    ByteBuffer element(dtype.itemsize);
    putMissing(dtype, element);
    return element;
}

Result<ByteBuffer> parseElement(std::string_view text, const DType& dtype)
{
    ByteBuffer element(dtype.itemsize);
    if (!putValue(text, dtype, element))
        return usageError(fmt::format("\"{}\" is no value of the type {}",
                                      escapeForDisplay(text, mostQuoted), dtype.text));
    return element;
}

} // namespace bloscope
