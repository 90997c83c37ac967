#pragma once

#include <array>
#include <cstdint>

// Square matrices in 64-bit words, turned over their main diagonal.
namespace bloscope {

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
