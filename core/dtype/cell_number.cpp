#include "core/dtype/cell_number.h"

#include "core/base/text.h"
#include "core/dtype/cell_parse.h"
#include "core/dtype/element.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <type_traits>

namespace bloscope {

namespace {

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
        return putNaN(dtype.order, to);
    if (dtype.isTime())
        return putCount(TimeCount::notATime, dtype.order, to);
    if (dtype.kind != DTypeKind::Complex)
        return;
    for (const ByteSpan half : {to.first(to.size() / 2), to.last(to.size() / 2)})
        putNaN(dtype.order, half);
}

bool putValue(std::string_view text, const DType& dtype, ByteSpan to)
{
    if (!dtype.isCompound())
        return parseScalar(text, dtype, to).has_value();
    bool fitsAll = true;
    forEachPart(dtype, to, [&](const DType& part, ByteSpan bytes) {
        fitsAll = fitsAll && putValue(text, part, bytes);
    });
    return fitsAll;
}

template <class T>
double numberOf(T value)
{
    return static_cast<double>(value);
}

double numberOf(Half value)
{
    return toFloat(value);
}

double numberOf(LongDouble value)
{
    return toDouble(value);
}

double numberOf(const ComplexLongDouble& value)
{
    return std::hypot(toDouble(value.real), toDouble(value.imaginary));
}

template <class T>
double numberOf(std::complex<T> value)
{
    return std::hypot(static_cast<double>(value.real()), static_cast<double>(value.imag()));
}

double numberOf(TimeCount count)
{
    return count.value == TimeCount::notATime ? NAN : static_cast<double>(count.value);
}

template <class Stored>
void readAll(const std::byte* cells, std::size_t itemsize, std::span<double> numbers)
{
    using Number = decltype(Stored::load(cells));
    // Known when it is compiled, where that can be: vectors are read then.
    const std::size_t size = std::is_arithmetic_v<Number> ? sizeof(Number) : itemsize;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = numberOf(Stored::load(cells + i * size));
}

template <class T, ByteOrder order>
void readLabelsAs(ByteView cells, std::span<double> numbers)
{
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = labelNumber(Stored<T, order>::load(cells.data() + i * sizeof(T)));
}

template <class T>
void readLabelsOf(const DType& dtype, ByteView cells, std::span<double> numbers)
{
    dtype.order == ByteOrder::Little ? readLabelsAs<T, ByteOrder::Little>(cells, numbers)
                                     : readLabelsAs<T, ByteOrder::Big>(cells, numbers);
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
    constexpr std::size_t mostShown = 60;
    ByteBuffer element(dtype.itemsize);
    if (!putValue(text, dtype, element))
        return usageError(fmt::format("\"{}\" is not a value of type {}",
                                      escapeForDisplay(text, mostShown), dtype.text));
    return element;
}

double labelNumber(std::uint64_t label)
{
    constexpr int exactBits = std::numeric_limits<double>::digits;
    constexpr std::uint64_t half = (labelCycle + 1) / 2; // twice that leaves 1
    const int lost = std::max(0, static_cast<int>(std::bit_width(label)) - exactBits);
    const std::uint64_t kept = label >> lost;
    // So many gaps of 2^lost down to a number that leaves the remainder of the label.
    std::uint64_t gaps = (labelCycle - (label - (kept << lost)) % labelCycle) % labelCycle;
    for (int bit = 0; bit < lost; ++bit)
        gaps = gaps * half % labelCycle;
    return std::ldexp(static_cast<double>(kept - gaps), lost);
}

double labelNumber(std::int64_t label)
{
    const auto bits = static_cast<std::uint64_t>(label);
    return label < 0 ? -labelNumber(0 - bits) : labelNumber(bits);
}

void readLabels(const DType& dtype, ByteView cells, std::span<double> numbers)
{
    const bool isWide = dtype.itemsize == sizeof(std::uint64_t);
    if (isWide && dtype.kind == DTypeKind::Unsigned)
        readLabelsOf<std::uint64_t>(dtype, cells, numbers);
    else if (isWide && dtype.kind == DTypeKind::Signed)
        readLabelsOf<std::int64_t>(dtype, cells, numbers);
    else
        readNumbers(dtype, cells, numbers);
}

void readNumbers(const DType& dtype, ByteView cells, std::span<double> numbers)
{
    assert(dtype.isNumeric() && cells.size() == numbers.size() * dtype.itemsize);
    visitNumeric(dtype, [&]<class Stored>(Stored) {
        readAll<Stored>(cells.data(), dtype.itemsize, numbers);
    });
}

} // namespace bloscope
