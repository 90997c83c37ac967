#include "core/filters/kernels/kernels.h"

#include <algorithm>
#include <hwy/cache_control.h>

#define HWY_TARGET_INCLUDE "core/filters/kernels/bitshuffle_kernel.cpp"
#include <hwy/foreach_target.h>

#include "core/filters/kernels/shuffle-inl.h"
#include "core/filters/kernels/unshuffle-inl.h"

HWY_BEFORE_NAMESPACE();
namespace bloscope::kernels::HWY_NAMESPACE {

#if BLOSCOPE_HAS_VECTORS
inline constexpr std::size_t vectorBytes = blocksPerVector * blockBytes;
inline constexpr std::size_t near = 32UL << 10; // the nearest cache
using TilePlanes = std::array<std::byte, std::max(near, largestItem * 8 * vectorBytes)>;

// Bytes of each bit row that are written at a time where that many are left. Rows often lie a power
// of two apart, in the same places of the caches, and drive each other out: so several lines, as
// long as the planes in between stay near.
inline std::size_t octetsAtOnce(std::size_t left, std::size_t itemsize)
{
    constexpr std::size_t most = 512;
    std::size_t octets = most;
    while (octets > vectorBytes && (octets > left || 8 * octets * itemsize > near))
        octets /= 2;
    return octets;
}

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

// The same back, `octets` bytes of each row.
HWY_INLINE void planeToRows(const std::byte* plane, std::byte* rows, std::size_t rowBytes,
                            std::size_t octets)
{
    const Blocks d;
    for (std::size_t at = 0; at < octets; at += vectorBytes) {
        Vectors<Blocks, 8> vectors;
        for (std::size_t i = 0; i < 8; ++i)
            vectors[i] = loadBlocks(d, plane + 8 * at + i * blockBytes, 8 * blockBytes);
        vectors = perfectShuffle<log2(blockBytes)>(d, vectors);
        transposeBits(d, vectors);
        for (std::size_t bit = 0; bit < 8; ++bit)
            store(d, vectors[bit], rows + bit * rowBytes + at);
    }
}
#endif

// The last octets are moved twice where they do not come out even.
std::size_t undoBitshuffle([[maybe_unused]] const std::byte* rows,
                           [[maybe_unused]] std::byte* elements,
                           [[maybe_unused]] std::size_t rowBytes,
                           [[maybe_unused]] std::size_t itemsize,
                           [[maybe_unused]] Destination destination)
{
#if BLOSCOPE_HAS_VECTORS
    if (rowBytes < vectorBytes || itemsize > largestItem)
        return 0;
    alignas(vectorBytes) TilePlanes planes;
    for (std::size_t i = 0; i < rowBytes; i += vectorBytes) {
        const std::size_t at = std::min(i, rowBytes - vectorBytes);
        std::byte* const to = elements + at * 8 * itemsize;
        std::byte* const middle = itemsize == 1 ? to : planes.data();
        for (std::size_t byte = 0; byte < itemsize; ++byte)
            rowsToPlane(rows + 8 * byte * rowBytes + at, rowBytes, middle + byte * 8 * vectorBytes);
        unshuffle(planes.data(), to, 8 * vectorBytes, itemsize, destination);
    }
    return rowBytes;
#else
    return 0;
#endif
}

std::size_t applyBitshuffle([[maybe_unused]] const std::byte* elements,
                            [[maybe_unused]] std::byte* rows, [[maybe_unused]] std::size_t rowBytes,
                            [[maybe_unused]] std::size_t itemsize)
{
#if BLOSCOPE_HAS_VECTORS
    if (rowBytes < vectorBytes || itemsize > largestItem)
        return 0;
    alignas(vectorBytes) TilePlanes planes;
    for (std::size_t done = 0; done < rowBytes;) {
        const std::size_t octets = octetsAtOnce(rowBytes - done, itemsize);
        const std::size_t at = std::min(done, rowBytes - octets);
        const std::byte* const from = elements + at * 8 * itemsize;
        const std::byte* const middle = itemsize == 1 ? from : planes.data();
        shuffle(from, planes.data(), 8 * octets, itemsize);
        for (std::size_t byte = 0; byte < itemsize; ++byte)
            planeToRows(middle + byte * 8 * octets, rows + 8 * byte * rowBytes + at, rowBytes,
                        octets);
        done = at + octets;
    }
    return rowBytes;
#else
    return 0;
#endif
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
