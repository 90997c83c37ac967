#include "core/query/element_range.h"

#include "core/dtype/time_text.h"
#include "core/scan/wide_keys.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

// The integers next to a literal: equal where it is one.
struct NextIntegers {
    Int128 below = 0; // or equal
    Int128 above = 0;
};

NextIntegers integersAt(const QueryNumber& literal)
{
    if (const auto* const integer = std::get_if<std::int64_t>(&literal))
        return {*integer, *integer};
    if (const auto* const large = std::get_if<std::uint64_t>(&literal))
        return {static_cast<Int128>(*large), static_cast<Int128>(*large)};
    constexpr double beyond = 1e30; // past all integers of 64 bits
    const double number = std::clamp(std::get<double>(literal), -beyond, beyond);
    return {static_cast<Int128>(std::floor(number)), static_cast<Int128>(std::ceil(number))};
}

template <class T>
ClosedRange<T> integerRange(CompareOperator comparison, const NextIntegers& at)
{
    Int128 low = std::numeric_limits<T>::min();
    Int128 high = static_cast<Int128>(std::numeric_limits<T>::max());
    switch (comparison) {
    case CompareOperator::Equal:
    case CompareOperator::NotEqual:
        low = std::max(low, at.above);
        high = std::min(high, at.below);
        break;
    case CompareOperator::Less:
        high = std::min(high, at.above - 1);
        break;
    case CompareOperator::LessEqual:
        high = std::min(high, at.below);
        break;
    case CompareOperator::Greater:
        low = std::max(low, at.below + 1);
        break;
    case CompareOperator::GreaterEqual:
        low = std::max(low, at.above);
        break;
    }
    if (low > high)
        return {1, 0};
    return {static_cast<T>(low), static_cast<T>(high)};
}

// The floats next to a literal: equal where it is one.
struct NextFloats {
    double below = 0;
    double above = 0;
};

constexpr double infinity = std::numeric_limits<double>::infinity();

NextFloats floatsAt(const QueryNumber& literal)
{
    if (const auto* const number = std::get_if<double>(&literal))
        return {*number, *number};
    const Int128 exact = integersAt(literal).below;
    const double nearest = static_cast<double>(exact);
    const auto back = static_cast<Int128>(nearest);
    return {back > exact ? std::nextafter(nearest, -infinity) : nearest,
            back < exact ? std::nextafter(nearest, infinity) : nearest};
}

ClosedRange<double> floatRange(CompareOperator comparison, const NextFloats& at)
{
    constexpr ClosedRange<double> none{1, 0};
    if (std::isnan(at.below))
        return none;
    switch (comparison) {
    case CompareOperator::Equal:
    case CompareOperator::NotEqual:
        return at.below == at.above ? ClosedRange<double>{at.below, at.below} : none;
    case CompareOperator::Less:
        return at.above == -infinity
                   ? none
                   : ClosedRange<double>{-infinity, std::nextafter(at.above, -infinity)};
    case CompareOperator::LessEqual:
        return {-infinity, at.below};
    case CompareOperator::Greater:
        return at.below == infinity
                   ? none
                   : ClosedRange<double>{std::nextafter(at.below, infinity), infinity};
    case CompareOperator::GreaterEqual:
        return {at.above, infinity};
    }
    return none;
}

Int128 secondsOf(TimeUnit::Base base)
{
    switch (base) {
    case TimeUnit::Base::Week:
        return 7 * 86400;
    case TimeUnit::Base::Day:
        return 86400;
    case TimeUnit::Base::Hour:
        return 3600;
    case TimeUnit::Base::Minute:
        return 60;
    default:
        return 1;
    }
}

Int128 perSecond(TimeUnit::Base base)
{
    Int128 count = 1;
    for (auto unit = static_cast<int>(TimeUnit::Base::Second); unit < static_cast<int>(base);
         ++unit)
        count *= 1000;
    return count;
}

NextIntegers nextCounts(Int128 count, Int128 ratio)
{
    const Int128 below = count / ratio - (count % ratio < 0 ? 1 : 0);
    return {below, below + (count % ratio == 0 ? 0 : 1)};
}

// A date that is finer than the unit is read in the coarsest unit that fits it.
Result<NextIntegers> countsAt(std::string_view date, TimeUnit unit)
{
    const auto count = parseDateTime(date, unit);
    if (count)
        return NextIntegers{*count, *count};
    constexpr std::array finer = {TimeUnit::Base::Second, TimeUnit::Base::Milli,
                                  TimeUnit::Base::Micro,  TimeUnit::Base::Nano,
                                  TimeUnit::Base::Pico,   TimeUnit::Base::Femto};
    const bool isCalendar = unit.base == TimeUnit::Base::Generic ||
                            unit.base == TimeUnit::Base::Year || unit.base == TimeUnit::Base::Month;
    for (const TimeUnit::Base base : finer) {
        const auto fine = isCalendar ? count : parseDateTime(date, {base, 1});
        const Int128 ratio = perSecond(base) * secondsOf(unit.base) * unit.multiple;
        if (fine && ratio % perSecond(unit.base) == 0)
            return nextCounts(*fine, ratio / perSecond(unit.base));
    }
    return count.error();
}

template <class T>
ClosedRange<T> intersectionOfTwo(const ClosedRange<T>& a, const ClosedRange<T>& b)
{
    return {std::max(a.low, b.low), std::min(a.high, b.high)};
}

ElementRange intersectionOf(const ElementRange& a, const ElementRange& b)
{
    return std::visit(
        [&b](const auto& range) -> ElementRange {
            return intersectionOfTwo(range, std::get<std::decay_t<decltype(range)>>(b));
        },
        a);
}

} // namespace

ElementRange rangeOf(CompareOperator comparison, const QueryNumber& literal, TypedColumn::Type type)
{
    if (type == TypedColumn::Type::Float)
        return floatRange(comparison, floatsAt(literal));
    const auto* const number = std::get_if<double>(&literal);
    const bool isNaN = number && std::isnan(*number);
    if (type == TypedColumn::Type::Signed || type == TypedColumn::Type::Date)
        return isNaN ? ClosedRange<std::int64_t>{1, 0}
                     : integerRange<std::int64_t>(comparison, integersAt(literal));
    return isNaN ? ClosedRange<std::uint64_t>{1, 0}
                 : integerRange<std::uint64_t>(comparison, integersAt(literal));
}

Result<ElementRange> rangeOf(CompareOperator comparison, std::string_view date, TimeUnit unit)
{
    BLOSCOPE_TRY(const NextIntegers counts, countsAt(date, unit));
    return ElementRange(integerRange<std::int64_t>(comparison, counts));
}

std::optional<ElementRange> rangeOfYears(CompareOperator comparison, std::int64_t year,
                                         TimeUnit unit)
{
    constexpr std::int64_t mostYears = 1'000'000'000;
    if (year > mostYears || year < -mostYears)
        return {};
    const auto rangeFrom = [unit](CompareOperator side, std::int64_t first) {
        return rangeOf(side, fmt::format("{}-01-01", first), unit);
    };
    const bool isEqual =
        comparison == CompareOperator::Equal || comparison == CompareOperator::NotEqual;
    const bool isOfNext =
        comparison == CompareOperator::LessEqual || comparison == CompareOperator::Greater;
    const bool isBelow =
        comparison == CompareOperator::Less || comparison == CompareOperator::LessEqual;
    const auto range = rangeFrom(isBelow ? CompareOperator::Less : CompareOperator::GreaterEqual,
                                 year + (isOfNext ? 1 : 0));
    const auto end = rangeFrom(CompareOperator::Less, year + 1);
    if (!range || !end)
        return {};
    return isEqual ? intersectionOf(*range, *end) : *range;
}

CompareOperator mirrored(CompareOperator comparison)
{
    switch (comparison) {
    case CompareOperator::Less:
        return CompareOperator::Greater;
    case CompareOperator::LessEqual:
        return CompareOperator::GreaterEqual;
    case CompareOperator::Greater:
        return CompareOperator::Less;
    case CompareOperator::GreaterEqual:
        return CompareOperator::LessEqual;
    default:
        return comparison;
    }
}

void mergeRanges(std::vector<BoundExpression>& conditions)
{
    for (std::size_t i = 0; i < conditions.size(); ++i)
        for (std::size_t k = i + 1; k < conditions.size();) {
            const bool isSame = conditions[i].op == BoundExpression::Op::InRange &&
                                conditions[k].op == BoundExpression::Op::InRange &&
                                !conditions[i].isNegated && !conditions[k].isNegated &&
                                conditions[i].columnIndex == conditions[k].columnIndex;
            if (!isSame) {
                ++k;
                continue;
            }
            conditions[i].range = intersectionOf(conditions[i].range, conditions[k].range);
            conditions[i].begin = std::min(conditions[i].begin, conditions[k].begin);
            conditions[i].end = std::max(conditions[i].end, conditions[k].end);
            conditions.erase(conditions.begin() + static_cast<std::ptrdiff_t>(k));
        }
}

ClosedRange<float> inFloat32(const ClosedRange<double>& range)
{
    if (range.low > range.high)
        return {1, 0};
    constexpr float limit = std::numeric_limits<float>::infinity();
    const auto toFloat = [](double number) {
        constexpr double most = std::numeric_limits<float>::max();
        return number > most ? limit : number < -most ? -limit : static_cast<float>(number);
    };
    ClosedRange<float> narrow{toFloat(range.low), toFloat(range.high)};
    if (static_cast<double>(narrow.low) < range.low)
        narrow.low = std::nextafter(narrow.low, limit);
    if (static_cast<double>(narrow.high) > range.high)
        narrow.high = std::nextafter(narrow.high, -limit);
    return narrow;
}

} // namespace bloscope
