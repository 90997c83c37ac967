#include "core/filters/kernels/kernels.h"

#include <algorithm>
#include <hwy/cache_control.h>

#define HWY_TARGET_INCLUDE "core/filters/kernels/shuffle_kernel.cpp"
#include <hwy/foreach_target.h>

#include "core/filters/kernels/shuffle-inl.h"
#include "core/filters/kernels/unshuffle-inl.h"

#if HWY_ONCE
namespace bloscope::kernels {

HWY_EXPORT(unshuffle);
HWY_EXPORT(shuffle);

std::size_t unshuffle(const std::byte* planes, std::byte* elements, std::size_t count,
                      std::size_t itemsize, Destination destination)
{
    const std::size_t done =
        HWY_DYNAMIC_DISPATCH(unshuffle)(planes, elements, count, itemsize, destination);
    if (destination == Destination::Far)
        hwy::FlushStream(); // other threads will look
    return done;
}

std::size_t shuffle(const std::byte* elements, std::byte* planes, std::size_t count,
                    std::size_t itemsize)
{
    return HWY_DYNAMIC_DISPATCH(shuffle)(elements, planes, count, itemsize);
}

} // namespace bloscope::kernels
#endif
