#include "core/scan/kernels/column_kernel.h"

#include <algorithm>
#include <limits>
#include <type_traits>

#define HWY_TARGET_INCLUDE "core/scan/kernels/column_kernel.cpp"
#include <hwy/foreach_target.h>

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace bloscope::kernels::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

#if HWY_TARGET != HWY_SCALAR
// Numbers of 16 bits lie by twos in 32.
template <class Wide>
HWY_INLINE hn::Vec<Wide> evenOf(Wide d, hn::Vec<Wide> pairs)
{
    if constexpr (std::is_signed_v<hn::TFromD<Wide>>)
        return hn::ShiftRight<16>(hn::ShiftLeft<16>(pairs));
    else
        return hn::And(pairs, hn::Set(d, 0xffff));
}

// How cells become vectors of 16 bits, and numbers of them cells again.
template <class Cell>
class Shorts {
 public:
    using Short = std::conditional_t<std::is_signed_v<Cell>, std::int16_t, std::uint16_t>;
    using Tag = hn::ScalableTag<Short>;

    static HWY_INLINE hn::Vec<Tag> load(const Cell* from)
    {
        if constexpr (sizeof(Cell) == sizeof(Short))
            return hn::LoadU(Tag(), from);
        else
            return hn::PromoteTo(Tag(), hn::LoadU(hn::Rebind<Cell, Tag>(), from));
    }
    static HWY_INLINE void store(hn::Vec<Tag> numbers, Cell* to)
    {
        if constexpr (sizeof(Cell) == sizeof(Short)) {
            hn::StoreU(numbers, Tag(), to);
        } else {
            const hn::Rebind<Cell, Tag> d;
            hn::StoreU(hn::DemoteTo(d, hn::BitCast(hn::RebindToSigned<Tag>(), numbers)), d, to);
        }
    }
};

template <class Cell, class Sum>
HWY_INLINE bool addShorts(const CellRows<Cell>& cells, const ColumnResults<Cell, Sum>& to)
{
    using S = Shorts<Cell>;
    const typename S::Tag d;
    const hn::RepartitionToWide<typename S::Tag> wide;
    const std::size_t lanes = hn::Lanes(d);
    if (cells.columns < lanes)
        return false;
    const auto behindAll = hn::Set(d, std::numeric_limits<typename S::Short>::max());
    const auto beforeAll = hn::Set(d, std::numeric_limits<typename S::Short>::lowest());
    auto lowestOfAll = behindAll;
    auto highestOfAll = beforeAll;
    for (std::size_t done = 0; done < cells.columns; done += lanes) {
        const std::size_t first = std::min(done, cells.columns - lanes); // some of them once more
        auto lowest = behindAll;
        auto highest = beforeAll;
        auto even = hn::Zero(wide);
        auto odd = hn::Zero(wide);
        const Cell* row = cells.first + first;
        for (std::size_t r = 0; r < cells.rows; ++r, row += cells.stride) {
            const auto numbers = S::load(row);
            lowest = hn::Min(lowest, numbers);
            highest = hn::Max(highest, numbers);
            const auto pairs = hn::BitCast(wide, numbers);
            even = hn::Add(even, evenOf(wide, pairs));
            odd = hn::Add(odd, hn::ShiftRight<16>(pairs));
        }
        S::store(lowest, to.lowest + first);
        S::store(highest, to.highest + first);
        hn::StoreInterleaved2(even, odd, wide, to.sums + first);
        lowestOfAll = hn::Min(lowestOfAll, lowest);
        highestOfAll = hn::Max(highestOfAll, highest);
    }
    to.lowestOfAll = static_cast<Cell>(hn::GetLane(hn::MinOfLanes(d, lowestOfAll)));
    to.highestOfAll = static_cast<Cell>(hn::GetLane(hn::MaxOfLanes(d, highestOfAll)));
    return true;
}

// Which of them compares tells, so that it is the same one everywhere.
template <class V>
HWY_INLINE V lesser(V a, V b)
{
    return hn::IfThenElse(hn::Lt(a, b), a, b);
}
template <class V>
HWY_INLINE V greater(V a, V b)
{
    return hn::IfThenElse(hn::Gt(a, b), a, b);
}

HWY_INLINE bool addSingles(const CellRows<float>& cells, const ColumnResults<float, double>& to)
{
    const hn::ScalableTag<double> sums;
    const hn::Rebind<float, decltype(sums)> d;
    const std::size_t lanes = hn::Lanes(d);
    if (cells.columns < lanes)
        return false;
    const auto behindAll = hn::Set(d, std::numeric_limits<float>::infinity());
    const auto beforeAll = hn::Set(d, -std::numeric_limits<float>::infinity());
    auto lowestOfAll = behindAll;
    auto highestOfAll = beforeAll;
    for (std::size_t done = 0; done < cells.columns; done += lanes) {
        const std::size_t first = std::min(done, cells.columns - lanes); // some of them once more
        auto lowest = behindAll;
        auto highest = beforeAll;
        auto sum = hn::Zero(sums);
        const float* row = cells.first + first;
        std::size_t r = 0;
        for (; r + 4 <= cells.rows; r += 4, row += 4 * cells.stride) {
            const auto a = hn::LoadU(d, row);
            const auto b = hn::LoadU(d, row + cells.stride);
            const auto c = hn::LoadU(d, row + 2 * cells.stride);
            const auto e = hn::LoadU(d, row + 3 * cells.stride);
            sum = hn::Add(sum, hn::Add(hn::Add(hn::PromoteTo(sums, a), hn::PromoteTo(sums, b)),
                                       hn::Add(hn::PromoteTo(sums, c), hn::PromoteTo(sums, e))));
            lowest = lesser(lesser(a, b), lesser(c, lesser(e, lowest)));
            highest = greater(greater(a, b), greater(c, greater(e, highest)));
        }
        for (; r < cells.rows; ++r, row += cells.stride) {
            const auto numbers = hn::LoadU(d, row);
            sum = hn::Add(sum, hn::PromoteTo(sums, numbers));
            lowest = lesser(numbers, lowest);
            highest = greater(numbers, highest);
        }
        hn::StoreU(sum, sums, to.sums + first);
        hn::StoreU(lowest, d, to.lowest + first);
        hn::StoreU(highest, d, to.highest + first);
        lowestOfAll = lesser(lowest, lowestOfAll);
        highestOfAll = greater(highest, highestOfAll);
    }
    to.lowestOfAll = hn::GetLane(hn::MinOfLanes(d, lowestOfAll));
    to.highestOfAll = hn::GetLane(hn::MaxOfLanes(d, highestOfAll));
    return true;
}
#endif

bool addUnsignedBytes([[maybe_unused]] const CellRows<std::uint8_t>& cells,
                      [[maybe_unused]] const ColumnResults<std::uint8_t, std::uint32_t>& to)
{
#if HWY_TARGET != HWY_SCALAR
    return addShorts(cells, to);
#else
    return false;
#endif
}

bool addSignedBytes([[maybe_unused]] const CellRows<std::int8_t>& cells,
                    [[maybe_unused]] const ColumnResults<std::int8_t, std::int32_t>& to)
{
#if HWY_TARGET != HWY_SCALAR
    return addShorts(cells, to);
#else
    return false;
#endif
}

bool addUnsignedShorts([[maybe_unused]] const CellRows<std::uint16_t>& cells,
                       [[maybe_unused]] const ColumnResults<std::uint16_t, std::uint32_t>& to)
{
#if HWY_TARGET != HWY_SCALAR
    return addShorts(cells, to);
#else
    return false;
#endif
}

bool addSignedShorts([[maybe_unused]] const CellRows<std::int16_t>& cells,
                     [[maybe_unused]] const ColumnResults<std::int16_t, std::int32_t>& to)
{
#if HWY_TARGET != HWY_SCALAR
    return addShorts(cells, to);
#else
    return false;
#endif
}

bool addFloats([[maybe_unused]] const CellRows<float>& cells,
               [[maybe_unused]] const ColumnResults<float, double>& to)
{
#if HWY_TARGET != HWY_SCALAR
    return addSingles(cells, to);
#else
    return false;
#endif
}

} // namespace bloscope::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace bloscope::kernels {

HWY_EXPORT(addUnsignedBytes);
HWY_EXPORT(addSignedBytes);
HWY_EXPORT(addUnsignedShorts);
HWY_EXPORT(addSignedShorts);
HWY_EXPORT(addFloats);

bool addColumns(const CellRows<std::uint8_t>& cells,
                const ColumnResults<std::uint8_t, std::uint32_t>& to)
{
    return HWY_DYNAMIC_DISPATCH(addUnsignedBytes)(cells, to);
}

bool addColumns(const CellRows<std::int8_t>& cells,
                const ColumnResults<std::int8_t, std::int32_t>& to)
{
    return HWY_DYNAMIC_DISPATCH(addSignedBytes)(cells, to);
}

bool addColumns(const CellRows<std::uint16_t>& cells,
                const ColumnResults<std::uint16_t, std::uint32_t>& to)
{
    return HWY_DYNAMIC_DISPATCH(addUnsignedShorts)(cells, to);
}

bool addColumns(const CellRows<std::int16_t>& cells,
                const ColumnResults<std::int16_t, std::int32_t>& to)
{
    return HWY_DYNAMIC_DISPATCH(addSignedShorts)(cells, to);
}

bool addColumns(const CellRows<float>& cells, const ColumnResults<float, double>& to)
{
    return HWY_DYNAMIC_DISPATCH(addFloats)(cells, to);
}

} // namespace bloscope::kernels
#endif
