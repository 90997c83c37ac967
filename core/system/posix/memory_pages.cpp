#include "core/system/memory_pages.h"

#include <cstdint>
#include <new>
#include <sys/mman.h>

namespace bloscope {

namespace {

std::byte* mapped(std::size_t size)
{
    void* const memory =
        ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        throw std::bad_alloc();
    return static_cast<std::byte*>(memory);
}

// A wish: far fewer faults where it is granted.
void wishForLargePages([[maybe_unused]] std::byte* pages, [[maybe_unused]] std::size_t size)
{
#ifdef MADV_HUGEPAGE
    ::madvise(pages, size, MADV_HUGEPAGE);
#endif
}

} // namespace

std::byte* mapPages(std::size_t size)
{
    std::byte* const pages = mapped(size);
    wishForLargePages(pages, size);
    return pages;
}

// Twice as much always has a multiple of the size.
std::byte* mapAlignedPages(std::size_t size)
{
    std::byte* const begin = mapped(2 * size);
    const std::size_t before = (0 - reinterpret_cast<std::uintptr_t>(begin)) % size;
    if (before > 0)
        ::munmap(begin, before);
    ::munmap(begin + before + size, size - before);
    wishForLargePages(begin + before, size);
    return begin + before;
}

void unmapPages(std::byte* pages, std::size_t size)
{
    ::munmap(pages, size);
}

// All of it is in small pages from then on: a large one would bring the others back.
void dropPages([[maybe_unused]] std::byte* all, [[maybe_unused]] std::size_t allBytes,
               std::byte* pages, std::size_t size)
{
#ifdef MADV_NOHUGEPAGE
    ::madvise(all, allBytes, MADV_NOHUGEPAGE);
#endif
    ::madvise(pages, size, MADV_DONTNEED);
}

bool lendPages([[maybe_unused]] std::byte* pages, [[maybe_unused]] std::size_t size)
{
#ifdef MADV_FREE
    return ::madvise(pages, size, MADV_FREE) == 0;
#else
    return false;
#endif
}

} // namespace bloscope
