#include "core/scan/number_order.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>
#include <limits>

namespace bloscope::tst_number_order {

using namespace test;
using Keys = std::vector<NumberKey>;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

NumberOrder orderOf(std::string_view dtype)
{
    return NumberOrder(*parseDType(dtype, {}));
}

Keys keysOf(const NumberOrder& order, ByteView cells)
{
    Keys keys(cells.size() / order.dtype().itemsize);
    order.readKeys(cells, keys);
    return keys;
}

template <class T>
ByteBuffer extremesOf()
{
    using Limit = std::numeric_limits<T>;
    return elementsOf<T>({Limit::lowest(), T(Limit::lowest() + 1), T(0), T(1), Limit::max()});
}

} // namespace

class TestNumberOrder : public QObject {
    Q_OBJECT

 private slots:
    void keysRiseWithTheNumbers_data();
    void keysRiseWithTheNumbers();
    void equalNumbersHaveEqualKeys();
    void tellsNumbersFromWhatIsNone();
    void complexNumbersCountByTheirMagnitude();
    void goesBackToTheNumber();
    void writesNumbersAsCells_data();
    void writesNumbersAsCells();
    void clipsIntegersThatDoNotFit();
};

void TestNumberOrder::keysRiseWithTheNumbers_data()
{
    QTest::addColumn<std::string>("dtype");
    QTest::addColumn<ByteBuffer>("rising");
    QTest::newRow("|i1") << std::string("|i1") << extremesOf<std::int8_t>();
    QTest::newRow("|u1") << std::string("|u1") << elementsOf<std::uint8_t>({0, 1, 127, 128, 255});
    QTest::newRow("<i2") << std::string("<i2") << extremesOf<std::int16_t>();
    QTest::newRow("<i4") << std::string("<i4") << extremesOf<std::int32_t>();
    QTest::newRow("<i8") << std::string("<i8") << extremesOf<std::int64_t>();
    QTest::newRow("<u8") << std::string("<u8")
                         << elementsOf<std::uint64_t>({0, 1, INT64_MAX, 1ULL << 63, UINT64_MAX});
    QTest::newRow(">u2") << std::string(">u2")
                         << ByteBuffer(elementsOf<std::uint16_t>({0, 1, 256}));
    QTest::newRow("<f8") << std::string("<f8")
                         << elementsOf<double>({-infinity, -1e308, -1, -5e-324, 0, 5e-324, 1e-310,
                                                0.5, 1e308, infinity});
    QTest::newRow("<f4") << std::string("<f4")
                         << elementsOf<float>({-3.4e38F, -1.5F, 0.F, 1e-45F, 3.4e38F});
    QTest::newRow("dates") << std::string("<M8[D]")
                           << elementsOf<std::int64_t>({INT64_MIN + 1, -1, 0, 1, INT64_MAX});
    QTest::newRow("booleans") << std::string("|b1") << elementsOf<std::uint8_t>({0, 1});
}

void TestNumberOrder::keysRiseWithTheNumbers()
{
    QFETCH(std::string, dtype);
    QFETCH(ByteBuffer, rising);
    const NumberOrder order = orderOf(dtype);
    if (dtype.starts_with('>')) // 0, 256, 1 of the other byte order
        std::swap_ranges(rising.begin() + 2, rising.begin() + 4, rising.begin() + 4);
    const Keys keys = keysOf(order, rising);
    QVERIFY(std::ranges::adjacent_find(keys, std::greater_equal()) == keys.end());
    QVERIFY(std::ranges::all_of(keys, [&](NumberKey key) { return order.isNumber(key); }));
}

void TestNumberOrder::equalNumbersHaveEqualKeys()
{
    const Keys zeros = keysOf(orderOf("<f8"), elementsOf<double>({0.0, -0.0}));
    QCOMPARE(zeros[0], zeros[1]);
    const Keys trues = keysOf(orderOf("|b1"), elementsOf<std::uint8_t>({1, 7, 255}));
    QCOMPARE(trues, (Keys{1, 1, 1}));
}

void TestNumberOrder::tellsNumbersFromWhatIsNone()
{
    const NumberOrder floats = orderOf("<f8");
    const Keys keys =
        keysOf(floats, elementsOf<double>({notANumber, -notANumber, infinity, -infinity, 1.0}));
    std::vector<bool> numbers;
    std::vector<bool> finite;
    for (const NumberKey key : keys) {
        numbers.push_back(floats.isNumber(key));
        finite.push_back(floats.isFinite(key));
    }
    QCOMPARE(numbers, (std::vector<bool>{false, false, true, true, true}));
    QCOMPARE(finite, (std::vector<bool>{false, false, false, false, true}));

    const NumberOrder times = orderOf("<m8[s]");
    const Keys counts = keysOf(times, elementsOf<std::int64_t>({INT64_MIN, INT64_MIN + 1}));
    QVERIFY(!times.isNumber(counts[0]));
    QVERIFY(times.isFinite(counts[1]));
    const Keys integers = keysOf(orderOf("<i8"), elementsOf<std::int64_t>({INT64_MIN}));
    QVERIFY(orderOf("<i8").isFinite(integers[0]));
}

void TestNumberOrder::complexNumbersCountByTheirMagnitude()
{
    const NumberOrder order = orderOf("<c16");
    const Keys keys = keysOf(order, elementsOf<double>({3, -4, 0, 2}));
    QCOMPARE(order.number(keys[0]), 5.0);
    QCOMPARE(order.number(keys[1]), 2.0);
}

void TestNumberOrder::goesBackToTheNumber()
{
    for (const double number : {-infinity, -1e300, -0.1, 0.0, 5e-324, 0.1, infinity})
        QCOMPARE(orderOf("<f8").number(orderOf("<f8").keyOfFloat(number)), number);
    for (const Int128 number : {Int128(INT64_MIN), Int128(-1), Int128(0), Int128(INT64_MAX)})
        QVERIFY(orderOf("<i8").integer(orderOf("<i8").keyOfInteger(number)) == number);
    QVERIFY(orderOf("<u8").integer(UINT64_MAX) == Int128(UINT64_MAX));
    QVERIFY(std::isnan(orderOf("<f8").number(UINT64_MAX)));
}

void TestNumberOrder::writesNumbersAsCells_data()
{
    QTest::addColumn<std::string>("dtype");
    QTest::addColumn<ByteBuffer>("cell");
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* dtype, ByteBuffer cell, const char* text) {
        QTest::newRow(text) << std::string(dtype) << std::move(cell) << std::string(text);
    };
    row("<f4", elementsOf<float>({0.1F}), "0.1");
    row("<f8", elementsOf<double>({0.1F}), "0.10000000149011612");
    row("<f2", elementsOf<std::uint16_t>({0x2E66}), "0.1");
    row("<f8", elementsOf<double>({notANumber}), "nan");
    row("<f8", elementsOf<double>({-infinity}), "-inf");
    row("<i8", elementsOf<std::int64_t>({INT64_MIN}), "-9223372036854775808");
    row("<u8", elementsOf<std::uint64_t>({UINT64_MAX}), "18446744073709551615");
    row("|b1", elementsOf<std::uint8_t>({1}), "True");
    row("<M8[D]", elementsOf<std::int64_t>({18690}), "2021-03-04");
    row("<m8[s]", elementsOf<std::int64_t>({5}), "5 seconds");
    row("<M8[D]", elementsOf<std::int64_t>({INT64_MIN}), "NaT");
}

void TestNumberOrder::writesNumbersAsCells()
{
    QFETCH(std::string, dtype);
    QFETCH(ByteBuffer, cell);
    const NumberOrder order = orderOf(dtype);
    QTEST(order.text(order.keyOf(cell)), "text");
}

void TestNumberOrder::clipsIntegersThatDoNotFit()
{
    const Int128 huge = Int128(1) << 100;
    QCOMPARE(orderOf("<u8").keyOfInteger(huge), NumberKey(UINT64_MAX));
    QCOMPARE(orderOf("<u8").keyOfInteger(-huge), NumberKey(0));
    QCOMPARE(orderOf("<i8").text(orderOf("<i8").keyOfInteger(-huge)),
             std::string("-9223372036854775808"));
}

const Registered<TestNumberOrder> registered;

} // namespace bloscope::tst_number_order

#include "tst_number_order.moc"
