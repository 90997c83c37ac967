#include "core/plane/value_scale.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>
#include <limits>

namespace bloscope::tst_value_scale {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double largest = std::numeric_limits<double>::max();

constexpr auto allKinds = {ValueScale::Linear, ValueScale::Log,  ValueScale::SymLog,
                           ValueScale::Asinh,  ValueScale::Sqrt, ValueScale::Gamma};

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
    void isReadFromText_data();
    void isReadFromText();
    void refusesOtherTexts_data();
    void refusesOtherTexts();
};

void TestValueScale::placesNumbersInTheirRange_data()
{
    QTest::addColumn<ValueScale>("scale");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("position");
    const ValueScale linear;
    const ValueScale log(ValueScale::Log);
    const ValueScale symLog(ValueScale::SymLog);
    const ValueScale root(ValueScale::Sqrt);
    const ValueScale square(ValueScale::Gamma, 2);
    QTest::newRow("linear low") << linear << -2.0 << 6.0 << -2.0 << 0.0;
    QTest::newRow("linear quarter") << linear << -2.0 << 6.0 << 0.0 << 0.25;
    QTest::newRow("linear high") << linear << -2.0 << 6.0 << 6.0 << 1.0;
    QTest::newRow("linear beyond") << linear << -2.0 << 6.0 << 14.0 << 2.0;
    QTest::newRow("linear below") << linear << -2.0 << 6.0 << -10.0 << -1.0;
    QTest::newRow("linear whole float64") << linear << -largest << largest << 0.0 << 0.5;
    QTest::newRow("log middle") << log << 0.01 << 100.0 << 1.0 << 0.5;
    QTest::newRow("log high") << log << 0.01 << 100.0 << 100.0 << 1.0;
    QTest::newRow("symlog zero") << symLog << -5.0 << 5.0 << 0.0 << 0.5;
    QTest::newRow("symlog low") << symLog << -5.0 << 5.0 << -5.0 << 0.0;
    QTest::newRow("symlog from zero")
        << symLog << 0.0 << 1000.0 << 99.0 << std::log(100.0) / std::log(1001.0);
    const ValueScale asinh(ValueScale::Asinh);
    QTest::newRow("asinh zero") << asinh << -5.0 << 5.0 << 0.0 << 0.5;
    QTest::newRow("asinh") << asinh << 0.0 << 1000.0 << 100.0 << std::asinh(1.0) / std::asinh(10.0);
    QTest::newRow("asinh whole float64") << asinh << -largest << largest << 0.0 << 0.5;
    QTest::newRow("sqrt") << root << 0.0 << 16.0 << 4.0 << 0.5;
    QTest::newRow("sqrt on both sides of zero") << root << -16.0 << 16.0 << -4.0 << 0.25;
    QTest::newRow("sqrt beyond") << root << 0.0 << 16.0 << 64.0 << 2.0;
    QTest::newRow("gamma") << square << -2.0 << 6.0 << 2.0 << 0.25;
    QTest::newRow("gamma low") << square << -2.0 << 6.0 << -2.0 << 0.0;
    QTest::newRow("gamma high") << square << -2.0 << 6.0 << 6.0 << 1.0;
    QTest::newRow("gamma below") << square << -2.0 << 6.0 << -10.0 << -1.0;
    QTest::newRow("gamma by default") << ValueScale(ValueScale::Gamma) << 0.0 << 4.0 << 1.0 << 0.5;
    QTest::newRow("gamma whole float64") << square << -largest << largest << 0.0 << 0.25;
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
    for (const auto scale : allKinds)
        QVERIFY(std::isnan(ScalePosition({1, 2}, scale).of(notANumber)));
    QVERIFY(std::isnan(ScalePosition({1, 2}, ValueScale::Log).of(0)));
    QVERIFY(std::isnan(ScalePosition({1, 2}, ValueScale::Log).of(-1)));
    QCOMPARE(ScalePosition({1, 2}, ValueScale::Linear).of(infinity), infinity);
}

void TestValueScale::separatesTheEndsOfTheNarrowestRange()
{
    const double next = std::nextafter(1.0, 2.0);
    const double smallest = std::numeric_limits<double>::denorm_min();
    for (const auto scale : allKinds)
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
    QTest::newRow("linear") << ValueScale() << -2.0 << 6.0;
    QTest::newRow("log") << ValueScale(ValueScale::Log) << 1e-3 << 1e6;
    QTest::newRow("symlog") << ValueScale(ValueScale::SymLog) << -10.0 << 2e5;
    QTest::newRow("asinh") << ValueScale(ValueScale::Asinh) << -10.0 << 2e5;
    QTest::newRow("sqrt") << ValueScale(ValueScale::Sqrt) << -9.0 << 2e5;
    QTest::newRow("gamma") << ValueScale(ValueScale::Gamma, 0.3) << -9.0 << 2e5;
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

void TestValueScale::isReadFromText_data()
{
    QTest::addColumn<ValueScale>("scale");
    QTest::newRow("linear") << ValueScale();
    QTest::newRow("log") << ValueScale(ValueScale::Log);
    QTest::newRow("symlog") << ValueScale(ValueScale::SymLog);
    QTest::newRow("asinh") << ValueScale(ValueScale::Asinh);
    QTest::newRow("sqrt") << ValueScale(ValueScale::Sqrt);
    QTest::newRow("gamma") << ValueScale(ValueScale::Gamma, 0.5);
    QTest::newRow("gamma=2.2") << ValueScale(ValueScale::Gamma, 2.2);
    QTest::newRow("gamma=0.1") << ValueScale(ValueScale::Gamma, 0.1);
    QTest::newRow("gamma=10") << ValueScale(ValueScale::Gamma, 10);
}

void TestValueScale::isReadFromText()
{
    QFETCH(ValueScale, scale);
    const auto parsed = parseValueScale(QTest::currentDataTag());
    QVERIFY(parsed);
    QCOMPARE(*parsed, scale);
    const auto again = parseValueScale(textOf(scale));
    QVERIFY(again);
    QCOMPARE(*again, scale);
}

void TestValueScale::refusesOtherTexts_data()
{
    QTest::addColumn<QString>("why");
    const QString none =
        "unknown scale \"%1\"; use linear, log, symlog, asinh, sqrt, gamma or gamma=EXPONENT";
    for (const char* text : {"", "Log", "log=2", "=2", "cubic"})
        QTest::newRow(text) << none.arg(text);
    for (const char* text : {"gamma=", "gamma=0", "gamma=11", "gamma=nan", "gamma=2x"})
        QTest::newRow(text)
            << QString("the exponent of \"%1\" is not in the range 0.1 to 10").arg(text);
}

void TestValueScale::refusesOtherTexts()
{
    QFETCH(QString, why);
    const auto parsed = parseValueScale(QTest::currentDataTag());
    QVERIFY(!parsed);
    QCOMPARE(QString::fromStdString(parsed.error().text()), why);
}

const test::Registered<TestValueScale, QCoreApplication> registered;

} // namespace bloscope::tst_value_scale

#include "tst_value_scale.moc"
