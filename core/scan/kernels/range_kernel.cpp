#include "core/scan/kernels/range_kernel.h"

#define HWY_TARGET_INCLUDE "core/scan/kernels/range_kernel.cpp"
#include <hwy/foreach_target.h>

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace bloscope::kernels::HWY_NAMESPACE {

// Plain loops, which compilers turn into vectors of each kind of processor.
template <class T>
void flagElements(const RangeTest& test, std::uint8_t* flags)
{
    const T* const elements = static_cast<const T*>(test.elements);
    const T low = *static_cast<const T*>(test.low);
    const T high = *static_cast<const T*>(test.high);
    const auto turn = static_cast<std::uint8_t>(test.isNegated);
    const std::size_t count = test.count; // flags could be a part of the test, as far as C++ knows
    for (std::size_t i = 0; i < count; ++i) {
        const auto isInside =
            static_cast<std::uint8_t>((elements[i] >= low) & (elements[i] <= high));
        flags[i] = static_cast<std::uint8_t>(isInside ^ turn);
    }
}

void flagRange(const RangeTest& test, std::uint8_t* flags)
{
    using Type = RangeTest::Type;
    switch (test.type) {
    case Type::Signed8:
        return flagElements<std::int8_t>(test, flags);
    case Type::Signed16:
        return flagElements<std::int16_t>(test, flags);
    case Type::Signed32:
        return flagElements<std::int32_t>(test, flags);
    case Type::Signed64:
        return flagElements<std::int64_t>(test, flags);
    case Type::Unsigned8:
        return flagElements<std::uint8_t>(test, flags);
    case Type::Unsigned16:
        return flagElements<std::uint16_t>(test, flags);
    case Type::Unsigned32:
        return flagElements<std::uint32_t>(test, flags);
    case Type::Unsigned64:
        return flagElements<std::uint64_t>(test, flags);
    case Type::Float32:
        return flagElements<float>(test, flags);
    case Type::Float64:
        return flagElements<double>(test, flags);
    }
}

} // namespace bloscope::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace bloscope::kernels {

HWY_EXPORT(flagRange);

void flagRange(const RangeTest& test, std::uint8_t* flags)
{
    HWY_DYNAMIC_DISPATCH(flagRange)(test, flags);
}

} // namespace bloscope::kernels
#endif
