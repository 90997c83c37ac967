#include "core/filters/kernels/kernels.h"

#include <algorithm>
#include <hwy/cache_control.h>

#define HWY_TARGET_INCLUDE "core/filters/kernels/bitshuffle_kernel.cpp"
#include <hwy/foreach_target.h>

#include "core/filters/kernels/unshuffle-inl.h"

HWY_BEFORE_NAMESPACE();
namespace bloscope::kernels::HWY_NAMESPACE {

#if BLOSCOPE_HAS_VECTORS
inline constexpr std::size_t longestItem = 16; // so that the planes of a tile stay near

// Bits of `low`, those that are `distance` above the ones kept, change places with those of `high`
// that many below.
template <int distance, class D>
HWY_INLINE void swapBits(D bytes, hn::Vec<D>& low, hn::Vec<D>& high)
{
    constexpr std::uint16_t kept = distance == 4 ? 0x0f0f : distance == 2 ? 0x3333 : 0x5555;
    const hn::Repartition<std::uint16_t, D> d; // no shift goes across the bytes that are kept
    auto a = hn::BitCast(d, low);
    auto b = hn::BitCast(d, high);
    const auto different =
        hn::And(hn::Xor(hn::ShiftRight<distance>(a), b), hn::Set(d, std::uint16_t{kept}));
    a = hn::Xor(a, hn::ShiftLeft<distance>(different));
    b = hn::Xor(b, different);
    low = hn::BitCast(bytes, a);
    high = hn::BitCast(bytes, b);
}

template <int distance, class D>
HWY_INLINE void swapBitsOfPairs(D d, Vectors<D, 8>& vectors)
{
    for (std::size_t i = 0; i < 8; ++i)
        if ((i & distance) == 0)
            swapBits<distance>(d, vectors[i], vectors[i + distance]);
}

// Bit i of a byte of vector j becomes bit j of the same byte of vector i: half the work of doing
// it inside of eight bytes.
template <class D>
HWY_INLINE void transposeBits(D d, Vectors<D, 8>& vectors)
{
    swapBitsOfPairs<4>(d, vectors);
    swapBitsOfPairs<2>(d, vectors);
    swapBitsOfPairs<1>(d, vectors);
}

// A vector's bytes of eight bit rows to eight times as many bytes of a plane.
HWY_INLINE void rowsToPlane(const std::byte* rows, std::size_t rowBytes, std::byte* plane)
{
    const Blocks d;
    Vectors<Blocks, 8> vectors;
    for (std::size_t bit = 0; bit < 8; ++bit)
        vectors[bit] = load(d, rows + bit * rowBytes);
    transposeBits(d, vectors);
    storeBlocks<Destination::Near>(perfectShuffle<log2(8)>(d, vectors), plane);
}

// 128 bytes of a plane to 16 bytes of eight bit rows.
HWY_INLINE void planeToRows(const std::byte* plane, std::byte* rows, std::size_t rowBytes)
{
    const Block d;
    Vectors<Block, 8> vectors;
    for (std::size_t i = 0; i < 8; ++i)
        vectors[i] = load(d, plane + i * blockBytes);
    vectors = perfectShuffle<log2(blockBytes)>(d, vectors);
    transposeBits(d, vectors);
    for (std::size_t bit = 0; bit < 8; ++bit)
        store(d, vectors[bit], rows + bit * rowBytes);
}
#endif

std::size_t undoBitshuffle([[maybe_unused]] const std::byte* rows,
                           [[maybe_unused]] std::byte* elements,
                           [[maybe_unused]] std::size_t rowBytes,
                           [[maybe_unused]] std::size_t itemsize,
                           [[maybe_unused]] Destination destination)
{
    std::size_t done = 0;
#if BLOSCOPE_HAS_VECTORS
    if (itemsize != 1 && itemsize != 2 && itemsize != 4 && itemsize != 8 && itemsize != 16)
        return 0;
    constexpr std::size_t step = blocksPerVector * blockBytes;
    alignas(32) std::byte planes[longestItem * 8 * step];
    for (; done + step <= rowBytes; done += step) {
        std::byte* const to = elements + done * 8 * itemsize;
        std::byte* const middle = itemsize == 1 ? to : planes;
        for (std::size_t byte = 0; byte < itemsize; ++byte)
            rowsToPlane(rows + 8 * byte * rowBytes + done, rowBytes, middle + byte * 8 * step);
        unshuffle(planes, to, 8 * step, itemsize, destination);
    }
#endif
    return done;
}

std::size_t applyBitshuffle([[maybe_unused]] const std::byte* elements,
                            [[maybe_unused]] std::byte* rows, [[maybe_unused]] std::size_t rowBytes,
                            [[maybe_unused]] std::size_t itemsize)
{
    std::size_t done = 0;
#if BLOSCOPE_HAS_VECTORS
    if (itemsize != 1 && itemsize != 2 && itemsize != 4 && itemsize != 8 && itemsize != 16)
        return 0;
    alignas(32) std::byte planes[longestItem * 8 * blockBytes];
    for (; done + blockBytes <= rowBytes; done += blockBytes) {
        const std::byte* const from = elements + done * 8 * itemsize;
        const std::byte* const middle = itemsize == 1 ? from : planes;
        shuffle(from, planes, 8 * blockBytes, itemsize);
        for (std::size_t byte = 0; byte < itemsize; ++byte)
            planeToRows(middle + byte * 8 * blockBytes, rows + 8 * byte * rowBytes + done,
                        rowBytes);
    }
#endif
    return done;
}

} // namespace bloscope::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace bloscope::kernels {

HWY_EXPORT(undoBitshuffle);
HWY_EXPORT(applyBitshuffle);

std::size_t undoBitshuffle(const std::byte* rows, std::byte* elements, std::size_t rowBytes,
                           std::size_t itemsize, Destination destination)
{
    const std::size_t done =
        HWY_DYNAMIC_DISPATCH(undoBitshuffle)(rows, elements, rowBytes, itemsize, destination);
    if (destination == Destination::Far)
        hwy::FlushStream(); // other threads will look
    return done;
}

std::size_t applyBitshuffle(const std::byte* elements, std::byte* rows, std::size_t rowBytes,
                            std::size_t itemsize)
{
    return HWY_DYNAMIC_DISPATCH(applyBitshuffle)(elements, rows, rowBytes, itemsize);
}

} // namespace bloscope::kernels
#endif
