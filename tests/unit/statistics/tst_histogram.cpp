#include "core/statistics/histogram.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <limits>
#include <random>

namespace bloscope::tst_histogram {

using Numbers = std::vector<double>;
using Counts = std::vector<std::uint64_t>;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double largest = std::numeric_limits<double>::max();
constexpr double smallest = std::numeric_limits<double>::denorm_min();

} // namespace

class TestHistogram : public QObject {
    Q_OBJECT

 private slots:
    void countsNumbersInBins_data();
    void countsNumbersInBins();
    void countsApartWhatLiesInNoBin();
    void agreesWithItsEdges();
    void countsRepeatedNumbersAtOnce();
    void addsUp();
};

void TestHistogram::countsNumbersInBins_data()
{
    QTest::addColumn<Numbers>("numbers");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<Counts>("counts");
    QTest::newRow("lower edges belong to their bin")
        << Numbers{0, 1, 2, 3} << 0.0 << 4.0 << Counts{1, 1, 1, 1};
    QTest::newRow("the last edge belongs to the last bin")
        << Numbers{0, 4, 4} << 0.0 << 4.0 << Counts{1, 0, 0, 2};
    QTest::newRow("one bin") << Numbers{1, 2, 3} << 1.0 << 3.0 << Counts{3};
    QTest::newRow("edges that binary numbers miss")
        << Numbers{0.1, 0.2, 0.3, 0.7} << 0.0 << 1.0 << Counts{0, 1, 1, 1, 0, 0, 0, 1, 0, 0};
    QTest::newRow("the widest range")
        << Numbers{-largest, -1, 0, largest} << -largest << largest << Counts{2, 2};
    QTest::newRow("the narrowest range, where two edges are one number")
        << Numbers{0, smallest} << 0.0 << smallest << Counts{0, 2};
    QTest::newRow("no numbers") << Numbers{} << 0.0 << 1.0 << Counts{0, 0};
}

void TestHistogram::countsNumbersInBins()
{
    QFETCH(Numbers, numbers);
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(Counts, counts);
    const Histogram histogram = histogramOf(numbers, low, high, counts.size());
    QCOMPARE(histogram.counts, counts);
    QCOMPARE(histogram.inBins(), std::uint64_t(numbers.size()));
    QCOMPARE(histogram.largestCount(), *std::ranges::max_element(counts));
}

void TestHistogram::countsApartWhatLiesInNoBin()
{
    const Histogram histogram = histogramOf(
        Numbers{-2, -1, 0, 1, 2, 3, notANumber, infinity, infinity, -infinity}, 0, 1, 2);
    QCOMPARE(histogram.counts, (Counts{1, 1}));
    QCOMPARE(histogram.below, 2U);
    QCOMPARE(histogram.above, 2U);
    QCOMPARE(histogram.notANumber, 1U);
    QCOMPARE(histogram.positiveInfinite, 2U);
    QCOMPARE(histogram.negativeInfinite, 1U);
}

void TestHistogram::agreesWithItsEdges()
{
    std::mt19937_64 random(3);
    std::uniform_real_distribution<double> anywhere(-3.3, 7.7);
    const Histogram empty(-3.3, 7.7, 97);
    for (int i = 0; i < 20'000; ++i) {
        const bool onAnEdge = i % 4 == 0;
        const double number =
            onAnEdge ? empty.edge(random() % (empty.counts.size() + 1)) : anywhere(random);
        const std::size_t bin = empty.binOf(number);
        const bool isLast = bin + 1 == empty.counts.size();
        QVERIFY(number >= empty.edge(bin));
        QVERIFY(isLast ? number <= empty.high : number < empty.edge(bin + 1));
    }
}

void TestHistogram::countsRepeatedNumbersAtOnce()
{
    Histogram histogram(0, 1, 2);
    histogram.add(0.25, 1'000'000'000'000);
    histogram.add(infinity, 7);
    QCOMPARE(histogram.counts, (Counts{1'000'000'000'000, 0}));
    QCOMPARE(histogram.positiveInfinite, 7U);
}

void TestHistogram::addsUp()
{
    const Numbers numbers = {-1, 0, 0.5, 1, 2, notANumber, infinity, -infinity};
    Histogram all = histogramOf(numbers, 0, 1, 3);
    all.add(histogramOf(numbers, 0, 1, 3));
    Numbers twice = numbers;
    twice.insert(twice.end(), numbers.begin(), numbers.end());
    QVERIFY(all == histogramOf(twice, 0, 1, 3));
}

const test::Registered<TestHistogram> registered;

} // namespace bloscope::tst_histogram

#include "tst_histogram.moc"
