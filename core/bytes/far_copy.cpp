#include "core/bytes/far_copy.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace bloscope {

#if defined(__SSE2__)

namespace {

constexpr std::size_t lineBytes = 64; // of a cache; parts of one are not worth it

void copyLine(const std::byte* from, std::byte* to)
{
    for (std::size_t i = 0; i < lineBytes; i += sizeof(__m128i))
        _mm_stream_si128(reinterpret_cast<__m128i*>(to + i),
                         _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + i)));
}

} // namespace

void copyFar(const std::byte* from, std::byte* to, std::size_t bytes)
{
    const std::size_t before = (0 - reinterpret_cast<std::uintptr_t>(to)) % lineBytes;
    std::size_t done = std::min(before, bytes);
    std::memcpy(to, from, done);
    for (; bytes - done >= lineBytes; done += lineBytes)
        copyLine(from + done, to + done);
    std::memcpy(to + done, from + done, bytes - done);
}

void finishFarCopies()
{
    _mm_sfence();
}

#else

void copyFar(const std::byte* from, std::byte* to, std::size_t bytes)
{
    std::memcpy(to, from, bytes);
}

void finishFarCopies() {}

#endif

} // namespace bloscope
