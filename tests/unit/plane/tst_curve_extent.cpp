#include "core/plane/curve_picture.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_curve_extent {

namespace {

// One line of these numbers, a reach for each.
CurvePicture pictureOf(const std::vector<double>& numbers)
{
    CurvePicture picture;
    const auto points = static_cast<std::int64_t>(numbers.size());
    picture.curve = *CurveSlice::of(Slice::whole({points}), {});
    picture.part = {0, points};
    picture.lines = {LineEnvelope(points, points)};
    picture.lines[0].add(numbers, {});
    return picture;
}

} // namespace

class TestCurveExtent : public QObject {
    Q_OBJECT

 private slots:
    void spansWhatIsInSight_data();
    void spansWhatIsInSight();
    void isNothingWhereNothingIsSeen();
};

void TestCurveExtent::spansWhatIsInSight_data()
{
    QTest::addColumn<std::vector<double>>("numbers");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("count");
    QTest::addColumn<CurveScale>("scale");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    const std::vector<double> some{1000, 0, 100, 50, -7};
    const auto linear = CurveScale::Linear;
    const auto log = CurveScale::Log;
    QTest::newRow("all") << some << 0 << 5 << linear << -7 - 0.04 * 1007 << 1000 + 0.04 * 1007;
    QTest::newRow("part") << some << 1 << 3 << linear << -4.0 << 104.0;
    QTest::newRow("single value") << some << 2 << 1 << linear << 50.0 << 150.0;
    QTest::newRow("zero alone") << some << 1 << 1 << linear << -1.0 << 1.0;
    QTest::newRow("gap") << std::vector<double>{3, NAN, 5} << 0 << 3 << linear << 2.92 << 5.08;
    QTest::newRow("logarithmic") << std::vector<double>{1, 10} << 0 << 2 << log
                                 << std::pow(10, -0.04) << std::pow(10, 1.04);
    QTest::newRow("single on it") << std::vector<double>{8} << 0 << 1 << log << 4.0 << 16.0;
}

void TestCurveExtent::spansWhatIsInSight()
{
    QFETCH(std::vector<double>, numbers);
    QFETCH(int, first);
    QFETCH(int, count);
    QFETCH(CurveScale, scale);
    const auto extent = extentOf(pictureOf(numbers), {first, count}, scale);
    QVERIFY(extent);
    QTEST(extent->low, "low");
    QTEST(extent->high, "high");
}

void TestCurveExtent::isNothingWhereNothingIsSeen()
{
    QVERIFY(!extentOf(pictureOf({NAN, NAN, 3}), {0, 2}, CurveScale::Linear));
}

const test::Registered<TestCurveExtent, QCoreApplication> registered;

} // namespace bloscope::tst_curve_extent

#include "tst_curve_extent.moc"
