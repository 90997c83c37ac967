#include "core/measure/plane_metric.h"

#include "tests/support/registered_test.h"
#include "tests/unit/measure/measured_data.h"

#include <QTest>

namespace bloscope::tst_plane_metric {

using namespace test;

namespace {

Geometry geometryOf(std::vector<std::optional<double>> spacing, std::vector<std::string> units)
{
    Geometry geometry = untoldGeometry(spacing.size());
    for (std::size_t d = 0; d < spacing.size(); ++d) {
        geometry.dimensions[d].spacing = spacing[d];
        geometry.dimensions[d].unit = units[d];
    }
    return geometry;
}

QString textOf(const std::optional<Measure>& measure)
{
    return measure ? QString("%1 %2").arg(measure->size).arg(QString::fromStdString(measure->unit))
                   : QString("-");
}

} // namespace

class TestPlaneMetric : public QObject {
    Q_OBJECT

 private slots:
    void measures_data();
    void measures();
    void knowsObliqueDimensions();
    void hasNoAngleWithoutLength();
};

void TestPlaneMetric::measures_data()
{
    QTest::addColumn<Geometry>("geometry");
    QTest::addColumn<QString>("length");
    QTest::addColumn<double>("degrees");
    QTest::addColumn<QString>("area");
    QTest::addColumn<QString>("volume");
    using Spacing = std::vector<std::optional<double>>;
    QTest::newRow("cells") << untoldGeometry(3) << "5 cells" << 90.0 << "-"
                           << "-";
    QTest::newRow("millimetres") << geometryOf(Spacing(3, 2), {"", "", ""}) << "10 mm" << 90.0
                                 << "40 mm2"
                                 << "80 mm3";
    QTest::newRow("not square") << geometryOf({{1}, {3}, {0.25}}, {"um", "um", "um"})
                                << "9.05539 um" << 90.0 << "7.5 um2"
                                << "7.5 um3";
    QTest::newRow("one spacing") << geometryOf({{}, {3}, {}}, {"", "mm", ""}) << "5 cells" << 90.0
                                 << "-"
                                 << "-";
    QTest::newRow("other units") << geometryOf({{1}, {3}, {0.25}}, {"s", "mm", "um"}) << "5 cells"
                                 << 90.0 << "-"
                                 << "7.5 s mm um";
}

void TestPlaneMetric::measures()
{
    QFETCH(const Geometry, geometry);
    QFETCH(const QString, length);
    QFETCH(const double, degrees);
    QFETCH(const QString, area);
    QFETCH(const QString, volume);
    const PlaneMetric metric(geometry, 1, 2);
    const Region line = regionOf(Region::Kind::Line, 1, 2, {{1, 1}, {4, 5}});
    const Region angle = regionOf(Region::Kind::Angle, 1, 2, {{1, 5}, {5, 5}, {5, 9}});
    QCOMPARE(textOf(metric.lengthOf(line)), length);
    QCOMPARE(textOf(metric.lengthOf(angle)), QString("-"));
    QCOMPARE(metric.degreesOf(angle), std::optional(degrees));
    QVERIFY(!metric.degreesOf(line));
    QCOMPARE(textOf(metric.areaOf(10)), area);
    QCOMPARE(textOf(volumeOf(10, geometry)), volume);
}

// Columns that lead half to the side and half down.
void TestPlaneMetric::knowsObliqueDimensions()
{
    Geometry geometry = geometryOf({{2}, {1}}, {"mm", "mm"});
    geometry.direction = {{0, 0.5}, {1, std::sqrt(0.75)}};
    const PlaneMetric metric(geometry, 0, 1);
    const double cosine = std::sqrt(0.75);
    QCOMPARE(metric.length({0, 0}, {1, 0}), 2.0);
    QCOMPARE(metric.length({0, 0}, {1, 1}), std::sqrt(4 + 1 + 4 * cosine));
    QCOMPARE(metric.areaOf(1)->size, 2 * std::sqrt(1 - cosine * cosine));
    const Region angle = regionOf(Region::Kind::Angle, 0, 1, {{1, 0}, {0, 0}, {0, 1}}, 2);
    QVERIFY(std::abs(*metric.degreesOf(angle) - 30) < 1e-9);
}

void TestPlaneMetric::hasNoAngleWithoutLength()
{
    const PlaneMetric metric(untoldGeometry(2), 0, 1);
    const Region angle = regionOf(Region::Kind::Angle, 0, 1, {{1, 1}, {1, 1}, {0, 1}}, 2);
    QVERIFY(!metric.degreesOf(angle));
}

const Registered<TestPlaneMetric> registered;

} // namespace bloscope::tst_plane_metric

#include "tst_plane_metric.moc"
