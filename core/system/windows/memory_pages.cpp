#include "core/system/memory_pages.h"

#include <cstdint>
#include <new>
#include <windows.h>

namespace bloscope {

namespace {

void* committed(void* at, std::size_t size)
{
    return ::VirtualAlloc(at, size, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
}

} // namespace

std::byte* mapPages(std::size_t size)
{
    void* const pages = committed(nullptr, size);
    if (!pages)
        throw std::bad_alloc();
    return static_cast<std::byte*>(pages);
}

// Only all of what was reserved is given back: so a place is looked for, and then taken, unless
// another thread was faster.
std::byte* mapAlignedPages(std::size_t size)
{
    constexpr int mostTries = 100;
    for (int i = 0; i < mostTries; ++i) {
        void* const place = ::VirtualAlloc(nullptr, 2 * size, MEM_RESERVE, PAGE_NOACCESS);
        if (!place)
            break;
        const auto begin = reinterpret_cast<std::uintptr_t>(place);
        ::VirtualFree(place, 0, MEM_RELEASE);
        const std::uintptr_t aligned = (begin + size - 1) / size * size;
        if (void* const pages = committed(reinterpret_cast<void*>(aligned), size))
            return static_cast<std::byte*>(pages);
    }
    throw std::bad_alloc();
}

void unmapPages(std::byte* pages, std::size_t)
{
    ::VirtualFree(pages, 0, MEM_RELEASE);
}

void dropPages(std::byte*, std::size_t, std::byte* pages, std::size_t size)
{
    if (size == 0)
        return;
    ::VirtualFree(pages, size, MEM_DECOMMIT);
    if (!::VirtualAlloc(pages, size, MEM_COMMIT, PAGE_READWRITE))
        throw std::bad_alloc();
}

bool lendPages(std::byte* pages, std::size_t size)
{
    return ::VirtualAlloc(pages, size, MEM_RESET, PAGE_READWRITE) != nullptr;
}

} // namespace bloscope
