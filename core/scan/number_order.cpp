#include "core/scan/number_order.h"

#include "core/dtype/cell_number.h"
#include "core/dtype/element.h"
#include "core/dtype/time_text.h"
#include "core/numbers/float_text.h"
#include "core/numbers/rounded.h"
#include "core/scan/wide_keys.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

NumberKey keyOfStored(TimeCount count)
{
    return static_cast<NumberKey>(count.value) ^ positiveBit; // NaT becomes 0
}

template <class T>
NumberKey keyOfStored(T number)
{
    if constexpr (std::is_signed_v<T>)
        return static_cast<NumberKey>(static_cast<std::int64_t>(number)) ^ positiveBit;
    else
        return static_cast<NumberKey>(number);
}

void appendTime(const DType& dtype, std::int64_t count, std::string& to)
{
    if (dtype.kind == DTypeKind::DateTime)
        appendDateTime(count, dtype.unit, to);
    else
        appendTimeDelta(count, dtype.unit, to);
}

LongDouble wideFloatOf(NumberKey key)
{
    const BinaryFloat parts = binaryFloatPastFloat64(key);
    return longDoubleOf(isNegativeKey(key), parts.significand, parts.exponent);
}

template <class T>
concept CountsWhole = std::is_integral_v<T> || std::is_same_v<T, TimeCount>;

} // namespace

NumberOrder::NumberOrder(DType dtype) : m_dtype(std::move(dtype)), m_family(familyOf(m_dtype))
{
    assert(m_dtype.isNumeric());
}

NumberOrder::Family NumberOrder::familyOf(const DType& dtype)
{
    switch (dtype.kind) {
    case DTypeKind::Boolean:
    case DTypeKind::Unsigned:
        return Family::Unsigned;
    case DTypeKind::Signed:
        return Family::Signed;
    case DTypeKind::DateTime:
    case DTypeKind::TimeDelta:
        return Family::Time;
    default:
        return goesPastFloat64(dtype) ? Family::WideFloat : Family::Float;
    }
}

void NumberOrder::readKeys(ByteView cells, std::span<NumberKey> keys) const
{
    assert(cells.size() == keys.size() * m_dtype.itemsize);
    if (isInteger())
        readIntegers(cells, keys);
    else if (m_family == Family::WideFloat)
        readWideKeys(m_dtype, cells, keys);
    else
        readFloats(cells, keys);
}

void NumberOrder::readIntegers(ByteView cells, std::span<NumberKey> keys) const
{
    visitNumeric(m_dtype, [&]<class Stored>(Stored) {
        using Number = decltype(Stored::load(cells.data()));
        if constexpr (CountsWhole<Number>)
            for (std::size_t i = 0; i < keys.size(); ++i)
                keys[i] = keyOfStored(Stored::load(cells.data() + i * m_dtype.itemsize));
    });
}

void NumberOrder::readFloats(ByteView cells, std::span<NumberKey> keys) const
{
    std::array<double, 512> buffer;
    for (std::size_t first = 0; first < keys.size(); first += buffer.size()) {
        const std::size_t count = std::min(buffer.size(), keys.size() - first);
        const std::span<double> numbers = std::span(buffer).first(count);
        readNumbers(m_dtype, cells.subspan(first * m_dtype.itemsize, count * m_dtype.itemsize),
                    numbers);
        std::ranges::transform(numbers, keys.subspan(first, count).begin(), floatKey);
    }
}

NumberKey NumberOrder::keyOf(ByteView cell) const
{
    NumberKey key = 0;
    readKeys(cell, {&key, 1});
    return key;
}

KeyRange NumberOrder::numbers() const
{
    if (m_family == Family::Float)
        return {floatKey(-infinity), floatKey(infinity)};
    if (m_family == Family::WideFloat)
        return {~infinityPastFloat64, infinityPastFloat64};
    return {m_family == Family::Time ? NumberKey(1) : NumberKey(0), allBits};
}

KeyRange NumberOrder::finite() const
{
    const KeyRange all = numbers();
    return isInteger() ? all : KeyRange{all.low + 1, all.high - 1};
}

double NumberOrder::number(NumberKey key) const
{
    if (!isNumber(key))
        return std::numeric_limits<double>::quiet_NaN();
    if (isInteger())
        return static_cast<double>(integer(key));
    if (isPastFloat64(key))
        return isNegativeKey(key) ? -infinity : infinity;
    return floatOfKey(key);
}

Int128 NumberOrder::integer(NumberKey key) const
{
    assert(isInteger());
    if (m_family == Family::Unsigned)
        return static_cast<Int128>(key);
    return static_cast<Int128>(static_cast<std::int64_t>(key ^ positiveBit));
}

std::string NumberOrder::text(NumberKey key) const
{
    const bool isTime = m_family == Family::Time;
    if (!isNumber(key))
        return isTime ? "NaT" : "nan";
    std::string text;
    if (isTime)
        appendTime(m_dtype, static_cast<std::int64_t>(key ^ positiveBit), text);
    else if (m_dtype.kind == DTypeKind::Boolean)
        text = key != 0 ? "True" : "False";
    else if (isInteger())
        text = fmt::format("{}", integer(key));
    else if (isPastFloat64(key) && isFinite(key))
        text = textPastFloat64(wideFloatOf(key));
    else if (m_dtype.kind == DTypeKind::Float && m_dtype.itemsize == 2)
        appendFloat(nearestHalf(number(key)), {}, text);
    else if (m_dtype.kind == DTypeKind::Float && m_dtype.itemsize == 4)
        appendFloat(static_cast<float>(number(key)), {}, text);
    else
        appendFloat(number(key), {}, text);
    return text;
}

NumberKey NumberOrder::keyOfInteger(Int128 number) const
{
    assert(isInteger());
    const Int128 lowest = integer(numbers().low);
    const Int128 highest = integer(numbers().high);
    const Int128 clipped = std::clamp(number, lowest, highest);
    const auto bits = static_cast<NumberKey>(static_cast<UInt128>(clipped));
    return m_family == Family::Unsigned ? bits : bits ^ positiveBit;
}

NumberKey NumberOrder::keyOfFloat(double number) const
{
    assert(!isInteger() && number == number);
    if (m_family == Family::WideFloat && std::isinf(number))
        return number > 0 ? infinityPastFloat64 : ~infinityPastFloat64;
    return floatKey(number);
}

} // namespace bloscope
