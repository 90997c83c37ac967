#include "tests/support/allocations.h"
#include "tests/support/allocated_size.h"

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::int64_t> inUse = 0;
std::atomic<std::int64_t> peak = 0;
std::atomic<std::int64_t> largest = 0;
std::atomic<std::int64_t> atStart = 0;

void raise(std::atomic<std::int64_t>& mark, std::int64_t to)
{
    std::int64_t before = mark;
    while (before < to && !mark.compare_exchange_weak(before, to)) {
    }
}

void* tryToAllocate(std::size_t bytes)
{
    void* place = std::malloc(bytes == 0 ? 1 : bytes);
    if (!place)
        return nullptr;
    const auto taken = static_cast<std::int64_t>(bloscope::test::allocatedSize(place));
    raise(peak, inUse += taken);
    raise(largest, taken);
    return place;
}

void* allocate(std::size_t bytes)
{
    void* place = tryToAllocate(bytes);
    if (!place)
        throw std::bad_alloc();
    return place;
}

void release(void* place)
{
    if (place)
        inUse -= static_cast<std::int64_t>(bloscope::test::allocatedSize(place));
    std::free(place);
}

} // namespace

void* operator new(std::size_t bytes)
{
    return allocate(bytes);
}

void* operator new[](std::size_t bytes)
{
    return allocate(bytes);
}

void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept
{
    return tryToAllocate(bytes);
}

void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept
{
    return tryToAllocate(bytes);
}

void operator delete(void* place) noexcept
{
    release(place);
}

void operator delete[](void* place) noexcept
{
    release(place);
}

void operator delete(void* place, std::size_t) noexcept
{
    release(place);
}

void operator delete[](void* place, std::size_t) noexcept
{
    release(place);
}

namespace bloscope::test {

void restartAllocationCount()
{
    atStart = inUse.load();
    peak = inUse.load();
    largest = 0;
}

std::size_t peakAllocatedBytes()
{
    return static_cast<std::size_t>(peak - atStart);
}

std::size_t largestAllocatedBytes()
{
    return static_cast<std::size_t>(largest.load());
}

} // namespace bloscope::test
