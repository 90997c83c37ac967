#include "ui/picture/value_text.h"

#include "core/dtype/time_parse.h"
#include "core/dtype/time_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Base = TimeUnit::Base;

// Of the mean year of the calendar, and of its months.
constexpr double secondsOfYear = 365.2425 * 86'400;

double secondsOf(Base base)
{
    switch (base) {
    case Base::Generic:
        return 1;
    case Base::Year:
        return secondsOfYear;
    case Base::Month:
        return secondsOfYear / 12;
    case Base::Week:
        return 7 * 86'400;
    case Base::Day:
        return 86'400;
    case Base::Hour:
        return 3600;
    case Base::Minute:
        return 60;
    default:
        return std::pow(1000, static_cast<int>(Base::Second) - static_cast<int>(base));
    }
}

double secondsOf(const TimeUnit& unit)
{
    return secondsOf(unit.base) * static_cast<double>(unit.multiple);
}

// From one tick to the next, and how far its text goes.
struct DateStep {
    Base base;
    std::int64_t count;
    Base shown;
};

// From short to long. Hours are written with their minutes.
std::vector<DateStep> dateSteps()
{
    std::vector<DateStep> steps;
    for (int base = static_cast<int>(Base::Atto); base > static_cast<int>(Base::Second); --base)
        for (const std::int64_t count : {1, 2, 5, 10, 20, 50, 100, 200, 500})
            steps.push_back({Base(base), count, Base(base)});
    for (const std::int64_t count : {1, 2, 5, 10, 15, 30})
        steps.push_back({Base::Second, count, Base::Second});
    for (const std::int64_t count : {1, 2, 5, 10, 15, 30})
        steps.push_back({Base::Minute, count, Base::Minute});
    for (const std::int64_t count : {1, 2, 3, 6, 12})
        steps.push_back({Base::Minute, count * 60, Base::Minute});
    for (const std::int64_t count : {1, 2, 5, 10})
        steps.push_back({Base::Day, count, Base::Day});
    for (const std::int64_t count : {1, 2, 3, 6})
        steps.push_back({Base::Month, count, Base::Month});
    for (std::int64_t power = 1; power < 10'000'000'000'000; power *= 10)
        for (const std::int64_t count : {1, 2, 5})
            steps.push_back({Base::Year, count * power, Base::Year});
    return steps;
}

// The shortest that makes no more ticks than are wanted, and is none of parts that there are not.
DateStep dateStepFor(double seconds, int wanted, const TimeUnit& unit)
{
    static const std::vector<DateStep> steps = dateSteps();
    const Base finest = unit.base == Base::Week   ? Base::Day
                        : unit.base == Base::Hour ? Base::Minute
                                                  : unit.base;
    const auto fits = [&](const DateStep& step) {
        return step.base <= finest && secondsOf(step.base) * static_cast<double>(step.count) *
                                              static_cast<double>(wanted) >=
                                          seconds;
    };
    const auto found = std::ranges::find_if(steps, fits);
    return found == steps.end() ? steps.back() : *found;
}

std::int64_t countIn(double number)
{
    constexpr double most = 0x1p62; // far from what 64 bits hold: sums of it do not overflow
    return std::isnan(number) ? 0 : static_cast<std::int64_t>(std::clamp(number, -most, most));
}

constexpr int year1970 = 1970; // of count 0

} // namespace

ValueText::ValueText(const DType& dtype)
{
    if (dtype.isTime())
        m_times = Times{dtype.kind == DTypeKind::DateTime, dtype.unit};
}

QString ValueText::of(double number) const
{
    constexpr int digits = 6;
    if (!m_times || !std::isfinite(number))
        return QString::number(number, 'g', digits);
    constexpr double most = 9.2e18;
    const auto count = static_cast<std::int64_t>(std::round(std::clamp(number, -most, most)));
    std::string text;
    if (m_times->areDates)
        appendDateTime(count, m_times->unit, text);
    else
        appendTimeDelta(count, m_times->unit, text);
    return QString::fromStdString(text);
}

QString ValueText::ofWhole(Int128 number) const
{
    std::string text;
    if (!m_times)
        text = fmt::format("{}", number);
    else if (m_times->areDates)
        appendDateTime(static_cast<std::int64_t>(number), m_times->unit, text);
    else
        appendTimeDelta(static_cast<std::int64_t>(number), m_times->unit, text);
    return QString::fromStdString(text);
}

ValueText ValueText::ofDifferences() const
{
    ValueText texts = *this;
    if (texts.m_times)
        texts.m_times->areDates = false;
    return texts;
}

std::optional<double> ValueText::read(const QString& text) const
{
    const std::string typed = text.trimmed().toStdString();
    if (!m_times) {
        bool isNumber = false;
        const double number = text.toDouble(&isNumber);
        return isNumber ? std::optional(number) : std::nullopt;
    }
    const auto count = m_times->areDates ? parseDateTime(typed, m_times->unit)
                                         : parseTimeDelta(typed, m_times->unit);
    return count ? std::optional(static_cast<double>(*count)) : std::nullopt;
}

std::vector<ValueTick> ValueText::ticks(const ValueRange& range, ValueScale scale, int wanted) const
{
    if (!m_times)
        return valueTicks(range, scale, wanted);
    if (!m_times->areDates || m_times->unit.base == Base::Generic)
        return spanTicks(range, scale, wanted);
    std::vector<ValueTick> ticks = dateTicks(range, std::max(2, wanted));
    if (ticks.size() < 2)
        ticks = {{0, of(range.low)}, {1, of(range.high)}};
    const ScalePosition linear(range, ValueScale::Linear);
    const ScalePosition position(range, scale);
    if (scale.kind != ValueScale::Linear)
        for (ValueTick& tick : ticks)
            tick.position = std::clamp(position.of(linear.valueAt(tick.position)), 0.0, 1.0);
    return ticks;
}

// At multiples of the step in the calendar, where the unit has them.
std::vector<ValueTick> ValueText::dateTicks(const ValueRange& range, int wanted) const
{
    const double unit = secondsOf(m_times->unit);
    const DateStep step = dateStepFor(range.high * unit - range.low * unit, wanted, m_times->unit);
    const double perBase = unit / secondsOf(step.base);
    // The length of years and months varies: begins a little early and ends a little late.
    const std::int64_t origin = step.base == Base::Year ? year1970 : 0;
    const std::int64_t first = (countIn(range.low * perBase) + origin) / step.count - 2;
    const std::int64_t last = (countIn(range.high * perBase) + origin) / step.count + 2;
    std::vector<ValueTick> ticks;
    // Of a range that no step suits, as one of all that 64 bits count, only the beginning.
    const std::int64_t mostSteps = 8 * std::int64_t{wanted};
    for (std::int64_t i = first; i <= last && i - first < mostSteps; ++i) {
        std::string text;
        appendDateTime(i * step.count - origin, {step.base}, text);
        const auto count = parseDateTime(text, m_times->unit);
        const double place =
            count ? (static_cast<double>(*count) - range.low) / (range.high - range.low) : -1;
        if (place >= -1e-9 && place <= 1 + 1e-9)
            ticks.push_back({std::clamp(place, 0.0, 1.0), QString::fromStdString(text)});
    }
    return ticks;
}

// In the longest unit of which the range has a few, as far as it is one of fixed length.
std::vector<ValueTick> ValueText::spanTicks(const ValueRange& range, ValueScale scale,
                                            int wanted) const
{
    const bool mayScale = scale.kind == ValueScale::Linear || scale.kind == ValueScale::Log;
    const double unit = secondsOf(m_times->unit);
    Base shown = m_times->unit.base;
    if (mayScale && shown >= Base::Day)
        for (const Base longer : {Base::Day, Base::Hour, Base::Minute, Base::Second, Base::Milli,
                                  Base::Micro, Base::Nano, Base::Pico, Base::Femto})
            if (longer < shown && (range.high - range.low) * unit >= 2 * secondsOf(longer)) {
                shown = longer;
                break;
            }
    const double factor =
        m_times->unit.base == Base::Generic
            ? static_cast<double>(m_times->unit.multiple)
            : (mayScale ? unit / secondsOf(shown) : static_cast<double>(m_times->unit.multiple));
    const ValueRange scaled{range.low * factor, range.high * factor};
    const bool isFinest = shown == m_times->unit.base;
    std::vector<ValueTick> ticks = isFinest && scale.kind == ValueScale::Linear
                                       ? labelTicks(scaled, wanted)
                                       : valueTicks(scaled, scale, wanted);
    const QString word = QString::fromStdString(std::string(wordOf(shown)));
    for (ValueTick& tick : ticks)
        tick.label += ' ' + word;
    return ticks;
}

} // namespace bloscope
