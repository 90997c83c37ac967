// The kernel of shuffle, for those that are part of others: see perfect_shuffle-inl.h.
#if defined(BLOSCOPE_SHUFFLE_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef BLOSCOPE_SHUFFLE_INL_H
#undef BLOSCOPE_SHUFFLE_INL_H
#else
#define BLOSCOPE_SHUFFLE_INL_H
#endif

#include "core/filters/kernels/perfect_shuffle-inl.h"

#include <algorithm>
#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace bloscope::kernels::HWY_NAMESPACE {

#if BLOSCOPE_HAS_VECTORS
// Lanes that take one byte each of the `blockBytes / padded` elements of a block.
template <std::size_t padded>
using LaneOf = std::conditional_t<
    padded == 2, std::uint64_t,
    std::conditional_t<padded == 4, std::uint32_t,
                       std::conditional_t<padded == 8, std::uint16_t, std::uint8_t>>>;

// Where the bytes of a block come from when its elements of `itemsize` bytes become `padded` lanes.
template <std::size_t padded>
hn::Vec<Blocks> takingApart(std::size_t itemsize)
{
    constexpr std::size_t elements = blockBytes / padded;
    alignas(blockBytes) std::array<std::uint8_t, blockBytes> from{};
    for (std::size_t i = 0; i < elements * itemsize; ++i)
        from[i] = static_cast<std::uint8_t>(i % elements * itemsize + i / elements);
    return hn::LoadDup128(Blocks(), from.data());
}

// `bytes` of every `itemsize` of a tile's elements, at most `padded`, to as many planes. Up to a
// block behind the last element is read. `from` is what takingApart() says.
template <std::size_t padded>
HWY_INLINE void shuffleTile(const std::byte* elements, std::size_t itemsize, std::size_t bytes,
                            std::byte* planes, std::size_t planeStep, hn::Vec<Blocks> from)
{
    const hn::Repartition<LaneOf<padded>, Blocks> d;
    const std::size_t step = blockBytes / padded * itemsize;
    Vectors<decltype(d), padded> vectors;
    for (std::size_t i = 0; i < padded; ++i) {
        auto block = loadBlocks(Blocks(), elements + i * step, blockBytes * itemsize);
        if constexpr (padded < blockBytes)
            block = hn::TableLookupBytes(block, from);
        vectors[i] = hn::BitCast(d, block);
    }
    vectors = perfectShuffle<log2(padded)>(d, vectors);
    for (std::size_t j = 0; j < padded; ++j)
        if (j < bytes)
            store(Blocks(), hn::BitCast(Blocks(), vectors[j]), planes + j * planeStep);
}

// Elements of up to a block. The last tile is read from a copy, where there is something behind it.
template <std::size_t padded>
HWY_INLINE std::size_t shuffleSmall(const std::byte* elements, std::byte* planes, std::size_t count,
                                    std::size_t itemsize)
{
    if (count < tileElements)
        return 0;
    const auto from = takingApart<padded>(itemsize);
    const std::size_t behind = itemsize < padded ? tileElements : 0;
    std::size_t done = 0;
    for (; done + tileElements + behind <= count; done += tileElements)
        shuffleTile<padded>(elements + done * itemsize, itemsize, itemsize, planes + done, count,
                            from);
    std::array<std::byte, (tileElements + 1) * blockBytes> last{};
    for (; done < count; done += tileElements) {
        done = std::min(done, count - tileElements);
        std::memcpy(last.data(), elements + done * itemsize, tileElements * itemsize);
        shuffleTile<padded>(last.data(), itemsize, itemsize, planes + done, count, from);
    }
    return count;
}

// Elements of more than a block: the last bytes and the last elements are done twice where they do
// not come out even.
inline std::size_t shuffleLarge(const std::byte* elements, std::byte* planes, std::size_t count,
                                std::size_t itemsize)
{
    if (count < tileElements)
        return 0;
    const auto from = takingApart<blockBytes>(blockBytes);
    for (std::size_t i = 0; i < count; i += tileElements) {
        const std::size_t at = std::min(i, count - tileElements);
        for (std::size_t j = 0; j < itemsize; j += blockBytes) {
            const std::size_t byte = std::min(j, itemsize - blockBytes);
            shuffleTile<blockBytes>(elements + at * itemsize + byte, itemsize, blockBytes,
                                    planes + byte * count + at, count, from);
        }
    }
    return count;
}
#endif

inline std::size_t shuffle([[maybe_unused]] const std::byte* elements,
                           [[maybe_unused]] std::byte* planes, [[maybe_unused]] std::size_t count,
                           std::size_t itemsize)
{
#if BLOSCOPE_HAS_VECTORS
    switch (itemsize) {
    case 0:
    case 1:
        return 0;
    case 2:
        return shuffleSmall<2>(elements, planes, count, 2);
    case 4:
        return shuffleSmall<4>(elements, planes, count, 4);
    case 8:
        return shuffleSmall<8>(elements, planes, count, 8);
    case 16:
        return shuffleSmall<16>(elements, planes, count, 16);
    default:
        return itemsize < 4            ? shuffleSmall<4>(elements, planes, count, itemsize)
               : itemsize < 8          ? shuffleSmall<8>(elements, planes, count, itemsize)
               : itemsize < blockBytes ? shuffleSmall<16>(elements, planes, count, itemsize)
                                       : shuffleLarge(elements, planes, count, itemsize);
    }
#else
    return itemsize * 0;
#endif
}

} // namespace bloscope::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
