#include "ui/table/slice_table_model.h"

#include "tests/support/registered_test.h"

#include "ui/theme/contrast.h"
#include "ui/theme/theme.h"

#include <QTest>
#include <cmath>

namespace bloscope::tst_cell_shading {

namespace {

constexpr ValueRange zeroToTen{0, 10};

} // namespace

class TestCellShading : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { colorMaps(); }

    void keepsTextReadable_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::addColumn<QString>("map");
        for (const ColorMap& map : colorMaps())
            for (const bool isDark : {false, true})
                QTest::addRow("%s, %s", map.name.c_str(), isDark ? "dark" : "light")
                    << (isDark ? darkPalette() : lightPalette())
                    << QString::fromStdString(map.name);
    }
    void keepsTextReadable()
    {
        QFETCH(QPalette, palette);
        QFETCH(QString, map);
        const CellShading shading(*findColorMap(map.toStdString()), palette);
        for (int i = 0; i <= 100; ++i) {
            const auto color = shading.colorOf(i / 10.0, zeroToTen);
            QVERIFY(color);
            const qreal contrast = contrastOf(*color, palette.color(QPalette::Text));
            QVERIFY2(contrast >= leastContrast, qPrintable(QString::number(contrast)));
        }
    }

    void tellsLowFromHigh_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
    }
    void tellsLowFromHigh()
    {
        QFETCH(QPalette, palette);
        const CellShading shading(*findColorMap("viridis"), palette);
        const QColor low = *shading.colorOf(0, zeroToTen);
        const QColor high = *shading.colorOf(10, zeroToTen);
        const int distance = std::abs(low.red() - high.red()) +
                             std::abs(low.green() - high.green()) +
                             std::abs(low.blue() - high.blue());
        QVERIFY2(distance > 60, qPrintable(low.name() + " " + high.name()));
        QCOMPARE(*shading.colorOf(-5, zeroToTen), low);
        QCOMPARE(*shading.colorOf(15, zeroToTen), high);
        QCOMPARE(*shading.colorOf(3, {3, 3}), *shading.colorOf(5, zeroToTen));
    }

    void coloursNothingThatIsNotFinite()
    {
        const CellShading shading(colorMaps().front(), lightPalette());
        for (const double number : {double(NAN), double(INFINITY), -double(INFINITY)})
            QVERIFY(!shading.colorOf(number, zeroToTen));
    }
};

const test::Registered<TestCellShading> registered;

} // namespace bloscope::tst_cell_shading

#include "tst_cell_shading.moc"
