#include "core/statistics/cell_criterion.h"

#include "core/base/half.h"
#include "core/base/parse_number.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr KeyRange nothing{1, 0};

// A real number among the integers.
struct Place {
    Int128 floor = 0;
    bool isInteger = false;
};

std::optional<Place> parsePlace(std::string_view text)
{
    if (const auto number = parseNumber<std::int64_t>(text))
        return Place{*number, true};
    if (const auto number = parseNumber<std::uint64_t>(text))
        return Place{static_cast<Int128>(*number), true};
    const auto number = parseNumber<double>(text);
    if (!number || std::isnan(*number))
        return {};
    const double clipped = std::clamp(*number, -0x1p100, 0x1p100); // beyond all integers there are
    return Place{static_cast<Int128>(std::floor(clipped)), clipped == std::floor(clipped)};
}

// The keys of the integers in [low, high].
KeyRange integersIn(const NumberOrder& order, Int128 low, Int128 high)
{
    const Int128 lowest = order.integer(order.numbers().low);
    const Int128 highest = order.integer(order.numbers().high);
    if (low > high || low > highest || high < lowest)
        return nothing;
    return {order.keyOfInteger(low), order.keyOfInteger(high)};
}

KeyRange integersOf(const NumberOrder& order, Comparison comparison, const Place& place)
{
    constexpr Int128 farAway = static_cast<Int128>(1) << 110;
    switch (comparison) {
    case Comparison::Above:
        return integersIn(order, place.floor + 1, farAway);
    case Comparison::Below:
        return integersIn(order, -farAway, place.isInteger ? place.floor - 1 : place.floor);
    case Comparison::Equal:
        break;
    }
    return place.isInteger ? integersIn(order, place.floor, place.floor) : nothing;
}

double roundedTo(const DType& dtype, double number)
{
    if (dtype.kind == DTypeKind::Float && dtype.itemsize == 2)
        return static_cast<double>(toFloat(nearestHalf(number)));
    if (dtype.kind == DTypeKind::Float && dtype.itemsize == 4)
        return static_cast<double>(static_cast<float>(number));
    return number;
}

KeyRange floatsOf(const NumberOrder& order, Comparison comparison, double number)
{
    const NumberKey key = order.keyOfFloat(roundedTo(order.dtype(), number));
    switch (comparison) {
    case Comparison::Above:
        return {key + 1, order.numbers().high};
    case Comparison::Below:
        return {order.numbers().low, key - 1};
    case Comparison::Equal:
        break;
    }
    return {key, key};
}

} // namespace

Result<CellCriterion> CellCriterion::number(const NumberOrder& order, Comparison comparison,
                                            std::string_view text)
{
    const Error notANumber(ErrorKind::Usage, fmt::format("'{}' is not a number", text));
    if (text.starts_with('+'))
        text.remove_prefix(1);
    if (order.isInteger()) {
        const auto place = parsePlace(text);
        return place ? Result(CellCriterion(integersOf(order, comparison, *place))) : notANumber;
    }
    const auto number = parseNumber<double>(text);
    if (!number || std::isnan(*number))
        return notANumber;
    return CellCriterion(floatsOf(order, comparison, *number));
}

CellCriterion CellCriterion::notANumber(const NumberOrder& order)
{
    CellCriterion criterion(order.numbers());
    criterion.m_notANumber = true;
    return criterion;
}

CellCriterion CellCriterion::positiveInfinite(const NumberOrder& order)
{
    if (order.isInteger())
        return CellCriterion(nothing);
    return CellCriterion({order.numbers().high, order.numbers().high});
}

CellCriterion CellCriterion::negativeInfinite(const NumberOrder& order)
{
    if (order.isInteger())
        return CellCriterion(nothing);
    return CellCriterion({order.numbers().low, order.numbers().low});
}

CellCriterion CellCriterion::state(CellState state)
{
    CellCriterion criterion(nothing);
    criterion.m_state = state;
    return criterion;
}

bool CellCriterion::mayBeIn(const ChunkSummary& chunk) const
{
    switch (m_state) {
    case CellState::Damaged:
        return chunk.hasDamaged;
    case CellState::Uninitialised:
        return chunk.hasUninitialised;
    case CellState::Absent:
        return chunk.hasAbsent;
    case CellState::Fine:
        break;
    }
    if (m_notANumber)
        return chunk.hasNotANumber;
    return !m_range.isEmpty() && m_range.low <= chunk.numbers.high &&
           m_range.high >= chunk.numbers.low;
}

} // namespace bloscope
