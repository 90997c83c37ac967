#include "core/filters/filters.h"

#include "core/filters/kernels/kernels.h"

#include <cassert>

namespace bloscope {

namespace {

std::size_t itemsizeOf(const FilterStep& step)
{
    return step.meta != 0 ? step.meta : step.typesize;
}

// The sizes that nearly all data have: with a constant in its place the compiler turns the inner
// loop into vector instructions. All from element `first` on.
template <std::size_t itemsize>
void gather(const std::byte* planes, std::byte* elements, std::size_t first, std::size_t count)
{
    for (std::size_t i = first; i < count; ++i)
        for (std::size_t j = 0; j < itemsize; ++j)
            elements[i * itemsize + j] = planes[j * count + i];
}

void gatherAny(const std::byte* planes, std::byte* elements, std::size_t first, std::size_t count,
               std::size_t itemsize)
{
    for (std::size_t j = 0; j < itemsize; ++j)
        for (std::size_t i = first; i < count; ++i)
            elements[i * itemsize + j] = planes[j * count + i];
}

template <std::size_t itemsize>
void scatter(const std::byte* elements, std::byte* planes, std::size_t first, std::size_t count)
{
    for (std::size_t i = first; i < count; ++i)
        for (std::size_t j = 0; j < itemsize; ++j)
            planes[j * count + i] = elements[i * itemsize + j];
}

void scatterAny(const std::byte* elements, std::byte* planes, std::size_t first, std::size_t count,
                std::size_t itemsize)
{
    for (std::size_t j = 0; j < itemsize; ++j)
        for (std::size_t i = first; i < count; ++i)
            planes[j * count + i] = elements[i * itemsize + j];
}

} // namespace

void plainUnshuffle(ByteView from, ByteSpan to, std::size_t itemsize, std::size_t first)
{
    assert(from.size() == to.size() && itemsize > 0);
    const std::size_t count = from.size() / itemsize;
    switch (itemsize) {
    case 2:
        gather<2>(from.data(), to.data(), first, count);
        break;
    case 4:
        gather<4>(from.data(), to.data(), first, count);
        break;
    case 8:
        gather<8>(from.data(), to.data(), first, count);
        break;
    case 16:
        gather<16>(from.data(), to.data(), first, count);
        break;
    default:
        gatherAny(from.data(), to.data(), first, count, itemsize);
    }
    copyRest(from, to, count * itemsize);
}

void plainShuffle(ByteView from, ByteSpan to, std::size_t itemsize, std::size_t first)
{
    assert(from.size() == to.size() && itemsize > 0);
    const std::size_t count = from.size() / itemsize;
    switch (itemsize) {
    case 2:
        scatter<2>(from.data(), to.data(), first, count);
        break;
    case 4:
        scatter<4>(from.data(), to.data(), first, count);
        break;
    case 8:
        scatter<8>(from.data(), to.data(), first, count);
        break;
    default:
        scatterAny(from.data(), to.data(), first, count, itemsize);
    }
    copyRest(from, to, count * itemsize);
}

void unshuffle(ByteView from, ByteSpan to, std::size_t itemsize, Destination destination)
{
    if (itemsize == 1)
        return copyRest(from, to, 0);
    const std::size_t count = from.size() / itemsize;
    plainUnshuffle(from, to, itemsize,
                   kernels::unshuffle(from.data(), to.data(), count, itemsize, destination));
}

void shuffle(ByteView from, ByteSpan to, std::size_t itemsize)
{
    if (itemsize == 1)
        return copyRest(from, to, 0);
    const std::size_t count = from.size() / itemsize;
    plainShuffle(from, to, itemsize, kernels::shuffle(from.data(), to.data(), count, itemsize));
}

void undoShuffle(const FilterStep& step, ByteView from, ByteSpan to)
{
    unshuffle(from, to, itemsizeOf(step), step.destination);
}

void applyShuffle(const FilterStep& step, ByteView from, ByteSpan to)
{
    shuffle(from, to, itemsizeOf(step));
}

} // namespace bloscope
