#include "core/scan/kernels/scale_kernel.h"

#include <limits>

#define HWY_TARGET_INCLUDE "core/scan/kernels/scale_kernel.cpp"
#include <hwy/foreach_target.h>

#include <hwy/contrib/math/math-inl.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace bloscope::kernels::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

#if HWY_TARGET != HWY_SCALAR
using Numbers = hn::CappedTag<double, 8>;
using Steps = hn::Rebind<std::int32_t, Numbers>;
using NumberVec = hn::Vec<Numbers>;

template <Bend bend>
HWY_INLINE NumberVec bent(NumberVec number)
{
    const Numbers d;
    if constexpr (bend == Bend::Log)
        return hn::Log10(d, number);
    else if constexpr (bend == Bend::Log1p)
        return hn::CopySign(hn::Log1p(d, hn::Abs(number)), number);
    else if constexpr (bend == Bend::Asinh)
        return hn::Asinh(d, number);
    else if constexpr (bend == Bend::Sqrt)
        return hn::CopySign(hn::Sqrt(hn::Abs(number)), number);
    else
        return number;
}

template <bool hasGamma>
HWY_INLINE NumberVec raised([[maybe_unused]] NumberVec place, [[maybe_unused]] double gamma)
{
    const Numbers d;
    if constexpr (!hasGamma)
        return place;
    const auto least = hn::Set(d, std::numeric_limits<double>::min());
    const auto inside = hn::Min(hn::Max(place, least), hn::Set(d, 1));
    return hn::Exp(d, hn::Mul(hn::Set(d, gamma), hn::Log(d, inside)));
}

template <Bend bend, bool hasGamma>
std::size_t bentSteps(const double* numbers, std::size_t count, const StepScale& scale,
                      std::int32_t* steps)
{
    const Numbers d;
    const auto infinity = hn::Set(d, std::numeric_limits<double>::infinity());
    const auto low = hn::Set(d, scale.low);
    const auto high = hn::Set(d, scale.high);
    const auto unit = hn::Set(d, scale.unit);
    const auto bentLow = hn::Set(d, scale.bentLow);
    const double perPlace = hasGamma ? 1 / scale.bentSpan : scale.steps / scale.bentSpan;
    const auto factor = hn::Set(d, perPlace);
    const auto each = hn::Set(d, hasGamma ? scale.steps : 1);
    const auto begin = hn::Set(d, scale.begin);
    const auto doubt = hn::Set(d, scale.doubt);
    const auto last = hn::Set(d, scale.last);
    const auto one = hn::Set(d, 1);
    std::size_t done = 0;
    for (; done + hn::Lanes(d) <= count; done += hn::Lanes(d)) {
        const auto number = hn::LoadU(d, numbers + done);
        const auto inside = hn::Min(hn::Max(number, low), high);
        const auto place = hn::Mul(hn::Sub(bent<bend>(hn::Mul(inside, unit)), bentLow), factor);
        const auto step = hn::MulAdd(raised<hasGamma>(place, scale.gamma), each, begin);
        const auto nearest = hn::Round(step);
        const auto isClear = hn::Or(hn::Ge(hn::Abs(hn::Sub(step, nearest)), doubt),
                                    hn::Or(hn::Lt(nearest, one), hn::Gt(nearest, last)));
        auto hasPlace = hn::Lt(hn::Abs(number), infinity);
        if constexpr (bend == Bend::Log)
            hasPlace = hn::And(hasPlace, hn::Gt(number, hn::Zero(d)));
        const auto whole = hn::Min(hn::Max(hn::Floor(step), hn::Zero(d)), last);
        const auto found = hn::IfThenElse(isClear, whole, hn::Set(d, doubtfulStep));
        hn::StoreU(hn::DemoteTo(Steps(), hn::IfThenElse(hasPlace, found, hn::Set(d, noStep))),
                   Steps(), steps + done);
    }
    return done;
}
#endif

std::size_t stepsOf([[maybe_unused]] const double* numbers, [[maybe_unused]] std::size_t count,
                    [[maybe_unused]] const StepScale& scale, [[maybe_unused]] std::int32_t* steps)
{
#if HWY_TARGET != HWY_SCALAR
    switch (scale.bend) {
    case Bend::Log:
        return bentSteps<Bend::Log, false>(numbers, count, scale, steps);
    case Bend::Log1p:
        return bentSteps<Bend::Log1p, false>(numbers, count, scale, steps);
    case Bend::Asinh:
        return bentSteps<Bend::Asinh, false>(numbers, count, scale, steps);
    case Bend::Sqrt:
        return bentSteps<Bend::Sqrt, false>(numbers, count, scale, steps);
    case Bend::None:
        break;
    }
    return scale.gamma == 1 ? bentSteps<Bend::None, false>(numbers, count, scale, steps)
                            : bentSteps<Bend::None, true>(numbers, count, scale, steps);
#else
    return 0;
#endif
}

} // namespace bloscope::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace bloscope::kernels {

HWY_EXPORT(stepsOf);

std::size_t stepsOf(const double* numbers, std::size_t count, const StepScale& scale,
                    std::int32_t* steps)
{
    return HWY_DYNAMIC_DISPATCH(stepsOf)(numbers, count, scale, steps);
}

} // namespace bloscope::kernels
#endif
