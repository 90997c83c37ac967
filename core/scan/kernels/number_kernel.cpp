#include "core/scan/kernels/number_kernel.h"

#include <algorithm>
#include <array>
#include <limits>

#define HWY_TARGET_INCLUDE "core/scan/kernels/number_kernel.cpp"
#include <hwy/foreach_target.h>

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace bloscope::kernels::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

#if HWY_TARGET != HWY_SCALAR
constexpr std::size_t mostNumbersAtOnce = 8;
using Numbers = hn::CappedTag<double, mostNumbersAtOnce>;
using NumberBits = hn::RebindToUnsigned<Numbers>;
using Intervals = hn::Rebind<std::uint32_t, Numbers>;

// How many numbers a mask has let through, in each lane.
class LaneCounts {
 public:
    HWY_INLINE LaneCounts() : m_counts(hn::Zero(NumberBits())) {}
    HWY_INLINE void add(hn::Mask<Numbers> mask)
    {
        const NumberBits d;
        m_counts = hn::Sub(m_counts, hn::VecFromMask(d, hn::RebindMask(d, mask)));
    }
    std::uint64_t sum() const
    {
        std::array<std::uint64_t, mostNumbersAtOnce> lanes{};
        hn::StoreU(m_counts, NumberBits(), lanes.data());
        std::uint64_t sum = 0;
        for (const std::uint64_t lane : lanes)
            sum += lane;
        return sum;
    }

 private:
    hn::Vec<NumberBits> m_counts;
};

// The keys of numbers that are not NaN.
HWY_INLINE hn::Vec<NumberBits> keysOf(hn::Vec<Numbers> numbers)
{
    const NumberBits d;
    const auto sign = hn::Set(d, std::uint64_t(1) << 63);
    const auto bits = hn::BitCast(d, hn::Add(numbers, hn::Zero(Numbers())));
    const auto negative =
        hn::BitCast(d, hn::BroadcastSignBit(hn::BitCast(hn::RebindToSigned<NumberBits>(), bits)));
    return hn::Xor(bits, hn::Or(negative, sign));
}
#endif

std::size_t survey([[maybe_unused]] const double* numbers, [[maybe_unused]] std::size_t count,
                   [[maybe_unused]] NumberFacts& facts)
{
    std::size_t done = 0;
#if HWY_TARGET != HWY_SCALAR
    const Numbers d;
    const auto infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    const auto zero = hn::Zero(d);
    auto lowest = hn::Set(d, facts.lowest);
    auto lowestPositive = hn::Set(d, facts.lowestPositive);
    auto highest = hn::Set(d, facts.highest);
    auto broken = hn::MaskFromVec(hn::Zero(d));
    auto brokenPositive = hn::MaskFromVec(hn::Zero(d));
    LaneCounts finite;
    LaneCounts positive;
    for (; done + hn::Lanes(d) <= count; done += hn::Lanes(d)) {
        const auto number = hn::LoadU(d, numbers + done);
        const auto isFinite = hn::Lt(hn::Abs(number), infinity);
        const auto isPositive = hn::And(isFinite, hn::Gt(number, zero));
        const auto isBroken = hn::Ne(number, hn::Round(number));
        finite.add(isFinite);
        positive.add(isPositive);
        lowest = hn::Min(lowest, hn::IfThenElse(isFinite, number, lowest));
        lowestPositive = hn::Min(lowestPositive, hn::IfThenElse(isPositive, number, infinity));
        highest = hn::Max(highest, hn::IfThenElse(isFinite, number, highest));
        broken = hn::Or(broken, hn::And(isFinite, isBroken));
        brokenPositive = hn::Or(brokenPositive, hn::And(isPositive, isBroken));
    }
    facts.finite += finite.sum();
    facts.positive += positive.sum();
    facts.lowest = hn::GetLane(hn::MinOfLanes(d, lowest));
    facts.lowestPositive = hn::GetLane(hn::MinOfLanes(d, lowestPositive));
    facts.highest = hn::GetLane(hn::MaxOfLanes(d, highest));
    facts.areWhole = facts.areWhole && hn::AllFalse(d, broken);
    facts.arePositiveWhole = facts.arePositiveWhole && hn::AllFalse(d, brokenPositive);
#endif
    return done;
}

std::size_t intervalsOf([[maybe_unused]] const double* numbers, [[maybe_unused]] std::size_t count,
                        [[maybe_unused]] const KeyIntervals& intervals,
                        [[maybe_unused]] std::uint32_t* to)
{
    std::size_t done = 0;
#if HWY_TARGET != HWY_SCALAR
    const Numbers d;
    const NumberBits bits;
    const auto low = hn::Set(bits, intervals.lowKey);
    const auto most = hn::Set(bits, intervals.keys);
    const auto beyond = hn::Set(bits, intervals.beyond);
    for (; done + hn::Lanes(d) <= count; done += hn::Lanes(d)) {
        const auto number = hn::LoadU(d, numbers + done);
        const auto distance = hn::Sub(keysOf(number), low);
        const auto isBeyond =
            hn::Or(hn::Gt(distance, most), hn::RebindMask(bits, hn::IsNaN(number)));
        const auto interval = hn::ShiftRightSame(distance, intervals.shift);
        hn::StoreU(hn::TruncateTo(Intervals(), hn::IfThenElse(isBeyond, beyond, interval)),
                   Intervals(), to + done);
    }
#endif
    return done;
}

} // namespace bloscope::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace bloscope::kernels {

HWY_EXPORT(survey);
HWY_EXPORT(intervalsOf);

std::size_t survey(const double* numbers, std::size_t count, NumberFacts& facts)
{
    return HWY_DYNAMIC_DISPATCH(survey)(numbers, count, facts);
}

std::size_t intervalsOf(const double* numbers, std::size_t count, const KeyIntervals& intervals,
                        std::uint32_t* to)
{
    return HWY_DYNAMIC_DISPATCH(intervalsOf)(numbers, count, intervals, to);
}

} // namespace bloscope::kernels
#endif
