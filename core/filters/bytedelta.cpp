#include "core/filters/filters.h"

#include "core/filters/kernels/kernels.h"

#include <cassert>

namespace bloscope {

namespace {

constexpr std::size_t vectorBytes = 16;

std::size_t planesOf(const FilterStep& step)
{
    return step.meta != 0 ? step.meta : static_cast<std::size_t>(step.array.typesize);
}

void sumUp(const std::byte* from, std::byte* to, std::size_t bytes)
{
    const std::size_t done = kernels::sumUp(from, to, bytes);
    unsigned sum = done == 0 ? 0 : std::to_integer<unsigned>(to[done - 1]);
    for (std::size_t i = done; i < bytes; ++i) {
        sum += std::to_integer<unsigned>(from[i]);
        to[i] = static_cast<std::byte>(sum);
    }
}

void takeDifferences(const std::byte* from, std::byte* to, std::size_t bytes)
{
    const std::size_t done = kernels::takeDifferences(from, to, bytes);
    unsigned before = done == 0 ? 0 : std::to_integer<unsigned>(from[done - 1]);
    for (std::size_t i = done; i < bytes; ++i) {
        const auto byte = std::to_integer<unsigned>(from[i]);
        to[i] = static_cast<std::byte>(byte - before);
        before = byte;
    }
}

// Calls function(from, to, bytes) for each plane; what lies behind the last one is copied.
template <class Function>
void eachPlane(const FilterStep& step, ByteView from, ByteSpan to, Function function)
{
    assert(from.size() == to.size() && planesOf(step) > 0);
    const std::size_t planes = planesOf(step);
    const std::size_t planeBytes = from.size() / planes;
    const std::size_t covered = planeBytes * planes;
    for (std::size_t at = 0; at < covered; at += planeBytes)
        function(from.data() + at, to.data() + at, planeBytes);
    copyRest(from, to, covered);
}

// Begins anew with the bytes that fill no vector.
void sumUpInTwoParts(const std::byte* from, std::byte* to, std::size_t bytes)
{
    const std::size_t inVectors = bytes - bytes % vectorBytes;
    sumUp(from, to, inVectors);
    sumUp(from + inVectors, to + inVectors, bytes - inVectors);
}

} // namespace

Result<> checkBytedelta(const FilterStep& step, std::size_t)
{
    if (step.meta == 0 && step.array.typesize <= 0)
        return Error{
            ErrorKind::Malformed,
            "bytedelta needs an element size, which only a frame provides; there is no frame"};
    return {};
}

void undoBytedelta(const FilterStep& step, ByteView from, ByteSpan to)
{
    eachPlane(step, from, to, sumUp);
}

void applyBytedelta(const FilterStep& step, ByteView from, ByteSpan to)
{
    eachPlane(step, from, to, takeDifferences);
}

void undoOldBytedelta(const FilterStep& step, ByteView from, ByteSpan to)
{
    eachPlane(step, from, to, sumUpInTwoParts);
}

} // namespace bloscope
