#include "core/plane/value_range.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <limits>
#include <vector>

namespace bloscope::tst_value_range {

using Kind = RangeChoice::Kind;
using Numbers = std::vector<double>;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double largest = std::numeric_limits<double>::max();
constexpr double smallest = std::numeric_limits<double>::denorm_min();

Numbers hundredAndOne() // 0.5, 1.5, ... 100.5: the p-th percentile is p + 0.5
{
    Numbers numbers;
    for (int i = 0; i <= 100; ++i)
        numbers.push_back((i * 37 % 101) + 0.5);
    return numbers;
}

Numbers withOutlier() // 1000 numbers from 0 to 1 and a huge one
{
    Numbers numbers(1, 1e9);
    for (int i = 0; i < 1000; ++i)
        numbers.push_back(i / 999.0);
    return numbers;
}

} // namespace

class TestValueRange : public QObject {
    Q_OBJECT

 private slots:
    void choosesARange_data();
    void choosesARange();
};

void TestValueRange::choosesARange_data()
{
    QTest::addColumn<Numbers>("numbers");
    QTest::addColumn<RangeChoice>("choice");
    QTest::addColumn<ValueScale>("scale");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    const ValueScale linear;
    const ValueScale log(ValueScale::Log);
    const RangeChoice automatic;
    const RangeChoice minMax{Kind::MinMax};
    const RangeChoice percentile{Kind::Percentile};
    const auto manual = [](double low, double high) {
        return RangeChoice{Kind::Manual, 1, 99, {low, high}};
    };

    QTest::newRow("min-max") << Numbers{3, -1, 2} << minMax << linear << -1.0 << 3.0;
    QTest::newRow("min-max without the infinite")
        << Numbers{notANumber, 3, -infinity, 1, infinity} << minMax << linear << 1.0 << 3.0;
    QTest::newRow("percentiles") << hundredAndOne() << percentile << linear << 1.5 << 99.5;
    QTest::newRow("percentiles by choice")
        << hundredAndOne() << RangeChoice{Kind::Percentile, 10, 75} << linear << 10.5 << 75.5;
    QTest::newRow("one label in a hundred zeros, by percentiles") << [] {
        Numbers n(1000, 0);
        n[3] = 4;
        return n;
    }() << percentile << linear << 0.0 << 4.0;
    QTest::newRow("automatic: labels are all shown") << [] {
        Numbers n(1000, 0);
        n[1] = n[3] = 255;
        return n;
    }() << automatic << linear << 0.0 << 255.0;
    QTest::newRow("automatic: an outlier is left out")
        << withOutlier() << automatic << linear << 10 / 999.0 << 990 / 999.0;
    QTest::newRow("manual") << Numbers{1, 2} << manual(-5, 5) << linear << -5.0 << 5.0;
    QTest::newRow("manual, turned round")
        << Numbers{1, 2} << manual(5, -5) << linear << -5.0 << 5.0;
    QTest::newRow("manual, one number") << Numbers{1} << manual(2, 2) << linear << 1.5 << 2.5;
    QTest::newRow("manual from zero, log") << Numbers{1} << manual(0, 1e6) << log << 1.0 << 1e6;
    QTest::newRow("manual below zero, log") << Numbers{1} << manual(-2, 0) << log << 1.0 << 10.0;
    QTest::newRow("log leaves out numbers up to zero")
        << Numbers{-4, 0, 2, 8} << minMax << log << 2.0 << 8.0;
    QTest::newRow("constant") << Numbers(9, 3.0) << automatic << linear << 2.5 << 3.5;
    QTest::newRow("constant and large")
        << Numbers(9, 4e9) << minMax << linear << 4e9 - 4e3 << 4e9 + 4e3;
    QTest::newRow("constant, log") << Numbers(9, 3.0) << minMax << log << 1.5 << 6.0;
    QTest::newRow("smallest, log")
        << Numbers{smallest} << minMax << log << smallest << 2 * smallest;
    QTest::newRow("largest") << Numbers{largest} << minMax << linear << largest - largest * 1e-6
                             << largest;
    QTest::newRow("largest, log") << Numbers{largest} << minMax << log << largest / 2 << largest;
    const auto deviations = [](double count) {
        return RangeChoice{Kind::Deviations, 1, 99, {}, count};
    };
    const auto symmetric = [](RangeChoice choice) {
        choice.isSymmetric = true;
        return choice;
    };
    // Of mean 5 and standard deviation 2 (numpy.std).
    const Numbers eight = {2, 4, 4, 4, notANumber, 5, 5, 7, 9, infinity};
    QTest::newRow("deviations") << eight << deviations(1) << linear << 3.0 << 7.0;
    QTest::newRow("deviations, beyond the numbers")
        << eight << deviations(3) << linear << -1.0 << 11.0;
    QTest::newRow("deviations, log") << eight << deviations(3) << log << 2.0 << 11.0;
    QTest::newRow("deviations of equal numbers")
        << Numbers(9, 3.0) << deviations(3) << linear << 2.5 << 3.5;
    QTest::newRow("deviations of large numbers")
        << Numbers{-1e300, 1e300} << deviations(1) << linear << -1e300 << 1e300;
    QTest::newRow("deviations beyond float64")
        << Numbers{-largest, largest} << deviations(2) << linear << -largest << largest;
    QTest::newRow("deviations of small numbers")
        << Numbers{-1e-300, 1e-300} << deviations(2) << linear << -2e-300 << 2e-300;
    QTest::newRow("symmetric") << Numbers{-3, 7} << symmetric(minMax) << linear << -7.0 << 7.0;
    QTest::newRow("symmetric below zero")
        << Numbers{-3, -1} << symmetric(minMax) << linear << -3.0 << 3.0;
    QTest::newRow("symmetric percentiles")
        << hundredAndOne() << symmetric(percentile) << linear << -99.5 << 99.5;
    QTest::newRow("symmetric deviations")
        << eight << symmetric(deviations(1)) << linear << -7.0 << 7.0;
    QTest::newRow("symmetric and typed")
        << Numbers{} << symmetric(manual(1, 2)) << linear << -2.0 << 2.0;
    QTest::newRow("symmetric zeros") << Numbers{0, 0} << symmetric(minMax) << linear << -0.5 << 0.5;
    QTest::newRow("symmetric, log") << Numbers{2, 8} << symmetric(minMax) << log << 2.0 << 8.0;
    QTest::newRow("symmetric without numbers")
        << Numbers{} << symmetric(minMax) << linear << -1.0 << 1.0;
    QTest::newRow("no numbers") << Numbers{} << automatic << linear << 0.0 << 1.0;
    QTest::newRow("NaN only") << Numbers{notANumber, notANumber} << automatic << linear << 0.0
                              << 1.0;
    QTest::newRow("nothing above zero, log") << Numbers{-1, 0} << automatic << log << 1.0 << 10.0;
}

void TestValueRange::choosesARange()
{
    QFETCH(Numbers, numbers);
    QFETCH(RangeChoice, choice);
    QFETCH(ValueScale, scale);
    QFETCH(double, low);
    QFETCH(double, high);
    const ValueRange range = rangeOf(numbers, choice, scale);
    QCOMPARE(range.low, low);
    QCOMPARE(range.high, high);
    QVERIFY(range.low < range.high);
}

const test::Registered<TestValueRange, QCoreApplication> registered;

} // namespace bloscope::tst_value_range

#include "tst_value_range.moc"
