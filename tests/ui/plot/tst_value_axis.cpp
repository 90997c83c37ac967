#include "ui/plot/color_scale.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_value_axis {

class TestValueAxis : public QObject {
    Q_OBJECT

 private slots:
    void showsTheRangeInAllNumbers_data();
    void showsTheRangeInAllNumbers();
    void putsNumbersWhereTheirColoursAre_data();
    void putsNumbersWhereTheirColoursAre();
    void endsWhereItEnds();
};

void TestValueAxis::showsTheRangeInAllNumbers_data()
{
    QTest::addColumn<std::vector<double>>("numbers");
    QTest::addColumn<ValueRange>("range");
    QTest::addColumn<ValueScale>("scale");
    QTest::addColumn<ValueRange>("ends");
    const ValueScale log(ValueScale::Log);
    QTest::newRow("no numbers") << std::vector<double>{} << ValueRange{3, 4} << ValueScale()
                                << ValueRange{3, 4};
    QTest::newRow("a little more") << std::vector<double>{0.25, 100.5} << ValueRange{20, 80}
                                   << ValueScale() << ValueRange{0.25, 100.5};
    QTest::newRow("a wider range") << std::vector<double>{0.25, 100.5} << ValueRange{-20, 180}
                                   << ValueScale() << ValueRange{-20, 180};
    QTest::newRow("a number far above")
        << std::vector<double>{0.25, 1000.25} << ValueRange{0.25, 10.25} << ValueScale()
        << ValueRange{0.25, 15.25};
    QTest::newRow("far on either side") << std::vector<double>{-5000.5, 1000.5} << ValueRange{0, 10}
                                        << ValueScale() << ValueRange{-5, 15};
    QTest::newRow("decades") << std::vector<double>{0.001, 1e7 + 0.5} << ValueRange{1, 100} << log
                             << ValueRange{0.1, 1000};
    QTest::newRow("labels from zero on a logarithmic scale")
        << std::vector<double>{0, 1, 2, 3} << ValueRange{1, 3} << log << ValueRange{1, 3.5};
    QTest::newRow("hardly a range") << std::vector<double>{-1e300, 1e300} << ValueRange{0, 1e-300}
                                    << ValueScale() << ValueRange{0, 1e-300};
}

void TestValueAxis::showsTheRangeInAllNumbers()
{
    QFETCH(std::vector<double>, numbers);
    QFETCH(ValueRange, range);
    QFETCH(ValueScale, scale);
    QFETCH(ValueRange, ends);
    const bool isLog = scale.kind == ValueScale::Log && numbers.front() == 0;
    const ValueDistribution distribution =
        distributionOf(numbers, isLog ? ValueScale(ValueScale::Linear) : scale);
    const ValueRange found = axisEnds(distribution, range, scale);
    const auto isNear = [](double a, double b) { return std::abs(a - b) <= 1e-9 * std::abs(b); };
    QVERIFY2(isNear(found.low, ends.low), qPrintable(QString::number(found.low)));
    QVERIFY2(isNear(found.high, ends.high), qPrintable(QString::number(found.high)));
}

void TestValueAxis::putsNumbersWhereTheirColoursAre_data()
{
    QTest::addColumn<ValueScale>("scale");
    for (const auto& word : scaleWords)
        QTest::newRow(std::string(word.word).c_str()) << ValueScale(word.value);
}

void TestValueAxis::putsNumbersWhereTheirColoursAre()
{
    QFETCH(ValueScale, scale);
    const ValueRange ends{1, 1000};
    const ValueAxis axis(ends, scale, 20, 400);
    QCOMPARE(axis.pixelOf(1), 420.0);
    QCOMPARE(axis.pixelOf(1000), 20.0);
    const ScalePosition position(ends, scale);
    for (const double number : {2.0, 30.0, 500.0}) {
        QCOMPARE(axis.pixelOf(number), 420 - 400 * position.of(number));
        QVERIFY(std::abs(axis.numberAt(axis.pixelOf(number)) - number) < 1e-6 * number);
    }
}

void TestValueAxis::endsWhereItEnds()
{
    const ValueAxis axis({1, 1000}, ValueScale::Log, 0, 100);
    QCOMPARE(axis.pixelOf(-5), 100.0); // no number of the scale
    QCOMPARE(axis.pixelOf(1e9), 0.0);
    QCOMPARE(axis.numberAt(-30), 1000.0);
    QCOMPARE(axis.numberAt(130), 1.0);
}

const test::Registered<TestValueAxis, QCoreApplication> registered;

} // namespace bloscope::tst_value_axis

#include "tst_value_axis.moc"
