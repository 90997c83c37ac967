#include "core/dtype/cell_number.h"

#include "core/dtype/element.h"

#include <cassert>
#include <cmath>
#include <type_traits>

namespace bloscope {

namespace {

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

} // namespace

void readNumbers(const DType& dtype, ByteView cells, std::span<double> numbers)
{
    assert(dtype.isNumeric() && cells.size() == numbers.size() * dtype.itemsize);
    visitNumeric(dtype, [&]<class Stored>(Stored) {
        readAll<Stored>(cells.data(), dtype.itemsize, numbers);
    });
}

} // namespace bloscope
