#include "core/scan/kernels/short_key_kernel.h"

#include <algorithm>
#include <array>

#define HWY_TARGET_INCLUDE "core/scan/kernels/short_key_kernel.cpp"
#include <hwy/foreach_target.h>

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace bloscope::kernels::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

#if HWY_TARGET != HWY_SCALAR
using Keys = hn::CappedTag<std::uint32_t, 16>;
using Integers = hn::RebindToSigned<Keys>;
using Floats = hn::RebindToFloat<Keys>;
using Wide = hn::RepartitionToWide<Keys>;
using WideIntegers = hn::RebindToSigned<Wide>;
using Digits = hn::RepartitionToNarrow<Keys>;
using Numbers16 = hn::RebindToSigned<Digits>;

template <class D>
hn::TFromD<D> sumOf(D d, hn::Vec<D> vector)
{
    std::array<hn::TFromD<D>, 16> lanes;
    hn::StoreU(vector, d, lanes.data());
    hn::TFromD<D> sum = 0;
    for (std::size_t i = 0; i < hn::Lanes(d); ++i)
        sum += lanes[i];
    return sum;
}

// Sums of squares, in halves.
struct Squares {
    hn::Vec<Wide> high;
    hn::Vec<Wide> low;

    HWY_INLINE Squares() : high(hn::Zero(Wide())), low(hn::Zero(Wide())) {}
    HWY_INLINE void add(hn::Vec<Wide> square)
    {
        high = hn::Add(high, hn::ShiftRight<32>(square));
        low = hn::Add(low, hn::And(square, hn::Set(Wide(), 0xFFFF'FFFFU)));
    }
    // Sums of squares, two by two in 32 bits.
    HWY_INLINE void addHalves(hn::Vec<Wide> pairs)
    {
        low = hn::Add(low, hn::ShiftRight<32>(pairs));
        low = hn::Add(low, hn::And(pairs, hn::Set(Wide(), 0xFFFF'FFFFU)));
    }
    void addTo(KeySums& sums) const
    {
        sums.squaresHigh += sumOf(Wide(), high);
        sums.squaresLow += sumOf(Wide(), low);
    }
};

// Of lanes that may together be more than one of them holds.
std::int64_t sumOfIntegers(hn::Vec<Integers> vector)
{
    std::array<std::int32_t, 16> lanes;
    hn::StoreU(vector, Integers(), lanes.data());
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < hn::Lanes(Integers()); ++i)
        sum += lanes[i];
    return sum;
}

// Every other lane, moved to where the ones before are.
template <class D>
HWY_INLINE hn::Vec<D> oddLanes(D d, hn::Vec<D> vector)
{
    return hn::BitCast(d, hn::ShiftRight<32>(hn::BitCast(Wide(), vector)));
}

HWY_INLINE hn::Vec<Floats> floatsOf(hn::Vec<Keys> keys)
{
    const Keys d;
    const auto sign = hn::Set(d, 1U << 31);
    const auto isNegative = hn::Eq(hn::And(keys, sign), hn::Zero(d));
    const auto flipped = hn::IfThenElse(isNegative, hn::Set(d, ~std::uint32_t(0)), sign);
    return hn::BitCast(Floats(), hn::Xor(keys, flipped));
}
#endif

std::size_t extend([[maybe_unused]] const std::uint32_t* keys, [[maybe_unused]] std::size_t count,
                   [[maybe_unused]] KeyExtent& extent)
{
    std::size_t done = 0;
#if HWY_TARGET != HWY_SCALAR
    const Keys d;
    const std::size_t lanes = hn::Lanes(d);
    const auto low = hn::Set(d, extent.low);
    const auto high = hn::Set(d, extent.high);
    auto lowest = hn::Set(d, extent.lowest);
    auto highest = hn::Set(d, extent.highest);
    auto inside = hn::Zero(d); // how many, in each lane
    for (; done + lanes <= count; done += lanes) {
        const auto key = hn::LoadU(d, keys + done);
        const auto isIn = hn::Eq(hn::Min(hn::Max(key, low), high), key);
        inside = hn::Sub(inside, hn::VecFromMask(d, isIn));
        lowest = hn::Min(lowest, hn::IfThenElse(isIn, key, lowest));
        highest = hn::Max(highest, hn::IfThenElseZero(isIn, key));
    }
    std::array<std::uint32_t, 16> each;
    hn::StoreU(lowest, d, each.data());
    extent.lowest = *std::min_element(each.begin(), each.begin() + static_cast<int>(lanes));
    hn::StoreU(highest, d, each.data());
    extent.highest = *std::max_element(each.begin(), each.begin() + static_cast<int>(lanes));
    extent.others += done - sumOf(d, inside);
#endif
    return done;
}

template <class Key>
std::size_t extendTo([[maybe_unused]] const Key* keys, [[maybe_unused]] std::size_t count,
                     [[maybe_unused]] Ends<Key>& ends)
{
    std::size_t done = 0;
#if HWY_TARGET != HWY_SCALAR
    const hn::CappedTag<Key, 64 / sizeof(Key)> d;
    const std::size_t lanes = hn::Lanes(d);
    auto lowest = hn::Set(d, ends.lowest);
    auto highest = hn::Set(d, ends.highest);
    for (; done + lanes <= count; done += lanes) {
        const auto key = hn::LoadU(d, keys + done);
        lowest = hn::Min(lowest, key);
        highest = hn::Max(highest, key);
    }
    std::array<Key, 64 / sizeof(Key)> each;
    hn::StoreU(lowest, d, each.data());
    ends.lowest = *std::min_element(each.begin(), each.begin() + static_cast<int>(lanes));
    hn::StoreU(highest, d, each.data());
    ends.highest = *std::max_element(each.begin(), each.begin() + static_cast<int>(lanes));
#endif
    return done;
}

std::size_t extendDigits(const std::uint16_t* keys, std::size_t count, Ends<std::uint16_t>& ends)
{
    return extendTo(keys, count, ends);
}

std::size_t extendLong(const std::uint64_t* keys, std::size_t count, Ends<std::uint64_t>& ends)
{
    return extendTo(keys, count, ends);
}

std::size_t addKeys([[maybe_unused]] const std::uint32_t* keys, [[maybe_unused]] std::size_t count,
                    [[maybe_unused]] KeySums& sums)
{
    std::size_t done = 0;
#if HWY_TARGET != HWY_SCALAR
    const Keys d;
    const auto lowHalf = hn::Set(Wide(), 0xFFFF'FFFFU);
    auto sum = hn::Zero(Wide());
    Squares squares;
    for (; done + hn::Lanes(d) <= count; done += hn::Lanes(d)) {
        const auto even = hn::LoadU(d, keys + done);
        const auto odd = oddLanes(d, even);
        sum = hn::Add(sum, hn::And(hn::BitCast(Wide(), even), lowHalf));
        sum = hn::Add(sum, hn::BitCast(Wide(), odd));
        squares.add(hn::MulEven(even, even));
        squares.add(hn::MulEven(odd, odd));
    }
    sums.sum += static_cast<std::int64_t>(sumOf(Wide(), sum));
    squares.addTo(sums);
#endif
    return done;
}

std::size_t addCentred([[maybe_unused]] const std::uint16_t* keys,
                       [[maybe_unused]] std::size_t count, [[maybe_unused]] KeySums& sums)
{
    std::size_t done = 0;
#if HWY_TARGET != HWY_SCALAR
    const Digits d;
    const Numbers16 numbers;
    const Integers pairs;
    const auto centre = hn::Set(d, 1U << 15);
    const auto one = hn::Set(numbers, 1);
    auto sum = hn::Zero(pairs); // at most 2^16 more with each pair
    auto sumOfOthers = hn::Zero(pairs);
    Squares squares;
    for (; done + hn::Lanes(d) <= count; done += hn::Lanes(d)) {
        const auto number = hn::BitCast(numbers, hn::Xor(hn::LoadU(d, keys + done), centre));
        sum = hn::ReorderWidenMulAccumulate(pairs, number, one, sum, sumOfOthers);
        // Squares of a pair are at most 2^31 together: they fit where there is no sign.
        auto others = hn::Zero(pairs);
        const auto some =
            hn::ReorderWidenMulAccumulate(pairs, number, number, hn::Zero(pairs), others);
        squares.addHalves(hn::BitCast(Wide(), some));
        squares.addHalves(hn::BitCast(Wide(), others));
    }
    sums.sum += sumOfIntegers(sum) + sumOfIntegers(sumOfOthers);
    squares.addTo(sums);
#endif
    return done;
}

std::size_t findRunEnds([[maybe_unused]] const std::uint16_t* keys,
                        [[maybe_unused]] std::size_t count, [[maybe_unused]] std::uint8_t* bits)
{
    std::size_t done = 0;
#if HWY_TARGET != HWY_SCALAR
    const Digits d;
    for (; done + hn::Lanes(d) + 1 <= count; done += hn::Lanes(d)) {
        const auto isEnd = hn::Ne(hn::LoadU(d, keys + done), hn::LoadU(d, keys + done + 1));
        bits += hn::StoreMaskBits(d, isEnd, bits);
    }
#endif
    return done;
}

std::size_t addFixed([[maybe_unused]] const std::uint32_t* keys, [[maybe_unused]] std::size_t count,
                     [[maybe_unused]] const FixedPoint& point, [[maybe_unused]] FixedSums& sums,
                     [[maybe_unused]] std::uint32_t* rest)
{
    std::size_t done = 0;
#if HWY_TARGET != HWY_SCALAR
    const Keys d;
    const Integers integers;
    const Floats floats;
    const auto scale = hn::Set(floats, point.scale);
    const auto unit = hn::Set(floats, point.unit);
    const auto one = hn::Set(integers, 1);
    auto sum = hn::Zero(WideIntegers());
    Squares squares;
    for (; done + hn::Lanes(d) <= count; done += hn::Lanes(d)) {
        const auto key = hn::LoadU(d, keys + done);
        const auto number = floatsOf(key);
        const auto scaled = hn::Mul(number, scale);
        const auto whole = hn::ConvertTo(integers, scaled);
        const auto isWhole = hn::And(hn::Eq(hn::ConvertTo(floats, whole), scaled),
                                     hn::Eq(hn::Mul(scaled, unit), number));
        if (!hn::AllTrue(floats, isWhole))
            sums.rest +=
                hn::CompressStore(key, hn::Not(hn::RebindMask(d, isWhole)), d, rest + sums.rest);
        const auto even = hn::IfThenElseZero(hn::RebindMask(integers, isWhole), whole);
        const auto odd = oddLanes(integers, even);
        sum = hn::Add(sum, hn::Add(hn::MulEven(even, one), hn::MulEven(odd, one)));
        squares.add(hn::BitCast(Wide(), hn::MulEven(even, even)));
        squares.add(hn::BitCast(Wide(), hn::MulEven(odd, odd)));
    }
    sums.sum += sumOf(WideIntegers(), sum);
    squares.addTo(sums);
#endif
    return done;
}

} // namespace bloscope::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace bloscope::kernels {

HWY_EXPORT(extend);
HWY_EXPORT(extendDigits);
HWY_EXPORT(extendLong);
HWY_EXPORT(addKeys);
HWY_EXPORT(addCentred);
HWY_EXPORT(findRunEnds);
HWY_EXPORT(addFixed);

std::size_t extend(const std::uint32_t* keys, std::size_t count, KeyExtent& extent)
{
    return HWY_DYNAMIC_DISPATCH(extend)(keys, count, extent);
}

std::size_t extend(const std::uint16_t* keys, std::size_t count, Ends<std::uint16_t>& ends)
{
    return HWY_DYNAMIC_DISPATCH(extendDigits)(keys, count, ends);
}

std::size_t extend(const std::uint64_t* keys, std::size_t count, Ends<std::uint64_t>& ends)
{
    return HWY_DYNAMIC_DISPATCH(extendLong)(keys, count, ends);
}

std::size_t addKeys(const std::uint32_t* keys, std::size_t count, KeySums& sums)
{
    return HWY_DYNAMIC_DISPATCH(addKeys)(keys, count, sums);
}

std::size_t addCentred(const std::uint16_t* keys, std::size_t count, KeySums& sums)
{
    return HWY_DYNAMIC_DISPATCH(addCentred)(keys, count, sums);
}

std::size_t findRunEnds(const std::uint16_t* keys, std::size_t count, std::uint8_t* bits)
{
    return HWY_DYNAMIC_DISPATCH(findRunEnds)(keys, count, bits);
}

std::size_t addFixed(const std::uint32_t* keys, std::size_t count, const FixedPoint& point,
                     FixedSums& sums, std::uint32_t* rest)
{
    return HWY_DYNAMIC_DISPATCH(addFixed)(keys, count, point, sums, rest);
}

} // namespace bloscope::kernels
#endif
