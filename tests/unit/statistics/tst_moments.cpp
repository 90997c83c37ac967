#include "core/statistics/moments.h"

#include "core/numbers/float_text.h"
#include "core/numbers/rounded.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <random>

namespace bloscope::tst_moments {

using Keys = std::vector<NumberKey>;

namespace {

NumberOrder orderOf(std::string_view dtype)
{
    return NumberOrder(*parseDType(dtype, {}));
}

std::string textOf(double number)
{
    std::string text;
    appendFloat(number, {}, text);
    return text;
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
    void deviationsSurviveALargeMean();
    void repeatedNumbersCountAsManyTimes();
    void partsMergeToTheWhole();
};

void TestMoments::addsFloatsWithoutLosingDigits()
{
    const NumberOrder order = orderOf("<f8");
    const auto sumOf = [&](const std::vector<double>& numbers) {
        return textOfRounded(momentsOf(order, keysOf(order, numbers)).sum());
    };
    QCOMPARE(sumOf({1e100, 1.0, -1e100}), std::string("1.0"));
    QCOMPARE(sumOf(std::vector<double>(10'000, 0.1)), std::string("1000.0"));
    QCOMPARE(sumOf({1.7e308, 1.7e308}), std::string("3.3999999999999998777e+308"));
}

// Expected: from Python's integers and fractions.
void TestMoments::integersAreExact_data()
{
    QTest::addColumn<std::string>("dtype");
    QTest::addColumn<Keys>("keys");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("deviation");
    const NumberOrder i8 = orderOf("<i8");
    const std::string signedType = "<i8";
    const std::string unsignedType = "<u8";
    QTest::newRow("small") << signedType << keysOf(i8, {1, 2, 3, 4}) << 2.5 << 1.118033988749895;
    QTest::newRow("negative") << signedType << keysOf(i8, {-1, -2, -4}) << -7.0 / 3
                              << 1.247219128924647;
    QTest::newRow("both ends of int64")
        << signedType << keysOf(i8, {INT64_MIN, INT64_MAX}) << -0.5 << 0x1p63;
    QTest::newRow("one step at the end of int64")
        << signedType << keysOf(i8, {INT64_MAX, INT64_MAX - 1}) << 0x1p63 << 0.5;
    QTest::newRow("the largest uint64")
        << unsignedType << Keys{UINT64_MAX, UINT64_MAX, UINT64_MAX} << 0x1p64 << 0.0;
    QTest::newRow("both ends of uint64") << unsignedType << Keys{0, UINT64_MAX} << 0x1p63 << 0x1p63;
    QTest::newRow("one of three differs")
        << unsignedType << Keys{UINT64_MAX, UINT64_MAX, UINT64_MAX - 1} << 0x1p64
        << 0.4714045207910317;
    QTest::newRow("0 to 2**62") << signedType << keysOf(i8, {0, std::int64_t(1) << 62}) << 0x1p61
                                << 0x1p61;
}

void TestMoments::integersAreExact()
{
    QFETCH(std::string, dtype);
    QFETCH(Keys, keys);
    QFETCH(double, mean);
    QFETCH(double, deviation);
    const Moments moments = momentsOf(orderOf(dtype), keys);
    QCOMPARE(textOfRounded(moments.mean()), textOf(mean));
    QCOMPARE(textOfRounded(moments.deviation()), textOf(deviation));
}

void TestMoments::deviationsSurviveALargeMean()
{
    const NumberOrder order = orderOf("<f8");
    std::vector<double> numbers;
    for (int i = 0; i < 100'000; ++i)
        numbers.push_back(1e9 + (i % 2 == 0 ? 0.5 : -0.5));
    const Moments moments = momentsOf(order, keysOf(order, numbers));
    QCOMPARE(toDouble(moments.mean()), 1e9);
    QCOMPARE(textOfRounded(moments.deviation()), std::string("0.5"));
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
        QCOMPARE(toDouble(repeated.sum()), toDouble(listed.sum()));
        QCOMPARE(toDouble(repeated.mean()), -7.0);
        QCOMPARE(toDouble(repeated.deviation()), 0.0);
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
        QCOMPARE(textOfRounded(merged.mean()), textOfRounded(whole.mean()));
        QCOMPARE(textOfRounded(merged.deviation()), textOfRounded(whole.deviation()));
    }
}

const test::Registered<TestMoments> registered;

} // namespace bloscope::tst_moments

#include "tst_moments.moc"
