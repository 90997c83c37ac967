#include "ui/document/dimension_labels.h"

#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_dimension_labels {

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
