#include "core/plane/value_scale.h"

#include "tests/support/odd_numbers.h"
#include "tests/support/processors.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>

namespace bloscope::tst_scale_steps {

using namespace test;

namespace {

constexpr double largest = std::numeric_limits<double>::max();
constexpr double smallest = std::numeric_limits<double>::denorm_min();

const std::vector<ValueScale>& scales()
{
    static const std::vector<ValueScale> all = {
        ValueScale::Linear,       ValueScale::Log,        ValueScale::SymLog,
        ValueScale::Sqrt,         ValueScale::Asinh,      {ValueScale::Gamma, 0.1},
        {ValueScale::Gamma, 0.5}, {ValueScale::Gamma, 1}, {ValueScale::Gamma, 10}};
    return all;
}

const std::vector<ValueRange>& ranges()
{
    static const std::vector<ValueRange> all = {
        {0, 255},       {0, 65535},      {260.25, 299.75},    {1e-9, 1e9},        {-3, 7},
        {1e9, 1e9 + 1}, {-1e-30, 1e30},  {-largest, largest}, {1, largest},       {smallest, 1},
        {0, smallest},  {1, 1 + 1e-15},  {-0.5, 8.5},         {smallest, 1e-300}, {0, 1e-310},
        {0.001, 1000},  {2e-308, 3e-308}};
    return all;
}

// Word by word.
std::int32_t stepOf(double number, const ScalePosition& position, std::int32_t colors,
                    const Histogram& bins)
{
    const double place = position.of(number);
    if (!std::isfinite(number) || std::isnan(place))
        return ScaleSteps::none;
    const double inside = std::clamp(place, 0.0, 1.0);
    return static_cast<std::int32_t>(colors > 0 ? std::lround(inside * (colors - 1.0))
                                                : static_cast<long>(bins.binOf(inside)));
}

// Those where one step ends and the next begins, and their neighbours.
std::vector<double> numbersAtEdges(const ScalePosition& position, int steps)
{
    std::vector<double> numbers;
    for (int step = 0; step <= 2 * steps; ++step) {
        double number = position.valueAt(step / (2.0 * steps));
        for (int i = 0; i < 3; ++i)
            number = std::nextafter(number, -largest);
        for (int i = 0; i < 7; ++i, number = std::nextafter(number, largest))
            numbers.push_back(number);
    }
    return numbers;
}

void compare(const ScaleSteps& steps, std::span<const double> numbers,
             const ScalePosition& position, std::int32_t colors, const Histogram& bins)
{
    std::vector<std::int32_t> found(numbers.size());
    steps.find(numbers, found);
    std::vector<std::int32_t> expected;
    for (const double number : numbers)
        expected.push_back(stepOf(number, position, colors, bins));
    QVERIFY(found == expected);
}

} // namespace

class TestScaleSteps : public QObject {
    Q_OBJECT

 private slots:
    void areThoseOfEachNumberOnAnyProcessor_data()
    {
        QTest::addColumn<ValueScale>("scale");
        for (const ValueScale& scale : scales())
            QTest::newRow(textOf(scale).c_str()) << scale;
    }
    void areThoseOfEachNumberOnAnyProcessor();
};

void TestScaleSteps::areThoseOfEachNumberOnAnyProcessor()
{
    QFETCH(ValueScale, scale);
    const auto kinds = oddNumbers(1001);
    for (const std::int64_t processor : processors()) {
        const OnProcessor on(processor);
        for (const ValueRange& range : ranges()) {
            if (scale.kind == ValueScale::Log && range.low <= 0)
                continue;
            const ScalePosition position(range, scale);
            const ScaleSteps colors = ScaleSteps::nearest(position, 256);
            const Histogram bins(0, 1, 128);
            const ScaleSteps inBins = ScaleSteps::bins(position, 128);
            for (const OddNumbers& kind : kinds) {
                compare(colors, kind.numbers, position, 256, {});
                compare(inBins, kind.numbers, position, 0, bins);
            }
            compare(colors, numbersAtEdges(position, 255), position, 256, {});
            compare(inBins, numbersAtEdges(position, 128), position, 0, bins);
            if (QTest::currentTestFailed())
                return;
        }
    }
}

const Registered<TestScaleSteps, QCoreApplication> registered;

} // namespace bloscope::tst_scale_steps

#include "tst_scale_steps.moc"
