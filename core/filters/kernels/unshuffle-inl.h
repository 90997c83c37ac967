// The kernels of shuffle, for those that are part of others: see perfect_shuffle-inl.h.
#if defined(BLOSCOPE_UNSHUFFLE_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef BLOSCOPE_UNSHUFFLE_INL_H
#undef BLOSCOPE_UNSHUFFLE_INL_H
#else
#define BLOSCOPE_UNSHUFFLE_INL_H
#endif

#include "core/filters/kernels/perfect_shuffle-inl.h"

HWY_BEFORE_NAMESPACE();
namespace bloscope::kernels::HWY_NAMESPACE {

#if BLOSCOPE_HAS_VECTORS
// Elements of 2, 4, 8 or 16 bytes.
template <std::size_t itemsize, Destination destination>
std::size_t unshuffleTo(const std::byte* planes, std::byte* elements, std::size_t count)
{
    const Blocks d;
    constexpr std::size_t step = blocksPerVector * blockBytes;
    std::size_t done = 0;
    for (; done + step <= count; done += step) {
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

template <std::size_t itemsize>
std::size_t shuffleOf(const std::byte* elements, std::byte* planes, std::size_t count)
{
    const Block d;
    std::size_t done = 0;
    for (; done + blockBytes <= count; done += blockBytes) {
        Vectors<Block, itemsize> vectors;
        for (std::size_t j = 0; j < itemsize; ++j)
            vectors[j] = load(d, elements + done * itemsize + j * blockBytes);
        vectors = perfectShuffle<log2(blockBytes)>(d, vectors);
        for (std::size_t j = 0; j < itemsize; ++j)
            store(d, vectors[j], planes + j * count + done);
    }
    return done;
}

// 16 rows of 16 bytes, `fromStep` apart, turned over their diagonal into rows `toStep` apart. Of
// the source the first `rows` are there; what stands for the others ends up behind the first `rows`
// bytes of each row of the result.
HWY_INLINE void turnTile(const std::byte* from, std::size_t fromStep, std::size_t rows,
                         std::byte* to, std::size_t toStep, std::size_t toRows)
{
    const Block d;
    Vectors<Block, blockBytes> vectors;
    for (std::size_t i = 0; i < blockBytes; ++i)
        vectors[i] = i < rows ? load(d, from + i * fromStep) : hn::Zero(d);
    vectors = perfectShuffle<log2(blockBytes)>(d, vectors);
    for (std::size_t i = 0; i < toRows; ++i)
        store(d, vectors[i], to + i * toStep);
}

// Elements of any other size, 16 at a time. Those of less than 16 bytes are written with what is
// too much, which the next ones write over; hence never the last of all.
inline std::size_t unshuffleAny(const std::byte* planes, std::byte* elements, std::size_t count,
                                std::size_t itemsize)
{
    const std::size_t whole = itemsize < blockBytes ? blockBytes : 0; // left behind the last one
    std::size_t done = 0;
    for (; done + blockBytes + whole <= count; done += blockBytes)
        for (std::size_t j = 0; j < itemsize; j += blockBytes) {
            const std::size_t begin =
                itemsize < blockBytes ? 0 : std::min(j, itemsize - blockBytes);
            turnTile(planes + begin * count + done, count, itemsize,
                     elements + done * itemsize + begin, itemsize, blockBytes);
        }
    return done;
}

inline std::size_t shuffleAny(const std::byte* elements, std::byte* planes, std::size_t count,
                              std::size_t itemsize)
{
    const std::size_t whole = itemsize < blockBytes ? blockBytes : 0;
    std::size_t done = 0;
    for (; done + blockBytes + whole <= count; done += blockBytes)
        for (std::size_t j = 0; j < itemsize; j += blockBytes) {
            const std::size_t begin =
                itemsize < blockBytes ? 0 : std::min(j, itemsize - blockBytes);
            turnTile(elements + done * itemsize + begin, itemsize, blockBytes,
                     planes + begin * count + done, count, std::min(itemsize, blockBytes));
        }
    return done;
}
#endif

inline std::size_t unshuffle([[maybe_unused]] const std::byte* planes,
                             [[maybe_unused]] std::byte* elements,
                             [[maybe_unused]] std::size_t count, std::size_t itemsize,
                             [[maybe_unused]] Destination destination)
{
#if BLOSCOPE_HAS_VECTORS
    switch (itemsize) {
    case 2:
        return unshuffleOf<2>(planes, elements, count, destination);
    case 4:
        return unshuffleOf<4>(planes, elements, count, destination);
    case 8:
        return unshuffleOf<8>(planes, elements, count, destination);
    case 16:
        return unshuffleOf<16>(planes, elements, count, destination);
    default:
        return itemsize > 1 ? unshuffleAny(planes, elements, count, itemsize) : 0;
    }
#else
    return itemsize * 0;
#endif
}

inline std::size_t shuffle([[maybe_unused]] const std::byte* elements,
                           [[maybe_unused]] std::byte* planes, [[maybe_unused]] std::size_t count,
                           std::size_t itemsize)
{
#if BLOSCOPE_HAS_VECTORS
    switch (itemsize) {
    case 2:
        return shuffleOf<2>(elements, planes, count);
    case 4:
        return shuffleOf<4>(elements, planes, count);
    case 8:
        return shuffleOf<8>(elements, planes, count);
    case 16:
        return shuffleOf<16>(elements, planes, count);
    default:
        return itemsize > 1 ? shuffleAny(elements, planes, count, itemsize) : 0;
    }
#else
    return itemsize * 0;
#endif
}

} // namespace bloscope::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
