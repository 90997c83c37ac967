#include "core/geometry/cell_volume.h"

#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <limits>

namespace bloscope::tst_cell_volume {

using namespace test;

class TestCellVolume : public QObject {
    Q_OBJECT

 private slots:
    void isTheProductOfSpacings_data()
    {
        QTest::addColumn<std::vector<double>>("spacing"); // 0: none
        QTest::addColumn<std::vector<std::string>>("units");
        QTest::addColumn<QString>("volume"); // empty: none
        const auto row = [](const char* name, std::vector<double> spacing,
                            std::vector<std::string> units, const char* volume) {
            QTest::newRow(name) << spacing << units << QString(volume);
        };
        row("voxels without a unit", {0, 2, 0.5, 0.5}, {"", "", "", ""}, "0.5 mm3");
        row("of a flat image", {2, 3}, {"um", "um"}, "6 um2");
        row("in several units", {2, 3, 4}, {"um", "mm", "um"}, "24 um2 mm");
        row("one dimension", {0, 3}, {"", ""}, "");
        row("none", {0, 0}, {"", ""}, "");
        row("beyond what can be counted", {1e200, 1e200}, {"", ""}, "");
        row("too small to be counted", {1e-200, 1e-200}, {"", ""}, "");
    }
    void isTheProductOfSpacings()
    {
        QFETCH(std::vector<double>, spacing);
        QFETCH(std::vector<std::string>, units);
        Geometry geometry = untoldGeometry(spacing.size());
        for (std::size_t d = 0; d < spacing.size(); ++d) {
            geometry.dimensions[d].unit = units[d];
            if (spacing[d] > 0)
                geometry.dimensions[d].spacing = spacing[d];
        }
        const auto volume = cellVolumeOf(geometry);
        QTEST(volume ? QStringLiteral("%1 %2").arg(volume->size).arg(volume->unit.c_str())
                     : QString(),
              "volume");
    }

    void isKnownOfMedicalImages()
    {
        const auto volume = cellVolumeOf(geometryOf(*medBlosc2Array()));
        QCOMPARE(volume->size, 2.5 * 0.75 * 0.5);
        QCOMPARE(volume->unit, std::string("mm3"));
        QVERIFY(!cellVolumeOf(geometryOf(*climateArray())));
    }
};

const Registered<TestCellVolume, QCoreApplication> registered;

} // namespace bloscope::tst_cell_volume

#include "tst_cell_volume.moc"
