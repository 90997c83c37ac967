#include "ui/picture/value_ticks.h"

#include <QStringList>
#include <algorithm>
#include <cmath>

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

int magnitudeOf(double number)
{
    return static_cast<int>(std::floor(std::log10(number) + 1e-9));
}

// As many digits as neighbours need to differ, up to what float64 has; an exponent only where the
// number would be long without.
QString plainLabel(double number, double step)
{
    const double size = std::max(std::abs(number), step);
    const int needed = magnitudeOf(size) - magnitudeOf(step) + 1;
    const int whole = size < 1e6 ? magnitudeOf(size) + 1 : 1;
    return QString::number(number, 'g', std::clamp(std::max(needed, whole), 1, 15));
}

QString raised(int exponent)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = QString::number(exponent);
    for (QChar& letter : text)
        letter = letter == '-' ? QChar(u'⁻') : digits[letter.digitValue()];
    return text;
}

// "10⁶", "-2.5×10⁶"
QString powerLabel(double number, double step)
{
    if (number == 0)
        return QStringLiteral("0");
    const int digits = std::clamp(magnitudeOf(std::abs(number)) - magnitudeOf(step), 0, 14);
    const QString text = QString::number(number, 'e', digits);
    QString factor = text.section('e', 0, 0);
    while (factor.contains('.') && (factor.endsWith('0') || factor.endsWith('.')))
        factor.chop(1);
    const QString power = QStringLiteral("10") + raised(text.section('e', 1).toInt());
    return factor == "1"    ? power
           : factor == "-1" ? '-' + power
                            : QStringLiteral("%1×%2").arg(factor, power);
}

double stepAt(const std::vector<double>& numbers, std::size_t i)
{
    const std::size_t other = i == 0 ? std::min<std::size_t>(1, numbers.size() - 1) : i - 1;
    const double step = std::abs(numbers[i] - numbers[other]);
    return step > 0 ? step : std::abs(numbers[i]);
}

// All of them as powers of ten as soon as one of them would be long otherwise.
QStringList labelsOf(const std::vector<double>& numbers)
{
    QStringList labels;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        labels << plainLabel(numbers[i], stepAt(numbers, i));
    const auto isLong = [](const QString& label) { return label.contains('e'); };
    if (std::ranges::none_of(labels, isLong))
        return labels;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        labels[qsizetype(i)] = powerLabel(numbers[i], stepAt(numbers, i));
    return labels;
}

std::vector<ValueTick> ticksAt(const std::vector<double>& numbers, const ValueRange& range,
                               ValueScale scale, int wanted)
{
    const ScalePosition position(range, scale);
    const double nearest = 0.5 / std::max(2, wanted);
    const QStringList labels = labelsOf(numbers);
    std::vector<ValueTick> ticks;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const double place = std::clamp(position.of(numbers[i]), 0.0, 1.0);
        if (ticks.empty() || place - ticks.back().position >= nearest)
            ticks.push_back({place, labels[qsizetype(i)]});
    }
    return ticks;
}

} // namespace

std::vector<ValueTick> valueTicks(const ValueRange& range, ValueScale scale, int wanted)
{
    return ticksAt(roundNumbers(range, scale, std::max(2, wanted)), range, scale, wanted);
}

std::vector<ValueTick> labelTicks(const ValueRange& range, int wanted)
{
    return ticksAt(evenNumbers(range, std::max(2, wanted), 1), range, ValueScale::Linear, wanted);
}

} // namespace bloscope
