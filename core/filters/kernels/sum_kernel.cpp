#include "core/filters/kernels/kernels.h"

#define HWY_TARGET_INCLUDE "core/filters/kernels/sum_kernel.cpp"
#include <hwy/foreach_target.h>

#include "core/filters/kernels/perfect_shuffle-inl.h"

HWY_BEFORE_NAMESPACE();
namespace bloscope::kernels::HWY_NAMESPACE {

std::size_t sumUp([[maybe_unused]] const std::byte* from, [[maybe_unused]] std::byte* to,
                  [[maybe_unused]] std::size_t bytes)
{
    std::size_t done = 0;
#if BLOSCOPE_HAS_VECTORS
    const Block d;
    const auto lastByte = hn::Set(d, std::uint8_t{blockBytes - 1});
    auto before = hn::Zero(d); // the sum so far, in every byte
    for (; done + blockBytes <= bytes; done += blockBytes) {
        auto sums = load(d, from + done);
        sums = hn::Add(sums, hn::ShiftLeftBytes<1>(d, sums));
        sums = hn::Add(sums, hn::ShiftLeftBytes<2>(d, sums));
        sums = hn::Add(sums, hn::ShiftLeftBytes<4>(d, sums));
        sums = hn::Add(sums, hn::ShiftLeftBytes<8>(d, sums));
        store(d, hn::Add(sums, before), to + done);
        before = hn::Add(before, hn::TableLookupBytes(sums, lastByte));
    }
#endif
    return done;
}

std::size_t takeDifferences([[maybe_unused]] const std::byte* from, [[maybe_unused]] std::byte* to,
                            [[maybe_unused]] std::size_t bytes)
{
    std::size_t done = 0;
#if BLOSCOPE_HAS_VECTORS
    const Block d;
    if (bytes < blockBytes)
        return 0;
    const auto first = load(d, from);
    store(d, hn::Sub(first, hn::ShiftLeftBytes<1>(d, first)), to);
    for (done = blockBytes; done + blockBytes <= bytes; done += blockBytes)
        store(d, hn::Sub(load(d, from + done), load(d, from + done - 1)), to + done);
#endif
    return done;
}

} // namespace bloscope::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace bloscope::kernels {

HWY_EXPORT(sumUp);
HWY_EXPORT(takeDifferences);

std::size_t sumUp(const std::byte* from, std::byte* to, std::size_t bytes)
{
    return HWY_DYNAMIC_DISPATCH(sumUp)(from, to, bytes);
}

std::size_t takeDifferences(const std::byte* from, std::byte* to, std::size_t bytes)
{
    return HWY_DYNAMIC_DISPATCH(takeDifferences)(from, to, bytes);
}

} // namespace bloscope::kernels
#endif
