#include "core/bytes/heap_bytes.h"

#include "core/bytes/scratch_bytes.h"
#include "core/bytes/spare_mappings.h"
#include "core/system/memory_pages.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t cacheLine = 64; // of a cache
constexpr std::size_t pageBytes = 4096;

std::size_t roundedUp(std::size_t size, std::size_t unit)
{
    return (size + unit - 1) / unit * unit;
}

// How far it is from `place` to the next multiple of `unit`.
std::size_t distanceTo(std::size_t unit, const std::byte* place)
{
    return (0 - reinterpret_cast<std::uintptr_t>(place)) % unit;
}

// Gives the pages that are all of a piece back to the system.
void dropPiece(std::byte* slab, std::byte* piece, std::size_t bytes)
{
    std::byte* const begin = piece + distanceTo(pageBytes, piece);
    const auto whole = static_cast<std::size_t>(piece + bytes - begin) / pageBytes * pageBytes;
    dropPages(slab, BlockSlabs::slabBytes, begin, whole);
}

std::byte* popped(std::vector<std::byte*>& pieces)
{
    std::byte* const piece = pieces.back();
    pieces.pop_back();
    return piece;
}

constexpr std::size_t leastMapped = 1 << 20;

std::byte* allocated(void* memory)
{
    if (!memory)
        throw std::bad_alloc();
    return static_cast<std::byte*>(memory);
}

} // namespace

BlockSlabs& BlockSlabs::ofThisProcess()
{
    static BlockSlabs* const slabs = new BlockSlabs; // outlives all who give
    return *slabs;
}

// Giving back does not need memory.
BlockSlabs::Slab::Slab(std::size_t bytes) : pieceBytes(bytes)
{
    idle.reserve(pieces());
    away.reserve(pieces());
}

std::byte* BlockSlabs::take(std::size_t size)
{
    const std::size_t pieceBytes = roundedUp(size, cacheLine);
    const std::lock_guard lock(m_mutex);
    if (!cutsPiecesOf(pieceBytes))
        return nullptr;
    const auto place = slabWithRoom(pieceBytes);
    Slab& slab = place->second;
    std::byte* piece = nullptr;
    if (!slab.idle.empty()) {
        piece = popped(slab.idle);
        m_idleBytes -= pieceBytes;
    } else if (!slab.away.empty()) {
        piece = popped(slab.away);
    } else {
        piece = place->first + slab.cut++ * pieceBytes;
    }
    ++slab.taken;
    list(*place);
    return piece;
}

// Under what it has, after a piece was taken or given back.
void BlockSlabs::list(Slabs::value_type& place)
{
    Slab& slab = place.second;
    const auto keep = [&](std::set<std::byte*> Size::*slabs, bool& isListed, bool isOne) {
        if (isListed == isOne)
            return;
        auto& listed = m_sizes[slab.pieceBytes].*slabs;
        if (isOne)
            listed.insert(place.first);
        else
            listed.erase(place.first);
        isListed = isOne;
    };
    keep(&Size::withRoom, slab.isListedWithRoom, !slab.isFull());
    keep(&Size::withIdle, slab.isListedWithIdle, !slab.idle.empty());
}

void BlockSlabs::give(std::byte* piece)
{
    const std::lock_guard lock(m_mutex);
    const auto place = slabOf(piece);
    Slab& slab = place->second;
    while (m_idleBytes + slab.pieceBytes > mostIdleBytes && giveUpIdleSlab()) {
    }
    --slab.taken;
    if (m_idleBytes + slab.pieceBytes <= mostIdleBytes) {
        slab.idle.push_back(piece);
        m_idleBytes += slab.pieceBytes;
    } else {
        dropPiece(place->first, piece, slab.pieceBytes);
        slab.away.push_back(piece);
    }
    list(*place);
}

std::size_t BlockSlabs::idleBytes() const
{
    const std::lock_guard lock(m_mutex);
    return m_idleBytes;
}

bool BlockSlabs::cutsPiecesOf(std::size_t pieceBytes)
{
    if (pieceBytes < leastPiece || pieceBytes > mostPiece)
        return false;
    while (!m_sizes.contains(pieceBytes))
        if (m_sizes.size() < mostSizes)
            return true;
        else if (!giveUpIdleSlab())
            return false;
    return true;
}

BlockSlabs::Slabs::iterator BlockSlabs::slabWithRoom(std::size_t pieceBytes)
{
    if (const auto size = m_sizes.find(pieceBytes); size != m_sizes.end())
        for (const std::set<std::byte*>* slabs : {&size->second.withIdle, &size->second.withRoom})
            if (!slabs->empty())
                return m_slabs.find(*slabs->begin());
    giveUpIdleSlab(); // of another size: its memory will be needed
    const auto place = m_slabs.emplace(mapAlignedPages(slabBytes), Slab(pieceBytes)).first;
    ++m_sizes[pieceBytes].slabs;
    list(*place);
    return place;
}

BlockSlabs::Slabs::iterator BlockSlabs::slabOf(std::byte* piece)
{
    return std::prev(m_slabs.upper_bound(piece));
}

// A slab of which nobody has a piece; false when there is none.
bool BlockSlabs::giveUpIdleSlab()
{
    const auto place = std::ranges::find(m_slabs, std::size_t(0),
                                         [](const auto& slab) { return slab.second.taken; });
    if (place == m_slabs.end())
        return false;
    const auto size = m_sizes.find(place->second.pieceBytes);
    size->second.withRoom.erase(place->first);
    size->second.withIdle.erase(place->first);
    if (--size->second.slabs == 0)
        m_sizes.erase(size);
    m_idleBytes -= place->second.idle.size() * place->second.pieceBytes;
    unmapPages(place->first, slabBytes);
    m_slabs.erase(place);
    return true;
}

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
    return {mapPages(size), size, Content::Zero, Home::System, size};
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
