#pragma once

#include "core/scan/number_order.h"

#include <optional>
#include <vector>

namespace bloscope {

// The key of a number of at most 32 bits: it sorts as its NumberKey does, in half the room.
using ShortKey = std::uint32_t;
// The same of a number of at most 16 bits.
using DigitKey = std::uint16_t;

// What a run of keys holds.
struct ShortExtent {
    std::size_t finite = 0; // how many of them are
    ShortKey lowest = 0;    // of these, where there is one
    ShortKey highest = 0;
};

// How the elements of a dtype become short keys: booleans, integers of 1, 2 and 4 bytes, floats of
// 2 and 4 bytes, in either byte order. NaN has the highest of all. Copyable, usable from any
// thread.
class ShortKeys {
 public:
    // Nothing for types whose numbers are longer.
    static std::optional<ShortKeys> of(const NumberOrder& order);

    // How many bits of a key are in use: 16, or 32.
    int bits() const { return m_bits; }
    bool areDigits() const { return m_bits == 16; } // whole numbers of at most 16 bits

    // `cells` holds keys.size() elements.
    void read(ByteView cells, std::span<ShortKey> keys) const;
    // The same where 16 bits are in use: a DigitKey is a ShortKey in half the room.
    void read(ByteView cells, std::span<DigitKey> keys) const;

    ShortKey shortOf(NumberKey key) const;
    NumberKey fullOf(ShortKey key) const;
    std::vector<ShortKey> shortsOf(std::span<const NumberKey> keys) const;

    bool isFinite(ShortKey key) const { return key >= m_lowest && key <= m_highest; }
    ShortExtent extentOf(std::span<const ShortKey> keys) const;

    // Of integers: what is added to a number to make its key.
    std::int64_t zero() const { return m_zero; }

 private:
    explicit ShortKeys(const DType& dtype);
    bool areDigitsAsStored() const;
    template <class Key>
    void readNumbers(ByteView cells, std::span<Key> keys) const;

    DType m_dtype;
    bool m_areFloats;
    bool m_areSigned;
    int m_bits;
    std::int64_t m_zero;
    ShortKey m_lowest; // finite ones
    ShortKey m_highest;
};

// The bits of a float32 from its key, and back; equal numbers have equal keys.
constexpr std::uint32_t singleBitsOf(ShortKey key)
{
    constexpr std::uint32_t sign = 1U << 31;
    return key ^ ((key & sign) != 0 ? sign : ~std::uint32_t(0));
}

} // namespace bloscope
