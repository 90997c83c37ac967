#include "core/array/box_copy.h"

#include "core/bytes/far_copy.h"

#include <algorithm>
#include <array>

namespace bloscope {

namespace {

using Row = void (*)(const BoxDimension& row, const std::byte* from, std::byte* to,
                     std::size_t itemsize);

void copyContiguousRow(const BoxDimension& row, const std::byte* from, std::byte* to,
                       std::size_t itemsize)
{
    std::memcpy(to, from, static_cast<std::size_t>(row.count) * itemsize);
}

void copyContiguousRowFar(const BoxDimension& row, const std::byte* from, std::byte* to,
                          std::size_t itemsize)
{
    copyFar(from, to, static_cast<std::size_t>(row.count) * itemsize);
}

template <std::size_t itemsize>
void copyRowOf(const BoxDimension& row, const std::byte* from, std::byte* to, std::size_t)
{
    for (std::int64_t i = 0; i < row.count; ++i)
        std::memcpy(to + i * row.toStep, from + i * row.fromStep, itemsize);
}

void copyRowOfAny(const BoxDimension& row, const std::byte* from, std::byte* to,
                  std::size_t itemsize)
{
    for (std::int64_t i = 0; i < row.count; ++i)
        std::memcpy(to + i * row.toStep, from + i * row.fromStep, itemsize);
}

Row rowFor(const BoxDimension& row, std::size_t itemsize, Destination destination)
{
    const auto step = static_cast<std::int64_t>(itemsize);
    if (row.fromStep == step && row.toStep == step)
        return destination == Destination::Far ? copyContiguousRowFar : copyContiguousRow;
    switch (itemsize) {
    case 1:
        return copyRowOf<1>;
    case 2:
        return copyRowOf<2>;
    case 4:
        return copyRowOf<4>;
    case 8:
        return copyRowOf<8>;
    default:
        return copyRowOfAny;
    }
}

struct Nest {
    const std::vector<BoxDimension>& dimensions;
    Row row;
    std::size_t itemsize;

    void copy(std::size_t d, const std::byte* from, std::byte* to) const
    {
        const BoxDimension& dimension = dimensions[d];
        if (d + 1 == dimensions.size()) {
            row(dimension, from, to, itemsize);
            return;
        }
        for (std::int64_t i = 0; i < dimension.count; ++i)
            copy(d + 1, from + i * dimension.fromStep, to + i * dimension.toStep);
    }
};

// Dimensions of one step only cost calls, and those that go on where the next one ends are one with
// it: the innermost loop should be a long one.
void joinDimensions(std::vector<BoxDimension>& dimensions)
{
    std::erase_if(dimensions, [](const BoxDimension& dimension) { return dimension.count == 1; });
    for (std::size_t d = dimensions.size(); d-- > 1;) {
        const BoxDimension inner = dimensions[d];
        BoxDimension& outer = dimensions[d - 1];
        if (outer.fromStep == inner.count * inner.fromStep &&
            outer.toStep == inner.count * inner.toStep) {
            outer = {outer.count * inner.count, inner.fromStep, inner.toStep};
            dimensions.erase(dimensions.begin() + static_cast<std::ptrdiff_t>(d));
        }
    }
}

} // namespace

void copyBox(std::vector<BoxDimension> dimensions, const std::byte* from, std::byte* to,
             std::size_t itemsize, Destination destination)
{
    joinDimensions(dimensions);
    if (dimensions.empty()) {
        const auto step = static_cast<std::int64_t>(itemsize);
        dimensions.push_back({1, step, step});
    }
    Nest{dimensions, rowFor(dimensions.back(), itemsize, destination), itemsize}.copy(0, from, to);
    if (destination == Destination::Far)
        finishFarCopies();
}

} // namespace bloscope
