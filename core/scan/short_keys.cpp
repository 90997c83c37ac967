#include "core/scan/short_keys.h"

#include "core/dtype/element.h"
#include "core/scan/kernels/short_key_kernel.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <limits>

namespace bloscope {

namespace {

constexpr std::uint32_t singleSign = 1U << 31;
constexpr std::uint32_t singleInfinity = 0x7F80'0000;
constexpr ShortKey shortKeyOfNotANumber = ~ShortKey(0);

ShortKey keyOfSingle(float number)
{
    const auto bits = std::bit_cast<std::uint32_t>(number + 0.0F); // which turns -0.0 into 0.0
    const std::uint32_t flipped = (bits & singleSign) != 0 ? ~std::uint32_t(0) : singleSign;
    return (bits & ~singleSign) > singleInfinity ? shortKeyOfNotANumber : bits ^ flipped;
}

template <class T>
concept WholeNumber = std::is_integral_v<T>;

bool isShort(const DType& dtype)
{
    switch (dtype.kind) {
    case DTypeKind::Boolean:
    case DTypeKind::Signed:
    case DTypeKind::Unsigned:
    case DTypeKind::Float:
        return dtype.itemsize <= sizeof(ShortKey);
    default:
        return false;
    }
}

} // namespace

std::optional<ShortKeys> ShortKeys::of(const NumberOrder& order)
{
    return isShort(order.dtype()) ? std::optional(ShortKeys(order.dtype())) : std::nullopt;
}

ShortKeys::ShortKeys(const DType& dtype)
    : m_dtype(dtype),
      m_areFloats(dtype.kind == DTypeKind::Float),
      m_areSigned(dtype.kind == DTypeKind::Signed),
      m_bits(m_areFloats || dtype.itemsize == sizeof(ShortKey) ? 32 : 16),
      m_zero(m_areSigned ? std::int64_t(1) << (8 * dtype.itemsize - 1) : 0),
      m_lowest(m_areFloats ? keyOfSingle(std::numeric_limits<float>::lowest()) : 0),
      m_highest(m_areFloats ? keyOfSingle(std::numeric_limits<float>::max()) : ~ShortKey(0))
{
}

bool ShortKeys::areDigitsAsStored() const
{
    return m_bits == 16 && m_dtype.itemsize == sizeof(DigitKey) &&
           m_dtype.order == ByteOrder::Little && std::endian::native == std::endian::little;
}

// As they are stored, but for the sign.
void ShortKeys::read(ByteView cells, std::span<DigitKey> keys) const
{
    assert(m_bits == 16 && cells.size() == keys.size() * m_dtype.itemsize);
    if (!areDigitsAsStored())
        return readNumbers(cells, keys);
    const auto sign = static_cast<DigitKey>(m_zero);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        DigitKey stored = 0;
        std::memcpy(&stored, cells.data() + i * sizeof stored, sizeof stored);
        keys[i] = stored ^ sign;
    }
}

void ShortKeys::read(ByteView cells, std::span<ShortKey> keys) const
{
    readNumbers(cells, keys);
}

template <class Key>
void ShortKeys::readNumbers(ByteView cells, std::span<Key> keys) const
{
    assert(cells.size() == keys.size() * m_dtype.itemsize);
    visitNumeric(m_dtype, [&]<class Stored>(Stored) {
        using Number = decltype(Stored::load(cells.data()));
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const std::byte* const cell = cells.data() + i * sizeof(Number);
            if constexpr (WholeNumber<Number>)
                keys[i] = static_cast<Key>(static_cast<std::int64_t>(Stored::load(cell)) + m_zero);
            else if constexpr (sizeof(Key) < sizeof(ShortKey))
                assert(false); // have more than 16 bits
            else if constexpr (std::is_same_v<Number, float>)
                keys[i] = keyOfSingle(Stored::load(cell));
            else if constexpr (std::is_same_v<Number, Half>)
                keys[i] = keyOfSingle(toFloat(Stored::load(cell)));
        }
    });
}

ShortKey ShortKeys::shortOf(NumberKey key) const
{
    if (m_areFloats)
        return key == keyOfNotANumber ? shortKeyOfNotANumber
                                      : keyOfSingle(static_cast<float>(floatOfKey(key)));
    const NumberKey number = m_areSigned ? key ^ positiveBit : key;
    return static_cast<ShortKey>(static_cast<std::int64_t>(number) + m_zero);
}

std::vector<ShortKey> ShortKeys::shortsOf(std::span<const NumberKey> keys) const
{
    std::vector<ShortKey> shorts(keys.size());
    std::ranges::transform(keys, shorts.begin(), [this](NumberKey key) { return shortOf(key); });
    return shorts;
}

NumberKey ShortKeys::fullOf(ShortKey key) const
{
    if (m_areFloats)
        return floatKey(static_cast<double>(std::bit_cast<float>(singleBitsOf(key))));
    const auto number = static_cast<NumberKey>(static_cast<std::int64_t>(key) - m_zero);
    return m_areSigned ? number ^ positiveBit : number;
}

ShortExtent ShortKeys::extentOf(std::span<const ShortKey> keys) const
{
    kernels::KeyExtent extent{m_lowest, m_highest};
    const std::size_t done = kernels::extend(keys.data(), keys.size(), extent);
    for (const ShortKey key : keys.subspan(done)) {
        if (!isFinite(key)) {
            ++extent.others;
            continue;
        }
        extent.lowest = std::min(extent.lowest, key);
        extent.highest = std::max(extent.highest, key);
    }
    return {keys.size() - extent.others, extent.lowest, extent.highest};
}

} // namespace bloscope
