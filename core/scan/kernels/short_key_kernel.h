#pragma once

#include <cstddef>
#include <cstdint>

// Vector versions of what statistics do with short keys (short_keys.h), chosen at run time for the
// processor the program runs on. Each does as many whole vectors as it can from the front and
// returns how many keys those were; plain loops do the rest.
namespace bloscope::kernels {

// Of the keys in [low, high], which begins as it is found: how many others there are, the lowest
// and the highest one.
struct KeyExtent {
    std::uint32_t low;
    std::uint32_t high;
    std::uint64_t others = 0;
    std::uint32_t lowest = ~std::uint32_t(0);
    std::uint32_t highest = 0;
};
std::size_t extend(const std::uint32_t* keys, std::size_t count, KeyExtent& extent);

// The lowest and the highest of keys of 16 or 64 bits.
template <class Key>
struct Ends {
    Key lowest = static_cast<Key>(~Key(0));
    Key highest = 0;
};
std::size_t extend(const std::uint16_t* keys, std::size_t count, Ends<std::uint16_t>& ends);
std::size_t extend(const std::uint64_t* keys, std::size_t count, Ends<std::uint64_t>& ends);

// The sums of numbers and of their squares, these as high * 2^32 + low. At most 2^31 numbers.
struct KeySums {
    std::int64_t sum = 0;
    std::uint64_t squaresHigh = 0;
    std::uint64_t squaresLow = 0;
};
std::size_t addKeys(const std::uint32_t* keys, std::size_t count, KeySums& sums);
// The same of numbers of 16 bits, each of which is its key less 2^15. At most 2^17 of them.
std::size_t addCentred(const std::uint16_t* keys, std::size_t count, KeySums& sums);

// A bit for each key, the lowest one of the first byte first: is the next key another? There is a
// next one of each that is done. `bits` has room for 7 bytes more than those.
std::size_t findRunEnds(const std::uint16_t* keys, std::size_t count, std::uint8_t* bits);

// The same of floats, in units of 1 / scale, a power of two by which each gets less than 2^31.
// Those that are no whole numbers of it are not added, and their keys written to `rest`, which has
// room for `count` keys and a vector (at most 16 of them).
struct FixedPoint {
    float scale;
    float unit; // 1 / scale
};
struct FixedSums : KeySums {
    std::size_t rest = 0; // keys written
};
std::size_t addFixed(const std::uint32_t* keys, std::size_t count, const FixedPoint& point,
                     FixedSums& sums, std::uint32_t* rest);

} // namespace bloscope::kernels
