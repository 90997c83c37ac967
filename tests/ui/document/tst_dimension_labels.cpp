#include "ui/document/dimension_labels.h"

#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/metadata_frames.h"

#include <QTest>

namespace bloscope::tst_dimension_labels {

using namespace test;

class TestDimensionLabels : public QObject {
    Q_OBJECT

 private slots:
    void tellsCoordinatesWithUnits()
    {
        const DimensionLabels labels({"time", "latitude"}, m_geometry);
        QCOMPARE(labels.title(0), QString("time"));
        QCOMPARE(labels.title(1), QString("latitude (°N)"));
        QCOMPARE(labels.text(0, 1), QString("2000-07-01T06:00"));
        QCOMPARE(labels.coordinateText(1, 2), QString("82.5°N"));
        QCOMPARE(labels.indexWithCoordinate(1, 2), QString("2 (82.5°N)"));
    }

    void tellsDirectionsBelowZero()
    {
        FrameOptions options;
        options.vlMetalayers = {
            {"dims", fromJson(R"(["lat", "lon"])")},
            {"coordinates", fromJson(R"({"lat": [-37.5, 0], "lon": [-10, 190, 200]})")},
            {"coordinate_units", fromJson(R"({"lat": "degrees_north", "lon": "degrees_east"})")}};
        const ByteBuffer frame = arrayFrame({2, 3}, "<f4", counted<float>(6), options);
        const ArrayPtr array = Array::of(*Frame::open(memorySource(frame)));
        const DimensionLabels labels({"lat", "lon"},
                                     std::make_shared<Geometry>(geometryOf(*array)));
        QCOMPARE(labels.coordinateText(0, 0), QString("37.5°S"));
        QCOMPARE(labels.coordinateText(0, 1), QString("0°N"));
        QCOMPARE(labels.coordinateText(1, 0), QString("10°W"));
        QCOMPARE(labels.coordinateText(1, 1), QString("190°E"));
    }

    void tellsIndicesWithoutAny()
    {
        const DimensionLabels labels({"time", "latitude"});
        QCOMPARE(labels.title(1), QString("latitude"));
        QCOMPARE(labels.text(1, 2), QString("2"));
        QCOMPARE(labels.coordinateText(1, 2), QString());
        QCOMPARE(labels.indexWithCoordinate(1, 2), QString("2"));
    }

    void writesUnitsAsPeopleDo()
    {
        QCOMPARE(unitText("degrees_east"), QString("°E"));
        QCOMPARE(unitText("hPa"), QString("hPa"));
    }

 private:
    const GeometryPtr m_geometry = std::make_shared<Geometry>(geometryOf(*test::climateArray()));
};

const test::Registered<TestDimensionLabels> registered;

} // namespace bloscope::tst_dimension_labels

#include "tst_dimension_labels.moc"
