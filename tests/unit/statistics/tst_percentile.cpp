#include "core/statistics/slice_percentiles.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace bloscope::tst_percentile {

using Numbers = std::vector<double>;

namespace {

constexpr double largest = std::numeric_limits<double>::max();

// The definition, word by word: sort, then go part of the way between two neighbours.
double percentileBySorting(Numbers numbers, double percent)
{
    std::ranges::sort(numbers);
    const double place = percent / 100 * static_cast<double>(numbers.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const double low = numbers[below];
    const double high = numbers[std::min(below + 1, numbers.size() - 1)];
    const double part = place - std::floor(place);
    return part < 0.5 ? low + (high - low) * part : high - (high - low) * (1 - part);
}

Numbers randomNumbers(std::mt19937& random, bool withTies)
{
    Numbers numbers(std::uniform_int_distribution<std::size_t>(1, 300)(random));
    std::normal_distribution<double> normal(0, 10);
    for (double& number : numbers)
        number = withTies ? std::round(normal(random)) : normal(random);
    return numbers;
}

} // namespace

class TestPercentile : public QObject {
    Q_OBJECT

 private slots:
    void computesPercentilesAsNumPyDoes_data();
    void computesPercentilesAsNumPyDoes();
    void equalsTheDefinitionOnRandomNumbers();
    void findsSeveralAtOnceInTheOrderAsked();
    void placesPercentilesInsideOfTheNumbers_data();
    void placesPercentilesInsideOfTheNumbers();
};

// Expected: numpy.percentile(numbers, percent).
void TestPercentile::computesPercentilesAsNumPyDoes_data()
{
    QTest::addColumn<Numbers>("numbers");
    QTest::addColumn<double>("percent");
    QTest::addColumn<double>("expected");
    QTest::newRow("one number") << Numbers{7} << 99.0 << 7.0;
    QTest::newRow("lowest") << Numbers{3, 1, 2} << 0.0 << 1.0;
    QTest::newRow("highest") << Numbers{3, 1, 2} << 100.0 << 3.0;
    QTest::newRow("median of an even count") << Numbers{4, 1, 3, 2} << 50.0 << 2.5;
    QTest::newRow("between two") << Numbers{10, 20, 30, 40} << 40.0 << 22.0;
    QTest::newRow("near the end") << Numbers{15, 20, 35, 40, 50} << 99.0 << 49.6;
    QTest::newRow("equal numbers") << Numbers{5, 5, 5, 5} << 12.5 << 5.0;
    QTest::newRow("far apart") << Numbers{-largest, largest} << 50.0 << 0.0;
}

void TestPercentile::computesPercentilesAsNumPyDoes()
{
    QFETCH(Numbers, numbers);
    QFETCH(double, percent);
    QFETCH(double, expected);
    QCOMPARE(percentileOf(numbers, percent), expected);
}

void TestPercentile::equalsTheDefinitionOnRandomNumbers()
{
    std::mt19937 random(1);
    std::uniform_real_distribution<double> anyPercent(0, 100);
    for (int round = 0; round < 2000; ++round) {
        const Numbers numbers = randomNumbers(random, round % 2 == 0);
        const double percent = round % 3 == 0 ? round % 101 : anyPercent(random);
        Numbers reordered = numbers;
        const double found = percentileOf(reordered, percent);
        const double expected = percentileBySorting(numbers, percent);
        QVERIFY2(found == expected, qPrintable(QString("percent %1 of %2 numbers: %3, not %4")
                                                   .arg(percent)
                                                   .arg(numbers.size())
                                                   .arg(found, 0, 'g', 17)
                                                   .arg(expected, 0, 'g', 17)));
    }
}

void TestPercentile::findsSeveralAtOnceInTheOrderAsked()
{
    std::mt19937 random(2);
    for (int round = 0; round < 200; ++round) {
        const Numbers numbers = randomNumbers(random, round % 2 == 0);
        const Numbers percents = {50, 0, 99.5, 25, 100, 50, 75, 0.5};
        Numbers expected;
        for (const double percent : percents)
            expected.push_back(percentileBySorting(numbers, percent));
        Numbers reordered = numbers;
        QCOMPARE(percentilesOf(reordered, percents), expected);
    }
}

void TestPercentile::placesPercentilesInsideOfTheNumbers_data()
{
    QTest::addColumn<double>("percent");
    QTest::addColumn<quint64>("count");
    QTest::addColumn<quint64>("below");
    QTest::addColumn<double>("part");
    const quint64 huge = quint64(1) << 62;
    QTest::newRow("one number") << 50.0 << quint64(1) << quint64(0) << 0.0;
    QTest::newRow("the last") << 100.0 << quint64(5) << quint64(4) << 0.0;
    QTest::newRow("on a number") << 25.0 << quint64(5) << quint64(1) << 0.0;
    QTest::newRow("between two") << 62.5 << quint64(5) << quint64(2) << 0.5;
    QTest::newRow("the last of very many") << 100.0 << huge << huge - 1 << 0.0;
    QTest::newRow("the median of very many") << 50.0 << huge << huge / 2 << 0.0;
}

void TestPercentile::placesPercentilesInsideOfTheNumbers()
{
    QFETCH(double, percent);
    QFETCH(quint64, count);
    const PercentilePlace place = placeOfPercentile(percent, count);
    QTEST(quint64(place.below), "below");
    QTEST(place.part, "part");
}

const test::Registered<TestPercentile> registered;

} // namespace bloscope::tst_percentile

#include "tst_percentile.moc"
