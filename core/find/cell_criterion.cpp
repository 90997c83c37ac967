#include "core/find/cell_criterion.h"

#include "core/base/text.h"
#include "core/dtype/time_text.h"
#include "core/numbers/half.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

struct Sign {
    std::string_view text;
    Comparison comparison;
};

// The longer ones first.
constexpr Sign signs[] = {{">=", Comparison::AtLeast}, {"<=", Comparison::AtMost},
                          {"==", Comparison::Equal},   {"!=", Comparison::NotEqual},
                          {">", Comparison::Above},    {"<", Comparison::Below},
                          {"=", Comparison::Equal},    {"", Comparison::Equal}};

std::string_view withoutBlanks(std::string_view text)
{
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

constexpr KeyRange nothing{1, 0};
constexpr std::size_t mostQuoted = 40;

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

constexpr Int128 farAway = static_cast<Int128>(1) << 110;

KeyRange integersOf(const NumberOrder& order, Comparison comparison, const Place& place)
{
    switch (comparison) {
    case Comparison::Above:
        return integersIn(order, place.floor + 1, farAway);
    case Comparison::Below:
        return integersIn(order, -farAway, place.isInteger ? place.floor - 1 : place.floor);
    case Comparison::AtLeast:
        return integersIn(order, place.isInteger ? place.floor : place.floor + 1, farAway);
    case Comparison::AtMost:
        return integersIn(order, -farAway, place.floor);
    case Comparison::Equal:
    case Comparison::NotEqual:
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
    case Comparison::AtLeast:
        return {key, order.numbers().high};
    case Comparison::AtMost:
        return {order.numbers().low, key};
    case Comparison::Equal:
    case Comparison::NotEqual:
        break;
    }
    return {key, key};
}

Error notANumber(std::string_view text)
{
    return Error(ErrorKind::Usage, fmt::format("'{}' is not a number", text));
}

std::string_view withoutPlus(std::string_view text)
{
    return text.starts_with('+') ? text.substr(1) : text;
}

// Dates as far as they are written, time spans with or without their unit.
Result<Place> timeOf(const DType& dtype, std::string_view text)
{
    const bool isDate = dtype.kind == DTypeKind::DateTime;
    const auto count = isDate ? parseDateTime(text, dtype.unit) : parseTimeDelta(text, dtype.unit);
    if (count)
        return Place{*count, true};
    return usageError(fmt::format("'{}' is not a {}: {}", escapeForDisplay(text, mostQuoted),
                                  isDate ? "date" : "time span", count.error().text()));
}

Result<Place> placeOf(const DType& dtype, std::string_view text)
{
    if (dtype.isTime())
        return timeOf(dtype, withoutPlus(text));
    const auto place = parsePlace(withoutPlus(text));
    return place ? Result(*place) : notANumber(text);
}

Result<double> floatOf(std::string_view text)
{
    const auto number = parseNumber<double>(withoutPlus(text));
    return number && !std::isnan(*number) ? Result(*number) : notANumber(text);
}

// The numbers that compare so with the one that a text says.
Result<KeyRange> rangeOf(const NumberOrder& order, Comparison comparison, std::string_view text)
{
    if (order.isInteger()) {
        BLOSCOPE_TRY(const Place place, placeOf(order.dtype(), text));
        return integersOf(order, comparison, place);
    }
    BLOSCOPE_TRY(const double number, floatOf(text));
    return floatsOf(order, comparison, number);
}

Result<KeyRange> integersBetween(const NumberOrder& order, std::string_view one,
                                 std::string_view other)
{
    BLOSCOPE_TRY(const Place first, placeOf(order.dtype(), one));
    BLOSCOPE_TRY(const Place second, placeOf(order.dtype(), other));
    const auto ceiling = [](const Place& place) { return place.floor + (place.isInteger ? 0 : 1); };
    return integersIn(order, std::min(ceiling(first), ceiling(second)),
                      std::max(first.floor, second.floor));
}

Result<KeyRange> floatsBetween(const NumberOrder& order, std::string_view one,
                               std::string_view other)
{
    BLOSCOPE_TRY(const double first, floatOf(one));
    BLOSCOPE_TRY(const double second, floatOf(other));
    const NumberKey firstKey = order.keyOfFloat(roundedTo(order.dtype(), first));
    const NumberKey secondKey = order.keyOfFloat(roundedTo(order.dtype(), second));
    return KeyRange{std::min(firstKey, secondKey), std::max(firstKey, secondKey)};
}

} // namespace

Result<CellCriterion> parseCriterion(std::string_view text, const DType& dtype)
{
    if (!dtype.isNumeric())
        return usageError(fmt::format("elements of type {} are not numbers", dtype.text));
    const NumberOrder order(dtype);
    const std::string_view whole = withoutBlanks(text);
    if (whole == "nan" || whole == "NaN")
        return CellCriterion::notANumber(order);
    const Sign* const sign = std::ranges::find_if(
        signs, [&](const Sign& candidate) { return whole.starts_with(candidate.text); });
    return CellCriterion::number(order, sign->comparison,
                                 withoutBlanks(whole.substr(sign->text.size())));
}

Result<CellCriterion> CellCriterion::number(const NumberOrder& order, Comparison comparison,
                                            std::string_view text)
{
    BLOSCOPE_TRY(const KeyRange range, rangeOf(order, comparison, text));
    return comparison == Comparison::NotEqual ? outside(range) : CellCriterion(range);
}

Result<CellCriterion> CellCriterion::between(const NumberOrder& order, std::string_view one,
                                             std::string_view other)
{
    BLOSCOPE_TRY(const KeyRange range, order.isInteger() ? integersBetween(order, one, other)
                                                         : floatsBetween(order, one, other));
    return CellCriterion(range);
}

CellCriterion CellCriterion::outside(KeyRange range)
{
    CellCriterion criterion(range);
    criterion.m_isOutside = true;
    return criterion;
}

CellCriterion CellCriterion::notFinite(const NumberOrder& order)
{
    return outside(order.finite());
}

CellCriterion CellCriterion::notANumber(const NumberOrder& order)
{
    return outside(order.numbers());
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
    if (m_isOutside)
        return chunk.hasNotANumber ||
               (!chunk.numbers.isEmpty() && !m_range.contains(chunk.numbers));
    return !m_range.isEmpty() && m_range.low <= chunk.numbers.high &&
           m_range.high >= chunk.numbers.low;
}

} // namespace bloscope
