#pragma once

#include "core/filters/filter_table.h"

#include <array>
#include <cstdint>

// The bit shuffle (format.md 4.3): bit b of byte j of every element lies in row 8 * j + b. Elements
// go in eights; what is left behind the last eight stays as it is, and chunks of version 2 leave
// everything as it is unless the elements come out even.
namespace bloscope {

void undoBitshuffle(const FilterStep& step, ByteView from, ByteSpan to);
void applyBitshuffle(const FilterStep& step, ByteView from, ByteSpan to);

// The same without the kernels, which are tested against it, for elements that come out in eights:
// from byte `first` of each bit row on.
void plainUndoBitshuffle(ByteView rows, ByteSpan to, std::size_t itemsize, std::size_t first = 0);
void plainApplyBitshuffle(ByteView from, ByteSpan rows, std::size_t itemsize,
                          std::size_t first = 0);

// Square matrices in 64-bit words, turned over their main diagonal.

// Exchanges the bits of `low` under mask << shift with those of `high` under mask.
constexpr void exchangeBits(std::uint64_t& low, std::uint64_t& high, int shift, std::uint64_t mask)
{
    const std::uint64_t different = ((low >> shift) ^ high) & mask;
    high ^= different;
    low ^= different << shift;
}

// 8 rows of 8 bytes: byte j of row i goes to byte i of row j. Blocks of 4, 2, 1 change places.
constexpr void transposeBytes(std::array<std::uint64_t, 8>& rows)
{
    for (const std::size_t i : {0U, 1U, 2U, 3U})
        exchangeBits(rows[i], rows[i + 4], 32, 0x00000000ffffffff);
    for (const std::size_t i : {0U, 1U, 4U, 5U})
        exchangeBits(rows[i], rows[i + 2], 16, 0x0000ffff0000ffff);
    for (const std::size_t i : {0U, 2U, 4U, 6U})
        exchangeBits(rows[i], rows[i + 1], 8, 0x00ff00ff00ff00ff);
}

// 8 bytes of 8 bits: bit j of byte i goes to bit i of byte j.
constexpr std::uint64_t transposeBits(std::uint64_t bytes)
{
    std::uint64_t different = (bytes ^ (bytes >> 7)) & 0x00aa00aa00aa00aa;
    bytes ^= different ^ (different << 7);
    different = (bytes ^ (bytes >> 14)) & 0x0000cccc0000cccc;
    bytes ^= different ^ (different << 14);
    different = (bytes ^ (bytes >> 28)) & 0x00000000f0f0f0f0;
    return bytes ^ different ^ (different << 28);
}

} // namespace bloscope
