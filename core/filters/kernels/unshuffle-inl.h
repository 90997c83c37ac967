// The kernel of undoing shuffle, for those that are part of others: see perfect_shuffle-inl.h.
#if defined(BLOSCOPE_UNSHUFFLE_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef BLOSCOPE_UNSHUFFLE_INL_H
#undef BLOSCOPE_UNSHUFFLE_INL_H
#else
#define BLOSCOPE_UNSHUFFLE_INL_H
#endif

#include "core/filters/kernels/perfect_shuffle-inl.h"

#include <algorithm>
#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace bloscope::kernels::HWY_NAMESPACE {

#if BLOSCOPE_HAS_VECTORS
// Elements of 2, 4, 8 or 16 bytes.
template <std::size_t itemsize, Destination destination>
std::size_t unshuffleTo(const std::byte* planes, std::byte* elements, std::size_t count)
{
    const Blocks d;
    std::size_t done = 0;
    for (; done + tileElements <= count; done += tileElements) {
        Vectors<Blocks, itemsize> vectors;
        for (std::size_t j = 0; j < itemsize; ++j)
            vectors[j] = load(d, planes + j * count + done);
        storeBlocks<destination>(perfectShuffle<log2(itemsize)>(d, vectors),
                                 elements + done * itemsize);
    }
    return done;
}

template <std::size_t itemsize>
std::size_t unshuffleOf(const std::byte* planes, std::byte* elements, std::size_t count,
                        Destination destination)
{
    return destination == Destination::Far && isAligned(elements)
               ? unshuffleTo<itemsize, Destination::Far>(planes, elements, count)
               : unshuffleTo<itemsize, Destination::Near>(planes, elements, count);
}

// How many elements there are before the first that vectors can be written to past the caches; as
// many as a tile has where none is.
inline std::size_t elementsBeforeAligned(const std::byte* elements, std::size_t itemsize)
{
    std::size_t before = 0;
    while (before < tileElements && !isAligned(elements + before * itemsize))
        ++before;
    return before;
}

inline bool canBeAligned(const std::byte* elements, std::size_t itemsize)
{
    return elementsBeforeAligned(elements, itemsize) < tileElements;
}

// Elements that are written in smaller pieces than vectors: make(first, to) writes a tile of them,
// of up to `mostBytes`, and up to a block behind it. What goes past the caches is made near first,
// as it takes whole lines of them; so is the last tile, which has nothing behind it and covers some
// of the one before where they do not come out even.
template <Destination destination, std::size_t mostBytes, class Make>
HWY_INLINE std::size_t unshuffleTiles(std::byte* elements, std::size_t count, std::size_t itemsize,
                                      const Make& make)
{
    if (count < tileElements)
        return 0;
    std::array<std::byte, mostBytes + blockBytes> tile;
    const std::size_t bytes = tileElements * itemsize;
    const auto makeNear = [&](std::size_t first) {
        make(first, tile.data());
        std::memcpy(elements + first * itemsize, tile.data(), bytes);
    };
    std::size_t done = 0;
    if constexpr (destination == Destination::Far) {
        done = elementsBeforeAligned(elements, itemsize);
        if (done > 0)
            makeNear(0);
    }
    constexpr std::size_t behind = destination == Destination::Near ? tileElements : 0;
    for (; done + tileElements + behind <= count; done += tileElements) {
        std::byte* const to = elements + done * itemsize;
        if constexpr (destination == Destination::Near) {
            make(done, to);
        } else {
            make(done, tile.data());
            for (std::size_t i = 0; i < bytes; i += tileElements) // as many bytes as a vector has
                storeTo<destination>(load(Blocks(), &tile[i]), to + i);
        }
    }
    for (; done < count; done += tileElements) {
        done = std::min(done, count - tileElements);
        makeNear(done);
    }
    return count;
}

// Where the bytes of a block come from when its elements of `padded` bytes close up to `itemsize`.
template <std::size_t padded>
hn::Vec<Blocks> closingUp(std::size_t itemsize)
{
    alignas(blockBytes) std::array<std::uint8_t, blockBytes> from{};
    for (std::size_t i = 0; i < blockBytes / padded * itemsize; ++i)
        from[i] = static_cast<std::uint8_t>(i / itemsize * padded + i % itemsize);
    return hn::LoadDup128(Blocks(), from.data());
}

// Writes all first blocks `step` bytes apart, then, where there are any, the second ones: each over
// what is too much of the one before.
template <std::size_t n>
HWY_INLINE void storeApart(const Vectors<Blocks, n>& vectors, std::byte* to, std::size_t step)
{
    for (std::size_t i = 0; i < n; ++i)
        store(Block(), firstBlock(vectors[i]), to + i * step);
    if constexpr (blocksPerVector > 1)
        for (std::size_t i = 0; i < n; ++i)
            store(Block(), hn::UpperHalf(Block(), vectors[i]), to + (n + i) * step);
}

// The parts of a tile's elements that come from up to `padded` planes: `bytes` of every `itemsize`.
// Up to a block behind the last one is written over. `from` is what closingUp() says.
template <std::size_t padded>
HWY_INLINE void unshuffleTile(const std::byte* planes, std::size_t planeStep, std::size_t bytes,
                              std::byte* elements, std::size_t itemsize, hn::Vec<Blocks> from)
{
    const Blocks d;
    Vectors<Blocks, padded> vectors;
    for (std::size_t j = 0; j < padded; ++j) // any plane will do where there is none
        vectors[j] = load(d, planes + std::min(j, bytes - 1) * planeStep);
    vectors = perfectShuffle<log2(padded)>(d, vectors);
    if constexpr (padded < blockBytes)
        for (auto& vector : vectors)
            vector = hn::TableLookupBytes(vector, from);
    storeApart(vectors, elements, blockBytes / padded * itemsize);
}

// Elements of less than a block.
template <std::size_t padded, Destination destination>
std::size_t unshuffleSmall(const std::byte* planes, std::byte* elements, std::size_t count,
                           std::size_t itemsize)
{
    const auto from = closingUp<padded>(itemsize);
    return unshuffleTiles<destination, tileElements * blockBytes>(
        elements, count, itemsize, [&](std::size_t first, std::byte* to) {
            unshuffleTile<padded>(planes + first, count, itemsize, to, itemsize, from);
        });
}

// The first, second and third lanes of the elements of a block, one element after the other.
template <class Lane>
HWY_INLINE void storeTriples(hn::Vec<Block> first, hn::Vec<Block> second, hn::Vec<Block> third,
                             std::byte* to)
{
    const hn::Repartition<Lane, Block> d;
    hn::StoreInterleaved3(hn::BitCast(d, first), hn::BitCast(d, second), hn::BitCast(d, third), d,
                          reinterpret_cast<Lane*>(to));
}

// The elements of a tile, of three lanes each: no byte is moved or written that is not one of
// theirs.
template <class Lane>
HWY_INLINE void unshuffleTripleTile(const std::byte* planes, std::size_t planeStep, std::byte* to)
{
    constexpr std::size_t bytes = sizeof(Lane);
    std::array<Vectors<Blocks, bytes>, 3> lanes;
    for (std::size_t lane = 0; lane < 3; ++lane) {
        for (std::size_t j = 0; j < bytes; ++j)
            lanes[lane][j] = load(Blocks(), planes + (lane * bytes + j) * planeStep);
        lanes[lane] = perfectShuffle<log2(bytes)>(Blocks(), lanes[lane]);
    }
    for (std::size_t i = 0; i < bytes; ++i) {
        storeTriples<Lane>(firstBlock(lanes[0][i]), firstBlock(lanes[1][i]),
                           firstBlock(lanes[2][i]), to + i * 3 * blockBytes);
        if constexpr (blocksPerVector > 1)
            storeTriples<Lane>(
                hn::UpperHalf(Block(), lanes[0][i]), hn::UpperHalf(Block(), lanes[1][i]),
                hn::UpperHalf(Block(), lanes[2][i]), to + (bytes + i) * 3 * blockBytes);
    }
}

template <class Lane, Destination destination>
std::size_t unshuffleTriples(const std::byte* planes, std::byte* elements, std::size_t count)
{
    constexpr std::size_t itemsize = 3 * sizeof(Lane);
    return unshuffleTiles<destination, tileElements * itemsize>(
        elements, count, itemsize, [&](std::size_t first, std::byte* to) {
            unshuffleTripleTile<Lane>(planes + first, count, to);
        });
}

// The elements of a tile, of more than a block each: the last planes are done twice where they do
// not come out even.
HWY_INLINE void unshuffleLargeTile(const std::byte* planes, std::size_t planeStep, std::byte* to,
                                   std::size_t itemsize, hn::Vec<Blocks> from)
{
    for (std::size_t j = 0; j < itemsize; j += blockBytes) {
        const std::size_t byte = std::min(j, itemsize - blockBytes);
        unshuffleTile<blockBytes>(planes + byte * planeStep, planeStep, blockBytes, to + byte,
                                  itemsize, from);
    }
}

template <Destination destination>
std::size_t unshuffleLarge(const std::byte* planes, std::byte* elements, std::size_t count,
                           std::size_t itemsize)
{
    const auto from = closingUp<blockBytes>(blockBytes);
    return unshuffleTiles<destination, tileElements * largestItem>(
        elements, count, itemsize, [&](std::size_t first, std::byte* to) {
            unshuffleLargeTile(planes + first, count, to, itemsize, from);
        });
}

template <Destination destination>
std::size_t unshuffleOfAny(const std::byte* planes, std::byte* elements, std::size_t count,
                           std::size_t itemsize)
{
    if (itemsize == 12)
        return unshuffleTriples<std::uint32_t, destination>(planes, elements, count);
    if (itemsize == 24)
        return unshuffleTriples<std::uint64_t, destination>(planes, elements, count);
    if (itemsize < 4)
        return unshuffleSmall<4, destination>(planes, elements, count, itemsize);
    if (itemsize < 8)
        return unshuffleSmall<8, destination>(planes, elements, count, itemsize);
    if (itemsize < blockBytes)
        return unshuffleSmall<16, destination>(planes, elements, count, itemsize);
    return unshuffleLarge<destination>(planes, elements, count, itemsize);
}
#endif

inline std::size_t unshuffle([[maybe_unused]] const std::byte* planes,
                             [[maybe_unused]] std::byte* elements,
                             [[maybe_unused]] std::size_t count, std::size_t itemsize,
                             [[maybe_unused]] Destination destination)
{
#if BLOSCOPE_HAS_VECTORS
    switch (itemsize) {
    case 0:
    case 1:
        return 0;
    case 2:
        return unshuffleOf<2>(planes, elements, count, destination);
    case 4:
        return unshuffleOf<4>(planes, elements, count, destination);
    case 8:
        return unshuffleOf<8>(planes, elements, count, destination);
    case 16:
        return unshuffleOf<16>(planes, elements, count, destination);
    default:
        if (itemsize > largestItem)
            return 0;
        return destination == Destination::Far && canBeAligned(elements, itemsize)
                   ? unshuffleOfAny<Destination::Far>(planes, elements, count, itemsize)
                   : unshuffleOfAny<Destination::Near>(planes, elements, count, itemsize);
    }
#else
    return itemsize * 0;
#endif
}

} // namespace bloscope::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
