#include "core/statistics/moments.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>
#include <limits>
#include <random>

namespace bloscope::tst_moments {

using Keys = std::vector<NumberKey>;

namespace {

NumberOrder orderOf(std::string_view dtype)
{
    return NumberOrder(*parseDType(dtype, {}));
}

Moments momentsOf(const NumberOrder& order, const Keys& keys)
{
    Moments moments(order);
    moments.add(order, keys);
    return moments;
}

Keys keysOf(const NumberOrder& order, std::initializer_list<std::int64_t> numbers)
{
    Keys keys;
    for (const std::int64_t number : numbers)
        keys.push_back(order.keyOfInteger(number));
    return keys;
}

Keys keysOf(const NumberOrder& order, const std::vector<double>& numbers)
{
    Keys keys;
    for (const double number : numbers)
        keys.push_back(order.keyOfFloat(number));
    return keys;
}

} // namespace

class TestMoments : public QObject {
    Q_OBJECT

 private slots:
    void addsFloatsWithoutLosingDigits();
    void integersAreExact_data();
    void integersAreExact();
    void variancesSurviveALargeMean();
    void repeatedNumbersCountAsManyTimes();
    void partsMergeToTheWhole();
};

void TestMoments::addsFloatsWithoutLosingDigits()
{
    const NumberOrder order = orderOf("<f8");
    QCOMPARE(momentsOf(order, keysOf(order, std::vector{1e100, 1.0, -1e100})).sum(), 1.0);
    std::vector<double> tenths(10'000, 0.1);
    QCOMPARE(momentsOf(order, keysOf(order, tenths)).sum(), 1000.0);
    QVERIFY(std::isinf(momentsOf(order, keysOf(order, std::vector{1.7e308, 1.7e308})).sum()));
}

// Expected: from Python's integers and fractions.
void TestMoments::integersAreExact_data()
{
    QTest::addColumn<std::string>("dtype");
    QTest::addColumn<Keys>("keys");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("variance");
    const NumberOrder i8 = orderOf("<i8");
    const std::string signedType = "<i8";
    const std::string unsignedType = "<u8";
    QTest::newRow("small") << signedType << keysOf(i8, {1, 2, 3, 4}) << 2.5 << 1.25;
    QTest::newRow("negative") << signedType << keysOf(i8, {-1, -2, -4}) << -7.0 / 3 << 14.0 / 9;
    QTest::newRow("both ends of int64")
        << signedType << keysOf(i8, {INT64_MIN, INT64_MAX}) << -0.5 << 0x1p126;
    QTest::newRow("one step at the end of int64")
        << signedType << keysOf(i8, {INT64_MAX, INT64_MAX - 1}) << 0x1p63 << 0.25;
    QTest::newRow("the largest uint64")
        << unsignedType << Keys{UINT64_MAX, UINT64_MAX, UINT64_MAX} << 0x1p64 << 0.0;
    QTest::newRow("both ends of uint64")
        << unsignedType << Keys{0, UINT64_MAX} << 0x1p63 << 0x1p126;
    QTest::newRow("one of three differs")
        << unsignedType << Keys{UINT64_MAX, UINT64_MAX, UINT64_MAX - 1} << 0x1p64 << 2.0 / 9;
    QTest::newRow("0 to 2**62") << signedType << keysOf(i8, {0, std::int64_t(1) << 62}) << 0x1p61
                                << 0x1p122;
}

void TestMoments::integersAreExact()
{
    QFETCH(std::string, dtype);
    QFETCH(Keys, keys);
    QFETCH(double, mean);
    QFETCH(double, variance);
    const Moments moments = momentsOf(orderOf(dtype), keys);
    QVERIFY2(moments.mean() == mean, qPrintable(QString::number(moments.mean(), 'g', 17)));
    QVERIFY2(moments.variance() == variance,
             qPrintable(QString::number(moments.variance(), 'g', 17)));
}

void TestMoments::variancesSurviveALargeMean()
{
    const NumberOrder order = orderOf("<f8");
    std::vector<double> numbers;
    for (int i = 0; i < 100'000; ++i)
        numbers.push_back(1e9 + (i % 2 == 0 ? 0.5 : -0.5));
    const Moments moments = momentsOf(order, keysOf(order, numbers));
    QCOMPARE(moments.mean(), 1e9);
    QVERIFY(std::abs(moments.variance() - 0.25) < 1e-14);
}

void TestMoments::repeatedNumbersCountAsManyTimes()
{
    for (const char* dtype : {"<i8", "<f8"}) {
        const NumberOrder order = orderOf(dtype);
        const NumberKey key = order.isInteger() ? order.keyOfInteger(-7) : order.keyOfFloat(-7);
        Moments repeated(order);
        repeated.addRepeated(order, key, 1000);
        repeated.addRepeated(order, key, 0);
        const Moments listed = momentsOf(order, Keys(1000, key));
        QCOMPARE(repeated.count(), listed.count());
        QCOMPARE(repeated.sum(), listed.sum());
        QCOMPARE(repeated.mean(), -7.0);
        QCOMPARE(repeated.variance(), 0.0);
    }
}

void TestMoments::partsMergeToTheWhole()
{
    std::mt19937 random(5);
    std::normal_distribution<double> normal(1000, 3);
    const NumberOrder order = orderOf("<f8");
    std::vector<double> numbers(5000);
    for (double& number : numbers)
        number = normal(random);
    const Keys keys = keysOf(order, numbers);
    const Moments whole = momentsOf(order, keys);
    for (const std::size_t cut : {std::size_t(0), std::size_t(1), std::size_t(2500), keys.size()}) {
        Moments merged = momentsOf(order, Keys(keys.begin(), keys.begin() + std::ptrdiff_t(cut)));
        merged.add(momentsOf(order, Keys(keys.begin() + std::ptrdiff_t(cut), keys.end())));
        QCOMPARE(merged.count(), whole.count());
        QVERIFY(std::abs(merged.mean() / whole.mean() - 1) < 1e-15);
        QVERIFY(std::abs(merged.variance() / whole.variance() - 1) < 1e-14);
    }
}

const test::Registered<TestMoments> registered;

} // namespace bloscope::tst_moments

#include "tst_moments.moc"
