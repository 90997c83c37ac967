#include "core/geometry/patient_space.h"

#include "core/geometry/hand_geometry.h"
#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_patient_space {

using namespace test;

namespace {

using Matrix = std::vector<std::vector<double>>;

// Channels, z, y, x.
Geometry medicalGeometry(const Matrix& direction, const std::string& system = {})
{
    Geometry geometry = untoldGeometry(4);
    for (std::size_t d = 1; d < 4; ++d)
        geometry.dimensions[d].spacing = 0.5;
    geometry.direction = direction;
    geometry.coordinateSystem = system;
    geometry.isMedical = true;
    return geometry;
}

// "- IS AP RL": first and last side of each dimension.
QString textOf(const std::vector<std::optional<PatientSides>>& sides)
{
    QStringList texts;
    for (const auto& each : sides)
        texts << (each ? QString(QLatin1Char(each->first)) + QLatin1Char(each->last)
                       : QString("-"));
    return texts.join(' ');
}

} // namespace

class TestPatientSpace : public QObject {
    Q_OBJECT

 private slots:
    void tellsTheSides_data()
    {
        QTest::addColumn<Matrix>("direction");
        QTest::addColumn<std::string>("system");
        QTest::addColumn<QString>("sides");
        const Matrix straight{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
        const auto row = [](const char* name, const Matrix& direction, const char* system,
                            const char* sides) {
            QTest::newRow(name) << direction << std::string(system) << QString(sides);
        };
        row("LPS", straight, "", "- IS AP RL");
        row("LPS by its name", straight, "LPS", "- IS AP RL");
        row("RAS", straight, "RAS", "- IS PA LR");
        row("RAS by its other name", straight, "RAS+", "- IS PA LR");
        row("LPS by its other name", straight, "LPS+", "- IS AP RL");
        row("others", straight, "scanner", "- - - -");
        row("backwards", {{-1, 0, 0}, {0, 1, 0}, {0, 0, -1}}, "", "- SI AP LR");
        // Columns are the dimensions: the first one leads to the left.
        row("in another order", {{0, 1, 0}, {0, 0, 1}, {1, 0, 0}}, "", "- RL IS AP");
        const double part = std::sqrt(0.5);
        row("oblique", {{0.9, -0.1, 0}, {0.1, 0.9, 0}, {0, 0, 1}}, "", "- IS AP RL");
        row("between two", {{part, -part, 0}, {part, part, 0}, {0, 0, 1}}, "", "- - - RL");
        row("two that lead to one side", {{1, 1, 0}, {0, 0, 0}, {0, 0, 1}}, "", "- - - RL");
        row("nowhere", {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}, "", "- - - -");
        row("untold", {}, "", "- - - -");
    }
    void tellsTheSides()
    {
        QFETCH(Matrix, direction);
        QFETCH(std::string, system);
        QTEST(textOf(patientSidesOf(medicalGeometry(direction, system))), "sides");
    }

    // As ITK has it.
    void leadsAlongTheAxesWithAPlaceAlone()
    {
        Geometry geometry = medicalGeometry({});
        geometry.origin = {1, 2, 3};
        QCOMPARE(textOf(patientSidesOf(geometry)), QString("- IS AP RL"));
        geometry.origin = {1, 2};
        QCOMPARE(textOf(patientSidesOf(geometry)), QString("- - - -"));
    }

    void isToldByMedicalConventions()
    {
        QCOMPARE(textOf(patientSidesOf(geometryOf(*medBlosc2Array()))), QString("IS AP LR"));
        QCOMPARE(textOf(patientSidesOf(geometryOf(*climateArray()))), QString("- -"));
    }

    void isNotToldByHand()
    {
        Geometry geometry = geometryOf(*medBlosc2Array());
        const HandDimension hand{"", "", 1, 2};
        putByHand({hand, hand, hand}, {2, 3, 4}, geometry);
        QCOMPARE(geometry.direction.size(), std::size_t(3));
        QCOMPARE(textOf(patientSidesOf(geometry)), QString("- - -"));
    }

    void isNotToldOfFlatImages()
    {
        Geometry geometry = untoldGeometry(2);
        for (DimensionGeometry& dimension : geometry.dimensions)
            dimension.spacing = 1;
        geometry.direction = {{1, 0}, {0, 1}};
        geometry.isMedical = true;
        QCOMPARE(textOf(patientSidesOf(geometry)), QString("- -"));
    }
};

const Registered<TestPatientSpace, QCoreApplication> registered;

} // namespace bloscope::tst_patient_space

#include "tst_patient_space.moc"
