#include "core/plane/value_ticks.h"

#include "core/base/text.h"
#include "core/dtype/time_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

// The smallest of 1, 2, 5, 10, ... times a power of ten that is not below `least`.
double roundStep(double least)
{
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= least)
            return factor * power;
    return 10 * power;
}

std::vector<double> evenNumbers(const ValueRange& range, int wanted, double leastStep = 0)
{
    const double step = std::max(leastStep, roundStep(range.high / wanted - range.low / wanted));
    // A slack for ends that are round numbers but for their last bit.
    const double first = std::ceil(range.low / step - 1e-9);
    const double last = std::floor(range.high / step + 1e-9);
    constexpr double wholeNumbers = 1e15; // float64 has all of them up to here, and tenths
    if (!(std::max(std::abs(first), std::abs(last)) < wholeNumbers))
        return {range.low, range.high};
    std::vector<double> numbers;
    for (double i = first; i <= last; ++i)
        numbers.push_back(i * step);
    return numbers;
}

std::vector<double> powersOfTen(double low, double high, int wanted)
{
    const double first = std::ceil(std::log10(low) - 1e-9);
    const double last = std::floor(std::log10(high) + 1e-9);
    const double every = std::max(1.0, std::ceil((last - first + 1) / wanted));
    std::vector<double> numbers;
    for (double power = first; power <= last; power += every)
        numbers.push_back(std::pow(10, power));
    return numbers;
}

std::vector<double> logNumbers(const ValueRange& range, int wanted)
{
    std::vector<double> numbers = powersOfTen(range.low, range.high, wanted);
    return numbers.size() < 2 ? evenNumbers(range, wanted) : numbers;
}

// Powers of ten on either side of zero, as far down as the scale is not yet linear.
std::vector<double> symLogNumbers(const ValueRange& range, int wanted)
{
    const double largest = std::max(std::abs(range.low), std::abs(range.high));
    std::vector<double> numbers = {0};
    for (const double power : powersOfTen(largest / 300, largest, std::max(1, wanted / 2))) {
        numbers.push_back(power);
        numbers.push_back(-power);
    }
    std::erase_if(numbers, [&](double n) { return n < range.low || n > range.high; });
    std::ranges::sort(numbers);
    return numbers.size() < 2 ? evenNumbers(range, wanted) : numbers;
}

} // namespace

std::vector<double> roundNumbers(const ValueRange& range, ValueScale scale, int wanted)
{
    switch (scale.kind) {
    case ValueScale::Log:
        return logNumbers(range, wanted);
    case ValueScale::SymLog:
        return symLogNumbers(range, wanted);
    case ValueScale::Linear:
    case ValueScale::Asinh:
    case ValueScale::Sqrt:
    case ValueScale::Gamma:
        break;
    }
    return evenNumbers(range, wanted);
}

namespace {

int magnitudeOf(double number)
{
    return static_cast<int>(std::floor(std::log10(number) + 1e-9));
}

double withoutSignOfZero(double number)
{
    return number == 0 ? 0 : number;
}

// As many digits as neighbours need to differ, up to what float64 has; an exponent only where the
// number would be long without.
std::string plainLabel(double number, double step)
{
    const double size = std::max(std::abs(number), step);
    const int needed = magnitudeOf(size) - magnitudeOf(step) + 1;
    const int whole = size < 1e6 ? magnitudeOf(size) + 1 : 1;
    return fmt::format("{:.{}g}", withoutSignOfZero(number),
                       std::clamp(std::max(needed, whole), 1, 15));
}

std::string raised(int exponent)
{
    constexpr std::array<std::string_view, 10> digits = {"⁰", "¹", "²", "³", "⁴",
                                                         "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (const char letter : std::to_string(exponent))
        text += letter == '-' ? "⁻" : digits[static_cast<std::size_t>(letter - '0')];
    return text;
}

// "10⁶", "-2.5×10⁶"
std::string powerLabel(double number, double step)
{
    if (number == 0)
        return "0";
    const int digits = std::clamp(magnitudeOf(std::abs(number)) - magnitudeOf(step), 0, 14);
    const std::string text = fmt::format("{:.{}e}", number, digits);
    const std::size_t exponent = text.find('e');
    std::string factor = text.substr(0, exponent);
    while (factor.find('.') != factor.npos && (factor.ends_with('0') || factor.ends_with('.')))
        factor.pop_back();
    const std::string power = "10" + raised(std::stoi(text.substr(exponent + 1)));
    return factor == "1" ? power : factor == "-1" ? '-' + power : factor + "×" + power;
}

double stepAt(const std::vector<double>& numbers, std::size_t i)
{
    const std::size_t other = i == 0 ? std::min<std::size_t>(1, numbers.size() - 1) : i - 1;
    const double step = std::abs(numbers[i] - numbers[other]);
    return step > 0 ? step : std::abs(numbers[i]);
}

// All of them as powers of ten as soon as one of them would be long otherwise.
std::vector<std::string> labelsOf(const std::vector<double>& numbers)
{
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        labels.push_back(plainLabel(numbers[i], stepAt(numbers, i)));
    const auto isLong = [](const std::string& label) { return label.find('e') != label.npos; };
    if (std::ranges::none_of(labels, isLong))
        return labels;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        labels[i] = powerLabel(numbers[i], stepAt(numbers, i));
    return labels;
}

std::vector<ValueTick> ticksAt(const std::vector<double>& numbers, const ValueRange& range,
                               ValueScale scale, int wanted)
{
    const ScalePosition position(range, scale);
    const double nearest = 0.5 / std::max(2, wanted);
    const std::vector<std::string> labels = labelsOf(numbers);
    std::vector<ValueTick> ticks;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const double place = std::clamp(position.of(numbers[i]), 0.0, 1.0);
        if (ticks.empty() || place - ticks.back().position >= nearest)
            ticks.push_back({place, labels[i]});
    }
    return ticks;
}

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

std::vector<ValueTick> valueTicks(const ValueRange& range, ValueScale scale, int wanted)
{
    return ticksAt(roundNumbers(range, scale, std::max(2, wanted)), range, scale, wanted);
}

std::vector<ValueTick> labelTicks(const ValueRange& range, int wanted)
{
    return ticksAt(evenNumbers(range, std::max(2, wanted), 1), range, ValueScale::Linear, wanted);
}

ValueText::ValueText(const DType& dtype)
{
    if (dtype.isTime())
        m_times = Times{dtype.kind == DTypeKind::DateTime, dtype.unit};
}

std::string ValueText::of(double number) const
{
    constexpr int digits = 6;
    if (std::isnan(number))
        return "nan"; // whatever its sign
    if (!m_times || std::isinf(number))
        return fmt::format("{:.{}g}", withoutSignOfZero(number), digits);
    constexpr double most = 9.2e18;
    return textOf(static_cast<std::int64_t>(std::round(std::clamp(number, -most, most))));
}

std::string ValueText::ofWhole(Int128 number) const
{
    return m_times ? textOf(static_cast<std::int64_t>(number)) : fmt::format("{}", number);
}

std::string ValueText::textOf(std::int64_t count) const
{
    std::string text;
    if (m_times->areDates)
        appendDateTime(count, m_times->unit, text);
    else
        appendTimeDelta(count, m_times->unit, text);
    return text;
}

ValueText ValueText::ofDifferences() const
{
    ValueText texts = *this;
    if (texts.m_times)
        texts.m_times->areDates = false;
    return texts;
}

std::optional<double> ValueText::read(std::string_view text) const
{
    const std::string_view typed = trimmed(text);
    if (!m_times)
        return parseNumber<double>(typed.starts_with('+') ? typed.substr(1) : typed);
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
            ticks.push_back({std::clamp(place, 0.0, 1.0), text});
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
    for (ValueTick& tick : ticks)
        (tick.label += ' ') += wordOf(shown);
    return ticks;
}

} // namespace bloscope
