#include "core/find/cell_criterion.h"

#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <limits>

namespace bloscope::tst_cell_criterion {

using namespace test;

namespace {

NumberOrder orderOf(std::string_view dtype)
{
    return NumberOrder(*parseDType(dtype, {}));
}

// Which of the elements are accepted: "0110".
std::string acceptedOf(const CellCriterion& criterion, const NumberOrder& order, ByteView elements)
{
    std::vector<NumberKey> keys(elements.size() / order.dtype().itemsize);
    order.readKeys(elements, keys);
    std::string accepted;
    for (const NumberKey key : keys)
        accepted += criterion.accepts(key) ? '1' : '0';
    return accepted;
}

} // namespace

class TestCellCriterion : public QObject {
    Q_OBJECT

 private slots:
    void comparesExactly_data();
    void comparesExactly();
    void findsWhatIsNoFiniteNumber();
    void findsWhatDiffers();
    void findsWhatLiesBetween_data();
    void findsWhatLiesBetween();
    void refusesWhatIsNoNumber_data();
    void refusesWhatIsNoNumber();
    void refusesWhatIsNoTime();
    void knowsWhatCannotBeInAChunk();
};

void TestCellCriterion::comparesExactly_data()
{
    QTest::addColumn<std::string>("dtype");
    QTest::addColumn<ByteBuffer>("elements");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("equal");
    QTest::addColumn<std::string>("above");
    QTest::addColumn<std::string>("below");
    const auto row = [](const char* dtype, ByteBuffer elements, const char* text, const char* equal,
                        const char* above, const char* below) {
        QTest::addRow("%s of %s", text, dtype)
            << std::string(dtype) << std::move(elements) << std::string(text) << std::string(equal)
            << std::string(above) << std::string(below);
    };
    const auto infinity = std::numeric_limits<double>::infinity();
    const ByteBuffer small = elementsOf<std::int16_t>({-2, 1, 2, 3});
    row("<i2", small, "2", "0010", "0001", "1100");
    row("<i2", small, "+2", "0010", "0001", "1100");
    row("<i2", small, "1.5", "0000", "0011", "1100");
    row("<i2", small, "-1e9", "0000", "1111", "0000");
    row("<i2", small, "1e300", "0000", "0000", "1111");
    const ByteBuffer large =
        elementsOf<std::uint64_t>({0, (1ULL << 63) + 1, UINT64_MAX - 1, UINT64_MAX});
    row("<u8", large, "18446744073709551615", "0001", "0000", "1110");
    row("<u8", large, "9223372036854775809", "0100", "0011", "1000");
    row("<u8", large, "-1", "0000", "1111", "0000");
    row("<u8", large, "18446744073709551616", "0000", "0000", "1111");
    row("<i8", elementsOf<std::int64_t>({INT64_MIN, -1, INT64_MAX}), "-9223372036854775808", "100",
        "011", "000");
    row("<f4", elementsOf<float>({0.1F, 0.09F, 0.11F, NAN}), "0.1", "1000", "0010", "0100");
    row("<f2", elementsOf<std::uint16_t>({0x2E66, 0x2E65, 0x2E67}), "0.1", "100", "001", "010");
    row("<f8", elementsOf<double>({0.1F, 0.1, -0.0, infinity}), "0.1", "0100", "1001", "0010");
    row("<f8", elementsOf<double>({-0.0, 0.0, -5e-324, 5e-324}), "0", "1100", "0001", "0010");
    row("<f8", elementsOf<double>({1, infinity, -infinity}), "inf", "010", "000", "101");
    const ByteBuffer days = elementsOf<std::int64_t>({-11780, -11779, -11750, INT64_MIN});
    row("<M8[D]", days, "1937-10-01", "1000", "0110", "0000");
    row("<M8[D]", days, "1937-10", "1000", "0110", "0000");
    row("<M8[D]", days, "1938", "0000", "0000", "1110");
    row("<M8[10D]", days, "1970-01-11", "0000", "0000", "1110");
    row("<m8[D]", days, "-11779 days", "0100", "0010", "1000");
    row("<m8[D]", days, "-11779", "0100", "0010", "1000");
}

void TestCellCriterion::comparesExactly()
{
    QFETCH(std::string, dtype);
    QFETCH(ByteBuffer, elements);
    QFETCH(std::string, text);
    const NumberOrder order = orderOf(dtype);
    const auto accepted = [&](Comparison comparison) {
        return acceptedOf(*CellCriterion::number(order, comparison, text), order, elements);
    };
    QTEST(accepted(Comparison::Equal), "equal");
    QTEST(accepted(Comparison::Above), "above");
    QTEST(accepted(Comparison::Below), "below");
}

void TestCellCriterion::findsWhatIsNoFiniteNumber()
{
    const NumberOrder order = orderOf("<f8");
    const auto infinity = std::numeric_limits<double>::infinity();
    const ByteBuffer elements = elementsOf<double>({1, double(NAN), infinity, -infinity});
    QCOMPARE(acceptedOf(CellCriterion::notANumber(order), order, elements), std::string("0100"));
    QCOMPARE(acceptedOf(CellCriterion::positiveInfinite(order), order, elements),
             std::string("0010"));
    QCOMPARE(acceptedOf(CellCriterion::negativeInfinite(order), order, elements),
             std::string("0001"));
    const CellCriterion damaged = CellCriterion::state(CellState::Damaged);
    QCOMPARE(acceptedOf(damaged, order, elements), std::string("0000"));
    QVERIFY(damaged.accepts(CellState::Damaged));
    QVERIFY(!damaged.accepts(CellState::Uninitialised));
    const NumberOrder integers = orderOf("<i4");
    const ByteBuffer ends = elementsOf<std::int32_t>({INT32_MIN, INT32_MAX});
    QCOMPARE(acceptedOf(CellCriterion::notANumber(integers), integers, ends), std::string("00"));
    QCOMPARE(acceptedOf(CellCriterion::positiveInfinite(integers), integers, ends),
             std::string("00"));
}

void TestCellCriterion::findsWhatDiffers()
{
    const auto infinity = std::numeric_limits<double>::infinity();
    const NumberOrder floats = orderOf("<f8");
    const ByteBuffer elements = elementsOf<double>({1, double(NAN), infinity, -infinity, 2});
    QCOMPARE(acceptedOf(CellCriterion::notFinite(floats), floats, elements), std::string("01110"));
    QCOMPARE(
        acceptedOf(*CellCriterion::number(floats, Comparison::NotEqual, "1"), floats, elements),
        std::string("01111"));
    const NumberOrder integers = orderOf("<i4");
    const ByteBuffer ends = elementsOf<std::int32_t>({INT32_MIN, 0, INT32_MAX});
    QCOMPARE(acceptedOf(CellCriterion::notFinite(integers), integers, ends), std::string("000"));
    const auto differs = [&](const char* text) {
        return acceptedOf(*CellCriterion::number(integers, Comparison::NotEqual, text), integers,
                          ends);
    };
    QCOMPARE(differs("0"), std::string("101"));
    QCOMPARE(differs("0.5"), std::string("111"));
}

void TestCellCriterion::findsWhatLiesBetween_data()
{
    QTest::addColumn<std::string>("dtype");
    QTest::addColumn<ByteBuffer>("elements");
    QTest::addColumn<std::string>("one");
    QTest::addColumn<std::string>("other");
    QTest::addColumn<std::string>("accepted");
    const auto row = [](const char* dtype, ByteBuffer elements, const char* one, const char* other,
                        const char* accepted) {
        QTest::addRow("%s to %s of %s", one, other, dtype)
            << std::string(dtype) << std::move(elements) << std::string(one) << std::string(other)
            << std::string(accepted);
    };
    const ByteBuffer small = elementsOf<std::int16_t>({-2, 1, 2, 3});
    row("<i2", small, "1", "2", "0110");
    row("<i2", small, "2", "1", "0110");
    row("<i2", small, "0.5", "2.5", "0110");
    row("<i2", small, "1.2", "1.8", "0000");
    row("<i2", small, "-1e9", "1e9", "1111");
    row("<i2", small, "4", "1e300", "0000");
    const ByteBuffer floats = elementsOf<float>({0.1F, 0.2F, NAN, -1});
    row("<f4", floats, "0.1", "0.2", "1100");
    row("<f4", floats, "0.2", "-inf", "1101");
    row("<f4", floats, "-inf", "inf", "1101");
    row("<M8[h]", elementsOf<std::int64_t>({0, 5, 24, 25}), "1970-01-02", "1970-01-01 05:00",
        "0110");
}

void TestCellCriterion::findsWhatLiesBetween()
{
    QFETCH(std::string, dtype);
    QFETCH(ByteBuffer, elements);
    QFETCH(std::string, one);
    QFETCH(std::string, other);
    const NumberOrder order = orderOf(dtype);
    const auto criterion = CellCriterion::between(order, one, other);
    QVERIFY(criterion);
    QTEST(acceptedOf(*criterion, order, elements), "accepted");
    QVERIFY(failedAs(ErrorKind::Usage, CellCriterion::between(order, one, "x")));
}

void TestCellCriterion::refusesWhatIsNoNumber_data()
{
    QTest::addColumn<std::string>("dtype");
    QTest::addColumn<std::string>("text");
    for (const char* text : {"", "abc", "1,5", "nan", " 1", "1 ", "0x10", "++1"})
        for (const char* dtype : {"<i4", "<f8"})
            QTest::addRow("'%s' of %s", text, dtype) << std::string(dtype) << std::string(text);
}

void TestCellCriterion::refusesWhatIsNoNumber()
{
    QFETCH(std::string, dtype);
    QFETCH(std::string, text);
    const auto refused = CellCriterion::number(orderOf(dtype), Comparison::Equal, text);
    QVERIFY(failedAs(ErrorKind::Usage, refused));
    QCOMPARE(refused.error().text(), "'" + text + "' is not a number");
}

void TestCellCriterion::refusesWhatIsNoTime()
{
    const auto refused = [](const char* dtype, const char* text) {
        return CellCriterion::number(orderOf(dtype), Comparison::Equal, text).error().text();
    };
    QCOMPARE(refused("<M8[D]", "north"),
             std::string("'north' is not a date: enter a date such as 2021-03-04T05:06:07"));
    QCOMPARE(refused("<M8[D]", "2023-02-30"),
             std::string("'2023-02-30' is not a date: month 2 of that year has 28 days"));
    QCOMPARE(refused("<m8[D]", "5 hours"),
             std::string("'5 hours' is not a time span: enter a time span such as \"5 days\""));
}

void TestCellCriterion::knowsWhatCannotBeInAChunk()
{
    const NumberOrder order = orderOf("<i4");
    const auto criterion = [&](Comparison comparison, const char* text) {
        return *CellCriterion::number(order, comparison, text);
    };
    ChunkSummary chunk;
    QVERIFY(!criterion(Comparison::Above, "-100").mayBeIn(chunk)); // it has no numbers
    const std::vector<NumberKey> keys = {order.keyOfInteger(5), order.keyOfInteger(9)};
    chunk.add(order, keys);
    QVERIFY(criterion(Comparison::Equal, "7").mayBeIn(chunk));
    QVERIFY(!criterion(Comparison::Equal, "10").mayBeIn(chunk));
    QVERIFY(!criterion(Comparison::Equal, "5.5").mayBeIn(chunk));
    QVERIFY(criterion(Comparison::Above, "8").mayBeIn(chunk));
    QVERIFY(!criterion(Comparison::Above, "9").mayBeIn(chunk));
    QVERIFY(!criterion(Comparison::Below, "5").mayBeIn(chunk));
    QVERIFY(!CellCriterion::between(order, "10", "12")->mayBeIn(chunk));
    QVERIFY(CellCriterion::between(order, "0", "6")->mayBeIn(chunk));
    QVERIFY(criterion(Comparison::NotEqual, "5").mayBeIn(chunk));
    QVERIFY(!CellCriterion::notFinite(order).mayBeIn(chunk));
    QVERIFY(!CellCriterion::notANumber(order).mayBeIn(chunk));
    QVERIFY(!CellCriterion::state(CellState::Damaged).mayBeIn(chunk));
    chunk.add(CellState::Damaged);
    QVERIFY(CellCriterion::state(CellState::Damaged).mayBeIn(chunk));
    QVERIFY(!CellCriterion::state(CellState::Absent).mayBeIn(chunk));
    ChunkSummary alike;
    alike.add(order, std::vector<NumberKey>{order.keyOfInteger(5)});
    QVERIFY(!criterion(Comparison::NotEqual, "5").mayBeIn(alike));
    QVERIFY(criterion(Comparison::NotEqual, "6").mayBeIn(alike));
}

const Registered<TestCellCriterion> registered;

} // namespace bloscope::tst_cell_criterion

#include "tst_cell_criterion.moc"
