#include "core/filters/kernels/kernels.h"

#include <algorithm>

#define HWY_TARGET_INCLUDE "core/filters/kernels/bitshuffle_kernel.cpp"
#include <hwy/foreach_target.h>

#include "core/filters/kernels/unshuffle-inl.h"

HWY_BEFORE_NAMESPACE();
namespace bloscope::kernels::HWY_NAMESPACE {

#if BLOSCOPE_HAS_VECTORS
inline constexpr std::size_t longestItem = 16; // so that the planes of a tile stay near

// transposeBits() of core/filters/bit_transpose.h in every group of eight bytes.
template <class D>
HWY_INLINE hn::Vec<D> transposeBits(D bytes, hn::Vec<D> vector)
{
    const hn::Repartition<std::uint64_t, D> d;
    auto words = hn::BitCast(d, vector);
    auto different = hn::And(hn::Xor(words, hn::ShiftRight<7>(words)),
                             hn::Set(d, std::uint64_t{0x00aa00aa00aa00aa}));
    words = hn::Xor(words, hn::Xor(different, hn::ShiftLeft<7>(different)));
    different = hn::And(hn::Xor(words, hn::ShiftRight<14>(words)),
                        hn::Set(d, std::uint64_t{0x0000cccc0000cccc}));
    words = hn::Xor(words, hn::Xor(different, hn::ShiftLeft<14>(different)));
    different = hn::And(hn::Xor(words, hn::ShiftRight<28>(words)),
                        hn::Set(d, std::uint64_t{0x00000000f0f0f0f0}));
    words = hn::Xor(words, hn::Xor(different, hn::ShiftLeft<28>(different)));
    return hn::BitCast(bytes, words);
}

// A vector's bytes of eight bit rows to eight times as many bytes of a plane.
HWY_INLINE void rowsToPlane(const std::byte* rows, std::size_t rowBytes, std::byte* plane)
{
    const Blocks d;
    Vectors<Blocks, 8> vectors;
    for (std::size_t bit = 0; bit < 8; ++bit)
        vectors[bit] = load(d, rows + bit * rowBytes);
    vectors = perfectShuffle<log2(8)>(d, vectors);
    for (auto& vector : vectors)
        vector = transposeBits(d, vector);
    storeBlocks(vectors, plane);
}

// 128 bytes of a plane to 16 bytes of eight bit rows.
HWY_INLINE void planeToRows(const std::byte* plane, std::byte* rows, std::size_t rowBytes)
{
    const Block d;
    Vectors<Block, 8> vectors;
    for (std::size_t i = 0; i < 8; ++i)
        vectors[i] = transposeBits(d, load(d, plane + i * blockBytes));
    vectors = perfectShuffle<log2(blockBytes)>(d, vectors);
    for (std::size_t bit = 0; bit < 8; ++bit)
        store(d, vectors[bit], rows + bit * rowBytes);
}
#endif

std::size_t undoBitshuffle([[maybe_unused]] const std::byte* rows,
                           [[maybe_unused]] std::byte* elements,
                           [[maybe_unused]] std::size_t rowBytes,
                           [[maybe_unused]] std::size_t itemsize)
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
        unshuffle(planes, to, 8 * step, itemsize);
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
                           std::size_t itemsize)
{
    return HWY_DYNAMIC_DISPATCH(undoBitshuffle)(rows, elements, rowBytes, itemsize);
}

std::size_t applyBitshuffle(const std::byte* elements, std::byte* rows, std::size_t rowBytes,
                            std::size_t itemsize)
{
    return HWY_DYNAMIC_DISPATCH(applyBitshuffle)(elements, rows, rowBytes, itemsize);
}

} // namespace bloscope::kernels
#endif
