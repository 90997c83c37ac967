#include "ui/views/value_scale.h"

#include <QTest>
#include <cmath>
#include <limits>

using namespace bloscope;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double largest = std::numeric_limits<double>::max();

} // namespace

class TestValueScale : public QObject {
    Q_OBJECT

 private slots:
    void placesNumbersInTheirRange_data();
    void placesNumbersInTheirRange();
    void hasNoPlaceForSomeNumbers();
    void separatesTheEndsOfTheNarrowestRange();
    void findsTheNumberAtAPosition_data();
    void findsTheNumberAtAPosition();
};

void TestValueScale::placesNumbersInTheirRange_data()
{
    QTest::addColumn<ValueScale>("scale");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("position");
    const auto linear = ValueScale::Linear;
    QTest::newRow("linear low") << linear << -2.0 << 6.0 << -2.0 << 0.0;
    QTest::newRow("linear quarter") << linear << -2.0 << 6.0 << 0.0 << 0.25;
    QTest::newRow("linear high") << linear << -2.0 << 6.0 << 6.0 << 1.0;
    QTest::newRow("linear beyond") << linear << -2.0 << 6.0 << 14.0 << 2.0;
    QTest::newRow("linear below") << linear << -2.0 << 6.0 << -10.0 << -1.0;
    QTest::newRow("linear whole float64") << linear << -largest << largest << 0.0 << 0.5;
    QTest::newRow("log middle") << ValueScale::Log << 0.01 << 100.0 << 1.0 << 0.5;
    QTest::newRow("log high") << ValueScale::Log << 0.01 << 100.0 << 100.0 << 1.0;
    QTest::newRow("symlog zero") << ValueScale::SymLog << -5.0 << 5.0 << 0.0 << 0.5;
    QTest::newRow("symlog low") << ValueScale::SymLog << -5.0 << 5.0 << -5.0 << 0.0;
    QTest::newRow("symlog from zero")
        << ValueScale::SymLog << 0.0 << 1000.0 << 99.0 << std::log(100.0) / std::log(1001.0);
}

void TestValueScale::placesNumbersInTheirRange()
{
    QFETCH(ValueScale, scale);
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(double, value);
    QFETCH(double, position);
    QCOMPARE(ScalePosition({low, high}, scale).of(value) + 1, position + 1);
}

void TestValueScale::hasNoPlaceForSomeNumbers()
{
    for (const auto scale : {ValueScale::Linear, ValueScale::Log, ValueScale::SymLog})
        QVERIFY(std::isnan(ScalePosition({1, 2}, scale).of(notANumber)));
    QVERIFY(std::isnan(ScalePosition({1, 2}, ValueScale::Log).of(0)));
    QVERIFY(std::isnan(ScalePosition({1, 2}, ValueScale::Log).of(-1)));
    QCOMPARE(ScalePosition({1, 2}, ValueScale::Linear).of(infinity), infinity);
}

void TestValueScale::separatesTheEndsOfTheNarrowestRange()
{
    const double next = std::nextafter(1.0, 2.0);
    const double smallest = std::numeric_limits<double>::denorm_min();
    for (const auto scale : {ValueScale::Linear, ValueScale::Log, ValueScale::SymLog})
        for (const ValueRange range : {ValueRange{1, next}, ValueRange{smallest, 2 * smallest}}) {
            QCOMPARE(ScalePosition(range, scale).of(range.low), 0.0);
            QCOMPARE(ScalePosition(range, scale).of(range.high), 1.0);
        }
}

void TestValueScale::findsTheNumberAtAPosition_data()
{
    QTest::addColumn<ValueScale>("scale");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("linear") << ValueScale::Linear << -2.0 << 6.0;
    QTest::newRow("log") << ValueScale::Log << 1e-3 << 1e6;
    QTest::newRow("symlog") << ValueScale::SymLog << -10.0 << 2e5;
}

void TestValueScale::findsTheNumberAtAPosition()
{
    QFETCH(ValueScale, scale);
    QFETCH(double, low);
    QFETCH(double, high);
    const ScalePosition position({low, high}, scale);
    QCOMPARE(position.valueAt(0), low);
    QCOMPARE(position.valueAt(1), high);
    for (const double place : {0.1, 0.35, 0.8})
        QCOMPARE(position.of(position.valueAt(place)), place);
}

QTEST_GUILESS_MAIN(TestValueScale)
#include "tst_value_scale.moc"
