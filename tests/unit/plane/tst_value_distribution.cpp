#include "core/plane/value_distribution.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <limits>
#include <vector>

namespace bloscope::tst_value_distribution {

using Numbers = std::vector<double>;
using Counts = std::vector<std::uint64_t>;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

std::uint64_t sumOf(const Counts& counts)
{
    std::uint64_t sum = 0;
    for (const std::uint64_t count : counts)
        sum += count;
    return sum;
}

} // namespace

class TestValueDistribution : public QObject {
    Q_OBJECT

 private slots:
    void givesLabelsBinsOfTheirOwn();
    void spreadsNumbersOverTheirExtent();
    void hasBinsOfTheScale();
    void hasBinsForWhatAnAxisShows_data();
    void hasBinsForWhatAnAxisShows();
    void leavesOutWhatIsNotOnTheScale();
    void isEmptyWithoutNumbers();
    void hasARoomForEqualNumbers();
    void tellsWhetherARangeHoldsAll_data();
    void tellsWhetherARangeHoldsAll();
};

void TestValueDistribution::givesLabelsBinsOfTheirOwn()
{
    const auto labels = distributionOf(Numbers{3, -1, 0, 0, 3, 3, notANumber}, ValueScale::SymLog);
    QCOMPARE(labels.extent, (ValueRange{-1.5, 3.5}));
    QVERIFY(labels.scale.kind == ValueScale::Linear);
    QCOMPARE(labels.bins.counts, (Counts{1, 2, 0, 0, 3}));
    QCOMPARE(labels.numbers, 6);
    QCOMPARE(labels.binsOn({3.2, 3.3}).front().count, std::uint64_t(3));
    QCOMPARE(labels.edgesOf(1), (ValueRange{-0.5, 0.5}));
    QVERIFY(labels.binsOn({4, 5}).empty());
}

void TestValueDistribution::spreadsNumbersOverTheirExtent()
{
    Numbers numbers;
    for (int i = 0; i <= 1280; ++i)
        numbers.push_back(i / 10.0);
    const auto spread = distributionOf(numbers, ValueScale::Linear);
    QCOMPARE(spread.extent, (ValueRange{0, 128}));
    QCOMPARE(spread.bins.counts.size(), std::size_t(128));
    QCOMPARE(sumOf(spread.bins.counts), std::uint64_t(1281));
    QCOMPARE(spread.edgesOf(77).low, 77.0);
    QCOMPARE(spread.edgesOf(77).high, 78.0);
}

void TestValueDistribution::hasBinsOfTheScale()
{
    const auto decades = distributionOf(Numbers{1e-3, 0.5, 20, 1e5}, ValueScale::Log);
    QCOMPARE(decades.extent, (ValueRange{1e-3, 1e5}));
    QCOMPARE(decades.edgesOf(16).low, 1e-2); // 16 bins to a decade
    QCOMPARE(decades.bins.counts.front(), std::uint64_t(1));
    QCOMPARE(decades.bins.counts.back(), std::uint64_t(1));
}

void TestValueDistribution::hasBinsForWhatAnAxisShows_data()
{
    QTest::addColumn<ValueScale>("scale");
    for (const auto& word : scaleWords)
        QTest::newRow(std::string(word.word).c_str()) << ValueScale(word.value);
}

// A hot pixel far away takes no bins from the others.
void TestValueDistribution::hasBinsForWhatAnAxisShows()
{
    QFETCH(ValueScale, scale);
    Numbers numbers;
    for (int i = 0; i <= 10000; ++i)
        numbers.push_back(100 + i / 100.0);
    numbers.push_back(1e30);
    const ValueRange range{101, 190};
    const auto spread = distributionOf(numbers, scale, range);
    const ValueRange axis = axisEnds(spread, range, scale);
    const auto bins = spread.binsOn(axis);
    QVERIFY(bins.size() >= 127);
    QVERIFY(bins.front().edges.low <= axis.low * 1.0001);
    QVERIFY(bins.back().edges.high >= axis.high * 0.9999);
    std::uint64_t inBins = 0;
    std::size_t filled = 0;
    for (const auto& bin : bins) {
        inBins += bin.count;
        filled += bin.count > 0 ? 1 : 0;
    }
    QCOMPARE(inBins, std::uint64_t(10001));
    QVERIFY(filled > 60);
    QCOMPARE(spread.binsOn(spread.extent).size(), std::size_t(128)); // of all numbers as well
}

void TestValueDistribution::leavesOutWhatIsNotOnTheScale()
{
    const Numbers numbers = {-2.5, 0, 1.5, 7.25, infinity, -infinity, notANumber};
    QCOMPARE(distributionOf(numbers, ValueScale::Linear).numbers, 4);
    QCOMPARE(distributionOf(numbers, ValueScale::Log).numbers, 2);
}

void TestValueDistribution::isEmptyWithoutNumbers()
{
    const auto nothing = distributionOf(Numbers{notANumber}, ValueScale::Linear);
    QVERIFY(nothing.isEmpty());
    QVERIFY(nothing.binsOn({-1, 1}).empty());
}

void TestValueDistribution::hasARoomForEqualNumbers()
{
    const auto equal = distributionOf(Numbers(9, 0.25), ValueScale::Linear);
    QCOMPARE(equal.extent, (ValueRange{-0.25, 0.75}));
    QCOMPARE(equal.bins.counts[64], std::uint64_t(9));
}

// Labels are whole numbers in bins around them: the edges of these are no numbers that there are.
void TestValueDistribution::tellsWhetherARangeHoldsAll_data()
{
    QTest::addColumn<QList<double>>("numbers");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<bool>("holdsAll");
    const QList<double> labels{0, 2, 5};
    const QList<double> others{0.25, 2, 5.75};
    QTest::newRow("labels") << labels << 0.0 << 5.0 << true;
    QTest::newRow("labels, wider") << labels << -3.0 << 9.0 << true;
    QTest::newRow("labels without the lowest") << labels << 0.1 << 5.0 << false;
    QTest::newRow("labels without the highest") << labels << 0.0 << 4.9 << false;
    QTest::newRow("numbers") << others << 0.25 << 5.75 << true;
    QTest::newRow("numbers without the lowest") << others << 0.26 << 5.75 << false;
    QTest::newRow("numbers without the highest") << others << 0.25 << 5.74 << false;
    QTest::newRow("none") << QList<double>{notANumber} << -1e300 << 1e300 << false;
}

void TestValueDistribution::tellsWhetherARangeHoldsAll()
{
    QFETCH(const QList<double>, numbers);
    QFETCH(const double, low);
    QFETCH(const double, high);
    const auto shown = distributionOf(Numbers(numbers.begin(), numbers.end()), ValueScale::Linear);
    QTEST(shown.liesIn({low, high}), "holdsAll");
}

const test::Registered<TestValueDistribution, QCoreApplication> registered;

} // namespace bloscope::tst_value_distribution

#include "tst_value_distribution.moc"
