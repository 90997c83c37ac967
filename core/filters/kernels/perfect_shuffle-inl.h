// What the kernels of shuffle and bitshuffle are made of, compiled once for each kind of processor
// (Highway's foreach_target.h): hence no usual include guard.
#if defined(BLOSCOPE_PERFECT_SHUFFLE_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef BLOSCOPE_PERFECT_SHUFFLE_INL_H
#undef BLOSCOPE_PERFECT_SHUFFLE_INL_H
#else
#define BLOSCOPE_PERFECT_SHUFFLE_INL_H
#endif

#include "core/bytes/destination.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <hwy/highway.h>
#include <type_traits>

HWY_BEFORE_NAMESPACE();
namespace bloscope::kernels::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

// Vectors of 16 bytes, and of one or two such blocks: more makes nothing faster here. Without real
// ones the compiler does better with the plain loops.
#undef BLOSCOPE_HAS_VECTORS
#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128 && !HWY_HAVE_SCALABLE
#define BLOSCOPE_HAS_VECTORS 1
inline constexpr std::size_t blockBytes = 16;
using Block = hn::FixedTag<std::uint8_t, blockBytes>;
using Blocks = hn::CappedTag<std::uint8_t, 2 * blockBytes>;
inline constexpr std::size_t blocksPerVector = hn::MaxLanes(Blocks()) / blockBytes;
inline constexpr std::size_t tileElements = blocksPerVector * blockBytes; // that are moved at once
inline constexpr std::size_t largestItem = 255;                           // that a filter can say

template <class D, std::size_t n>
using Vectors = std::array<hn::Vec<D>, n>;

template <class D>
HWY_INLINE hn::Vec<D> load(D d, const std::byte* from)
{
    return hn::LoadU(d, reinterpret_cast<const std::uint8_t*>(from));
}

template <class D>
HWY_INLINE void store(D d, hn::Vec<D> vector, std::byte* to)
{
    hn::StoreU(vector, d, reinterpret_cast<std::uint8_t*>(to));
}

// Block 0 from here; block 1, where vectors have one, from `distance` bytes further on.
template <class D>
HWY_INLINE hn::Vec<D> loadBlocks(D d, const std::byte* from, std::size_t distance)
{
    if constexpr (std::is_same_v<D, Block>)
        return load(d, from);
    else
        return hn::Combine(d, load(Block(), from + distance), load(Block(), from));
}

template <class Vector>
HWY_INLINE hn::Vec<Block> firstBlock(Vector vector)
{
    if constexpr (std::is_same_v<Vector, hn::Vec<Block>>)
        return vector;
    else
        return hn::LowerHalf(Block(), vector);
}

// The two halves of n vectors, lane by lane in turn, `rounds` times; in each block of 16 bytes for
// itself. A lane's number has its bits rotated by one each time. So log2(n) rounds on lanes of one
// byte make elements of n bytes from n planes of 16, and four rounds make the planes again.
template <int rounds, class D, std::size_t n>
HWY_INLINE Vectors<D, n> perfectShuffle(D d, const Vectors<D, n>& vectors)
{
    if constexpr (rounds == 0 || n == 1) {
        return vectors;
    } else {
        Vectors<D, n> mixed;
        for (std::size_t i = 0; i < n / 2; ++i) {
            mixed[2 * i] = hn::InterleaveLower(d, vectors[i], vectors[i + n / 2]);
            mixed[2 * i + 1] = hn::InterleaveUpper(d, vectors[i], vectors[i + n / 2]);
        }
        return perfectShuffle<rounds - 1>(d, mixed);
    }
}

// Vectors can be written past the caches from here on.
inline bool isAligned(const std::byte* to)
{
    return reinterpret_cast<std::uintptr_t>(to) % (blocksPerVector * blockBytes) == 0;
}

template <Destination destination>
HWY_INLINE void storeTo(hn::Vec<Blocks> vector, std::byte* to)
{
    if constexpr (destination == Destination::Far)
        hn::Stream(vector, Blocks(), reinterpret_cast<std::uint8_t*>(to));
    else
        store(Blocks(), vector, to);
}

// Writes the first blocks of all vectors one behind the other, then, when there are any, the second
// ones.
template <Destination destination, std::size_t n>
HWY_INLINE void storeBlocks(const Vectors<Blocks, n>& vectors, std::byte* to)
{
    const Blocks d;
    if constexpr (blocksPerVector == 1) {
        for (std::size_t i = 0; i < n; ++i)
            storeTo<destination>(vectors[i], to + i * blockBytes);
    } else {
        for (std::size_t i = 0; i < n; i += 2) {
            storeTo<destination>(hn::ConcatLowerLower(d, vectors[i + 1], vectors[i]),
                                 to + i * blockBytes);
            storeTo<destination>(hn::ConcatUpperUpper(d, vectors[i + 1], vectors[i]),
                                 to + (n + i) * blockBytes);
        }
    }
}

constexpr int log2(std::size_t number)
{
    return number <= 1 ? 0 : 1 + log2(number / 2);
}
#else
#define BLOSCOPE_HAS_VECTORS 0
#endif

} // namespace bloscope::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
