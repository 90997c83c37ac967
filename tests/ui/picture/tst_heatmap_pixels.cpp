#include "ui/picture/heatmap_image.h"

#include "tests/support/registered_test.h"
#include "tests/ui/picture/plain_picture.h"

#include <QCoreApplication>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>

namespace bloscope::tst_heatmap_pixels {

using test::heatmapImage;

using Kind = RangeChoice::Kind;
using Real = long double;

// Every pixel of a picture against a computation of its own, number by number, in another
// precision and by the definitions as they are written down: no code of the picture is used but
// the 256 colours of its map.
namespace {

constexpr int rows = 41;
constexpr int columns = 53;

// Positive and negative numbers of several magnitudes, zeros, NaN and both infinities.
std::vector<double> someNumbers()
{
    std::vector<double> numbers;
    for (int i = 0; i < rows * columns; ++i)
        numbers.push_back(std::sin(i * 0.7) * std::exp(std::cos(i * 0.013) * 4) + i * 0.001);
    for (int i = 0; i < rows * columns; i += 97)
        numbers[std::size_t(i)] = 0;
    for (int i = 5; i < rows * columns; i += 131)
        numbers[std::size_t(i)] = std::numeric_limits<double>::quiet_NaN();
    numbers[100] = numbers[700] = std::numeric_limits<double>::infinity();
    numbers[200] = -std::numeric_limits<double>::infinity();
    return numbers;
}

Cells cellsOf(const std::vector<double>& numbers)
{
    Cells cells;
    cells.slice = Slice::whole({rows, columns});
    cells.extent = {rows, columns};
    cells.itemsize = 8;
    cells.bytes.resize(8 * numbers.size());
    std::memcpy(cells.bytes.data(), numbers.data(), cells.bytes.size());
    return cells;
}

struct Ends {
    Real low;
    Real high;
};

using Sorted = std::vector<double>; // finite numbers only

// numpy.percentile(numbers, percent), method "linear".
Real percentile(const Sorted& numbers, Real percent)
{
    const Real place = percent / 100 * Real(numbers.size() - 1);
    const auto below = std::size_t(std::floor(place));
    const auto above = std::min(below + 1, numbers.size() - 1);
    return numbers[below] + (place - Real(below)) * (Real(numbers[above]) - numbers[below]);
}

Ends deviations(const Sorted& numbers, Real count)
{
    Real sum = 0;
    for (const double number : numbers)
        sum += number;
    const Real mean = sum / Real(numbers.size());
    Real squares = 0;
    for (const double number : numbers)
        squares += (number - mean) * (number - mean);
    const Real deviation = std::sqrt(squares / Real(numbers.size()));
    return {mean - count * deviation, mean + count * deviation};
}

// Where a number lies between the ends.
using Place = std::function<Real(Real number, Ends ends)>;

Place between(const std::function<Real(Real number, Ends ends)>& bend)
{
    return [bend](Real number, Ends ends) {
        return (bend(number, ends) - bend(ends.low, ends)) /
               (bend(ends.high, ends) - bend(ends.low, ends));
    };
}

const Place linear = between([](Real number, Ends) { return number; });
const Place logarithmic = between([](Real number, Ends) { return std::log(number); });
const Place symLog = between([](Real number, Ends ends) {
    const Real threshold = std::max(std::abs(ends.low), std::abs(ends.high)) / 1000;
    return (number < 0 ? -1 : 1) * std::log(1 + std::abs(number) / threshold);
});
const Place inverseSinh = between([](Real number, Ends ends) {
    const Real unit = std::max(std::abs(ends.low), std::abs(ends.high)) / 10;
    return std::asinh(number / unit);
});
const Place squareRoot =
    between([](Real number, Ends) { return (number < 0 ? -1 : 1) * std::sqrt(std::abs(number)); });

Place gammaOf(Real exponent)
{
    return [exponent](Real number, Ends ends) {
        const Real place = linear(number, ends);
        return place < 0 ? place : std::pow(place, exponent);
    };
}

QRgb expectedColor(double number, const ColorMap& map, const Place& place, Ends ends, bool isLog)
{
    if (std::isnan(number))
        return map.special.notANumber;
    if (std::isinf(number))
        return number > 0 ? map.special.plusInfinity : map.special.minusInfinity;
    if (isLog && number <= 0)
        return map.special.notANumber;
    const Real entry = std::floor(place(number, ends) * 255 + Real(0.5));
    return map.colors[std::size_t(std::clamp(entry, Real(0), Real(255)))];
}

} // namespace

class TestHeatmapPixels : public QObject {
    Q_OBJECT

 private slots:
    void areThoseOfTheDefinition_data();
    void areThoseOfTheDefinition();
    void areThoseOfTheLabels();
    void showTheLargestLabelFromAfar();
};

void TestHeatmapPixels::areThoseOfTheDefinition_data()
{
    QTest::addColumn<ValueScale>("scale");
    QTest::addColumn<Place>("place");
    QTest::addColumn<RangeChoice>("range");
    QTest::addColumn<std::function<Ends(const Sorted&)>>("ends");
    struct Scale {
        const char* name;
        ValueScale scale;
        Place place;
    };
    const Scale scales[] = {{"linear", ValueScale::Linear, linear},
                            {"log", ValueScale::Log, logarithmic},
                            {"symlog", ValueScale::SymLog, symLog},
                            {"asinh", ValueScale::Asinh, inverseSinh},
                            {"sqrt", ValueScale::Sqrt, squareRoot},
                            {"gamma 0.5", {ValueScale::Gamma, 0.5}, gammaOf(0.5)},
                            {"gamma 2.2", {ValueScale::Gamma, 2.2}, gammaOf(Real(2.2))}};
    struct Range {
        const char* name;
        RangeChoice choice;
        std::function<Ends(const Sorted&)> ends;
    };
    const auto minMax = [](const Sorted& n) { return Ends{n.front(), n.back()}; };
    const auto percents = [](Real low, Real high) {
        return [=](const Sorted& n) { return Ends{percentile(n, low), percentile(n, high)}; };
    };
    const Range ranges[] = {{"min-max", {Kind::MinMax}, minMax},
                            {"automatic", {}, percents(1, 99)},
                            {"percentiles", {Kind::Percentile, 12.5, 87.25}, percents(12.5, 87.25)},
                            {"manual",
                             {Kind::Manual, 1, 99, {0.5, 20}},
                             [](const Sorted&) {
                                 return Ends{0.5, 20};
                             }},
                            {"deviations", {Kind::Deviations, 1, 99, {}, 1.5}, [](const Sorted& n) {
                                 return deviations(n, 1.5);
                             }}};
    for (const Scale& scale : scales)
        for (const Range& range : ranges) {
            QTest::addRow("%s, %s", scale.name, range.name)
                << scale.scale << scale.place << range.choice << range.ends;
            RangeChoice symmetric = range.choice;
            symmetric.isSymmetric = true;
            const auto ends = [ends = range.ends](const Sorted& n) {
                const Ends all = ends(n);
                const Real largest = std::max(std::abs(all.low), std::abs(all.high));
                return Ends{-largest, largest};
            };
            if (scale.scale.kind != ValueScale::Log)
                QTest::addRow("%s, symmetric %s", scale.name, range.name)
                    << scale.scale << scale.place << symmetric
                    << std::function<Ends(const Sorted&)>(ends);
        }
}

void TestHeatmapPixels::areThoseOfTheDefinition()
{
    QFETCH(ValueScale, scale);
    QFETCH(Place, place);
    QFETCH(RangeChoice, range);
    using EndsOf = std::function<Ends(const Sorted&)>;
    QFETCH(EndsOf, ends);
    const bool isLog = scale.kind == ValueScale::Log;
    const std::vector<double> numbers = someNumbers();
    Sorted sorted;
    for (const double number : numbers)
        if (std::isfinite(number) && (!isLog || number > 0))
            sorted.push_back(number);
    std::ranges::sort(sorted);
    Ends expected = ends(sorted);
    if (isLog && expected.low < sorted.front())
        expected.low = sorted.front(); // deviations reach below zero
    const auto float64 = parseDType("<f8", {});
    for (const char* name : {"viridis", "rdbu_r"}) {
        const ColorMap& map = *findColorMap(name);
        const auto image = heatmapImage(cellsOf(numbers), *float64, {&map, scale, range});
        QVERIFY(image);
        for (int i = 0; i < rows * columns; ++i)
            QCOMPARE(QColor(image->pixel(i % columns, i / columns)),
                     QColor(expectedColor(numbers[std::size_t(i)], map, place, expected, isLog)));
    }
}

void TestHeatmapPixels::areThoseOfTheLabels()
{
    const ColorMap& map = *findColorMap("okabe");
    std::vector<double> numbers;
    for (int i = 0; i < rows * columns; ++i)
        numbers.push_back(i % 12 - 1);
    numbers[7] = std::numeric_limits<double>::quiet_NaN();
    numbers[8] = std::numeric_limits<double>::infinity();
    // Neither scale nor range have a say.
    const HeatmapOptions options{&map, ValueScale::Log, {Kind::Manual, 1, 99, {100, 200}}};
    const auto image = heatmapImage(cellsOf(numbers), *parseDType("<f8", {}), options);
    QVERIFY(image);
    const int entries[] = {6, 0, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3}; // for -1 to 10
    for (int i = 0; i < rows * columns; ++i)
        if (i != 7 && i != 8)
            QCOMPARE(image->pixel(i % columns, i / columns),
                     map.colors[std::size_t(entries[i % 12])]);
    QCOMPARE(image->pixel(7, 0), map.special.notANumber);
    QCOMPARE(image->pixel(8, 0), map.special.plusInfinity);
    QCOMPARE(pictureRange(numbers, options), (ValueRange{-1.5, 10.5}));
}

void TestHeatmapPixels::showTheLargestLabelFromAfar()
{
    const ColorMap& map = *findColorMap("okabe");
    std::vector<double> numbers(rows * columns, 0);
    numbers[columns + 1] = 3;
    numbers[columns + 2] = 1;
    HeatmapOptions options{&map};
    options.size = PixelSize{1, 1};
    const auto image = heatmapImage(cellsOf(numbers), *parseDType("<f8", {}), options);
    QVERIFY(image);
    QCOMPARE(image->pixel(0, 0), map.colors[3]);
}

const test::Registered<TestHeatmapPixels, QCoreApplication> registered;

} // namespace bloscope::tst_heatmap_pixels

#include "tst_heatmap_pixels.moc"
