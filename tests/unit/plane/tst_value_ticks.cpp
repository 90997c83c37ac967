#include "core/plane/value_ticks.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QStringList>
#include <QTest>
#include <limits>

namespace bloscope::tst_value_ticks {

class TestValueTicks : public QObject {
    Q_OBJECT

 private slots:
    void marksRoundNumbers_data();
    void marksRoundNumbers();
    void marksThemWhereTheyLie();
    void leavesOutThoseThatLieOnEachOther();
    void marksLabels_data();
    void marksLabels();
    void survivesTheEndsOfFloat64_data();
    void survivesTheEndsOfFloat64();
};

void TestValueTicks::marksRoundNumbers_data()
{
    QTest::addColumn<ValueRange>("range");
    QTest::addColumn<ValueScale>("scale");
    QTest::addColumn<int>("wanted");
    QTest::addColumn<QStringList>("labels");
    using List = QStringList;
    const ValueScale linear;
    QTest::newRow("unit") << ValueRange{0, 1} << linear << 5
                          << List{"0", "0.2", "0.4", "0.6", "0.8", "1"};
    QTest::newRow("hundreds") << ValueRange{-120, 270} << linear << 4
                              << List{"-100", "0", "100", "200"};
    QTest::newRow("uneven ends") << ValueRange{247.25, 290.25} << linear << 9
                                 << List{"250", "255", "260", "265", "270",
                                         "275", "280", "285", "290"};
    QTest::newRow("small") << ValueRange{1e-9, 5e-9} << linear << 4
                           << List{"10⁻⁹", "2×10⁻⁹", "3×10⁻⁹", "4×10⁻⁹", "5×10⁻⁹"};
    QTest::newRow("large") << ValueRange{0, 3e9} << linear << 3
                           << List{"0", "10⁹", "2×10⁹", "3×10⁹"};
    QTest::newRow("alike on both sides of a million")
        << ValueRange{-5e5, 1.5e6} << linear << 4 << List{"-5×10⁵", "0", "5×10⁵", "10⁶", "1.5×10⁶"};
    QTest::newRow("far from zero")
        << ValueRange{4e6 - 1, 4e6 + 1} << linear << 2 << List{"3999999", "4000000", "4000001"};
    QTest::newRow("log") << ValueRange{0.05, 2000} << ValueScale(ValueScale::Log) << 10
                         << List{"0.1", "1", "10", "100", "1000"};
    QTest::newRow("log, few wanted") << ValueRange{1, 1e12} << ValueScale(ValueScale::Log) << 4
                                     << List{"10⁰", "10⁴", "10⁸", "10¹²"};
    QTest::newRow("log within a decade")
        << ValueRange{2, 8} << ValueScale(ValueScale::Log) << 3 << List{"2", "4", "6", "8"};
    QTest::newRow("symlog") << ValueRange{-1000, 1000} << ValueScale(ValueScale::SymLog) << 6
                            << List{"-1000", "-100", "-10", "0", "10", "100", "1000"};
    QTest::newRow("symlog from zero")
        << ValueRange{0, 100} << ValueScale(ValueScale::SymLog) << 8 << List{"0", "1", "10", "100"};
}

void TestValueTicks::marksRoundNumbers()
{
    QFETCH(ValueRange, range);
    QFETCH(ValueScale, scale);
    QFETCH(int, wanted);
    QFETCH(QStringList, labels);
    QStringList marked;
    for (const ValueTick& tick : valueTicks(range, scale, wanted))
        marked << QString::fromStdString(tick.label);
    QCOMPARE(marked, labels);
}

void TestValueTicks::marksThemWhereTheyLie()
{
    const auto ticks = valueTicks({-1, 3}, ValueScale::Linear, 4);
    QCOMPARE(ticks,
             (std::vector<ValueTick>{{0, "-1"}, {0.25, "0"}, {0.5, "1"}, {0.75, "2"}, {1, "3"}}));
}

void TestValueTicks::leavesOutThoseThatLieOnEachOther()
{
    // Squares: the first two of 0, 0.2, 0.4, ... are a twenty-fifth of the scale apart.
    const auto ticks = valueTicks({0, 1}, {ValueScale::Gamma, 2}, 5);
    QStringList labels;
    for (const ValueTick& tick : ticks)
        labels << QString::fromStdString(tick.label);
    QCOMPARE(labels, (QStringList{"0", "0.4", "0.6", "0.8", "1"}));
}

void TestValueTicks::marksLabels_data()
{
    QTest::addColumn<ValueRange>("range");
    QTest::addColumn<int>("wanted");
    QTest::addColumn<QStringList>("labels");
    QTest::newRow("all") << ValueRange{-1.5, 2.5} << 10 << QStringList{"-1", "0", "1", "2"};
    QTest::newRow("one") << ValueRange{2.5, 3.5} << 10 << QStringList{"3"};
    QTest::newRow("some") << ValueRange{-0.5, 20.5} << 5 << QStringList{"0", "5", "10", "15", "20"};
}

void TestValueTicks::marksLabels()
{
    QFETCH(ValueRange, range);
    QFETCH(int, wanted);
    QFETCH(QStringList, labels);
    QStringList marked;
    for (const ValueTick& tick : labelTicks(range, wanted))
        marked << QString::fromStdString(tick.label);
    QCOMPARE(marked, labels);
}

void TestValueTicks::survivesTheEndsOfFloat64_data()
{
    QTest::addColumn<ValueRange>("range");
    using Float64 = std::numeric_limits<double>;
    QTest::newRow("widest") << ValueRange{Float64::lowest(), Float64::max()};
    QTest::newRow("smallest") << ValueRange{Float64::denorm_min(), 2 * Float64::denorm_min()};
    QTest::newRow("one bit") << ValueRange{1, std::nextafter(1.0, 2.0)};
}

void TestValueTicks::survivesTheEndsOfFloat64()
{
    QFETCH(ValueRange, range);
    for (const auto scale : {ValueScale::Linear, ValueScale::SymLog})
        for (const ValueTick& tick : valueTicks(range, scale, 6))
            QVERIFY(tick.position >= 0 && tick.position <= 1);
}

const test::Registered<TestValueTicks, QCoreApplication> registered;

} // namespace bloscope::tst_value_ticks

#include "tst_value_ticks.moc"
