#include "core/bytes/heap_bytes.h"

#include "core/bytes/address_sanitizer.h"
#include "core/bytes/block_slabs.h"
#include "core/bytes/spare_mappings.h"

#include <algorithm>
#include <cstdlib>
#include <new>
#include <sys/mman.h>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t leastMapped = 1 << 20;

std::byte* allocated(void* memory)
{
    if (!memory)
        throw std::bad_alloc();
    return static_cast<std::byte*>(memory);
}

// Fresh memory of the system: zero, and not there before it is touched.
std::byte* mapped(std::size_t size)
{
    void* const memory =
        ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
    ::madvise(memory, size, MADV_HUGEPAGE); // a wish: far fewer faults where it is granted
#endif
    return static_cast<std::byte*>(memory);
}

} // namespace

HeapBytes::HeapBytes(std::byte* data, std::size_t size, Content content, Home home,
                     std::size_t mapped)
    : m_data(data),
      m_size(size),
      m_mapped(mapped),
      m_home(home),
      m_beganAsZero(content == Content::Zero)
{
}

HeapBytes HeapBytes::ofHeap(void* memory, std::size_t size, Content content)
{
    return {allocated(memory), size, content, Home::Heap, 0};
}

HeapBytes HeapBytes::uninitialised(std::size_t size)
{
    return size == 0 ? HeapBytes() : ofHeap(std::malloc(size), size, Content::Unknown);
}

HeapBytes HeapBytes::zeroed(std::size_t size)
{
    if (size == 0)
        return {};
    if (size < leastMapped)
        return ofHeap(std::calloc(size, 1), size, Content::Zero);
    return {mapped(size), size, Content::Zero, Home::System, size};
}

HeapBytes HeapBytes::toBeFilled(std::size_t size)
{
    if (size < leastMapped)
        return uninitialised(size);
    const auto spare = SpareMappings::ofThisProcess().take(size);
    if (!spare.data)
        return zeroed(size);
    return {spare.data, size, Content::Unknown, Home::System, spare.size};
}

HeapBytes HeapBytes::forBlock(std::size_t size)
{
    std::byte* const piece =
        addressSanitizerWatches ? nullptr : BlockSlabs::ofThisProcess().take(size);
    return piece ? HeapBytes(piece, size, Content::Unknown, Home::Slab, 0) : toBeFilled(size);
}

HeapBytes::HeapBytes(HeapBytes&& other) noexcept
    : m_data(std::exchange(other.m_data, nullptr)),
      m_size(std::exchange(other.m_size, 0)),
      m_mapped(std::exchange(other.m_mapped, 0)),
      m_home(std::exchange(other.m_home, Home::Heap)),
      m_beganAsZero(std::exchange(other.m_beganAsZero, true))
{
}

HeapBytes& HeapBytes::operator=(HeapBytes&& other) noexcept
{
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    std::swap(m_mapped, other.m_mapped);
    std::swap(m_home, other.m_home);
    std::swap(m_beganAsZero, other.m_beganAsZero);
    return *this;
}

HeapBytes::~HeapBytes()
{
    switch (m_home) {
    case Home::Heap:
        std::free(m_data);
        break;
    case Home::Slab:
        BlockSlabs::ofThisProcess().give(m_data);
        break;
    case Home::System:
        SpareMappings::ofThisProcess().give({m_data, m_mapped});
        break;
    }
}

void HeapBytes::resize(std::size_t size)
{
    if (size <= m_size) {
        m_size = size;
        return;
    }
    HeapBytes larger = zeroed(size);
    std::copy(begin(), end(), larger.begin());
    *this = std::move(larger);
}

bool HeapBytes::operator==(ByteView other) const
{
    return std::equal(begin(), end(), other.begin(), other.end());
}

} // namespace bloscope
