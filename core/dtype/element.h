#pragma once

#include "core/base/byte_view.h"
#include "core/dtype/dtype.h"
#include "core/numbers/half.h"
#include "core/numbers/long_double.h"

#include <cassert>
#include <complex>

// How the elements of numeric dtypes are read from their bytes: the one place that goes from a
// DType to a type of C++.
namespace bloscope {

// The count of a DateTime or TimeDelta.
struct TimeCount {
    static constexpr std::int64_t notATime = INT64_MIN; // format.md 9.1
    std::int64_t value = 0;
};

// A number of type T as it lies in the file.
template <class T, ByteOrder order>
struct Stored {
    static T load(const std::byte* from)
    {
        return order == ByteOrder::Little ? loadLittle<T>(from) : loadBig<T>(from);
    }
};

template <ByteOrder order>
struct Stored<bool, order> {
    static bool load(const std::byte* from) { return *from != std::byte{0}; }
};

template <class T, ByteOrder order>
struct Stored<std::complex<T>, order> {
    static std::complex<T> load(const std::byte* from)
    {
        return {Stored<T, order>::load(from), Stored<T, order>::load(from + sizeof(T))};
    }
};

// A long double in `size` bytes, 12 or 16: its 10, and zeros or anything behind them.
template <std::size_t size>
struct PaddedLongDouble {
};

template <std::size_t size, ByteOrder order>
struct Stored<PaddedLongDouble<size>, order> {
    static LongDouble load(const std::byte* from)
    {
        if (order == ByteOrder::Little)
            return {loadLittle<std::uint64_t>(from), loadLittle<std::uint16_t>(from + 8)};
        return {loadBig<std::uint64_t>(from + size - 8), loadBig<std::uint16_t>(from + size - 10)};
    }
};

struct ComplexLongDouble {
    LongDouble real;
    LongDouble imaginary;
};

template <std::size_t size, ByteOrder order>
struct Stored<std::complex<PaddedLongDouble<size>>, order> {
    using Part = Stored<PaddedLongDouble<size>, order>;
    static ComplexLongDouble load(const std::byte* from)
    {
        return {Part::load(from), Part::load(from + size)};
    }
};

template <ByteOrder order, class Visit>
auto visitFloat(std::size_t size, Visit visit)
{
    return size == 2    ? visit(Stored<Half, order>())
           : size == 4  ? visit(Stored<float, order>())
           : size == 8  ? visit(Stored<double, order>())
           : size == 12 ? visit(Stored<PaddedLongDouble<12>, order>())
                        : visit(Stored<PaddedLongDouble<16>, order>());
}

template <ByteOrder order, class Visit>
auto visitComplex(std::size_t size, Visit visit)
{
    return size == 8    ? visit(Stored<std::complex<float>, order>())
           : size == 16 ? visit(Stored<std::complex<double>, order>())
           : size == 24 ? visit(Stored<std::complex<PaddedLongDouble<12>>, order>())
                        : visit(Stored<std::complex<PaddedLongDouble<16>>, order>());
}

template <ByteOrder order, class Visit>
auto visitOrdered(const DType& dtype, Visit visit)
{
    const std::size_t size = dtype.itemsize;
    switch (dtype.kind) {
    case DTypeKind::Boolean:
        return visit(Stored<bool, order>());
    case DTypeKind::Signed:
        return size == 1   ? visit(Stored<std::int8_t, order>())
               : size == 2 ? visit(Stored<std::int16_t, order>())
               : size == 4 ? visit(Stored<std::int32_t, order>())
                           : visit(Stored<std::int64_t, order>());
    case DTypeKind::Unsigned:
        return size == 1   ? visit(Stored<std::uint8_t, order>())
               : size == 2 ? visit(Stored<std::uint16_t, order>())
               : size == 4 ? visit(Stored<std::uint32_t, order>())
                           : visit(Stored<std::uint64_t, order>());
    case DTypeKind::Float:
        return visitFloat<order>(size, visit);
    case DTypeKind::Complex:
        return visitComplex<order>(size, visit);
    default:
        assert(dtype.isNumeric());
        return visit(Stored<TimeCount, order>());
    }
}

// visit(Stored<T, order>()) with what fits a numeric dtype.
template <class Visit>
auto visitNumeric(const DType& dtype, Visit visit)
{
    return dtype.order == ByteOrder::Little ? visitOrdered<ByteOrder::Little>(dtype, visit)
                                            : visitOrdered<ByteOrder::Big>(dtype, visit);
}

} // namespace bloscope
