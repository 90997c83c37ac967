#include "core/geometry/geometry.h"
#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_xilens_geometry {

using namespace test;

class TestXiLensGeometry : public QObject {
    Q_OBJECT

 private slots:
    void datesTheFrames()
    {
        const Geometry geometry = geometryOf(*xiLensArray());
        const DimensionGeometry& frames = geometry.dimensions.front();
        QCOMPARE(frames.name, std::string("frame"));
        QCOMPARE(frames.place, std::string("vlmetalayer time_stamp"));
        QCOMPARE(frames.coordinates->textAt(1), std::string("2024-01-17T10:01:51.961"));
        QVERIFY(!geometry.dimensions[1].coordinates);
    }

    void datesNothingElse_data()
    {
        QTest::addColumn<QByteArray>("stamps");
        QTest::newRow("too few") << QByteArray(R"(["20240117_10-00-50-268"])");
        QTest::newRow("in another form") << QByteArray(R"(["2024", "2025", "2026"])");
        QTest::newRow("no such day") << QByteArray(
            R"(["20240230_10-00-50-268", "20240117_10-01-51-961", "20240117_10-02-52-489"])");
        QTest::newRow("numbers") << QByteArray("[1, 2, 3]");
    }
    void datesNothingElse()
    {
        QFETCH(QByteArray, stamps);
        const ArrayPtr array = arrayWith({3, 2, 2}, {{"exposure_us", "[1, 2, 3]"},
                                                     {"acq_nframe", "[1, 2, 3]"},
                                                     {"time_stamp", std::string_view(stamps)}});
        QVERIFY(!geometryOf(*array).hasCoordinates());
    }

    void needsAllThreeEntries()
    {
        const ArrayPtr array =
            arrayWith({1, 2, 2}, {{"time_stamp", R"(["20240117_10-00-50-268"])"}});
        QCOMPARE(geometryOf(*array).dimensions.front(), DimensionGeometry());
    }
};

const Registered<TestXiLensGeometry, QCoreApplication> registered;

} // namespace bloscope::tst_xilens_geometry

#include "tst_xilens_geometry.moc"
