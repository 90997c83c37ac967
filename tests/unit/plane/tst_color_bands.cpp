#include "core/plane/color_bands.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_color_bands {

namespace {

Geometry geometryWith(const Coordinates& coordinates, const char* unit)
{
    Geometry geometry = untoldGeometry(3);
    geometry.dimensions[2].coordinates = coordinates;
    geometry.dimensions[2].unit = unit;
    return geometry;
}

} // namespace

class TestColorBands : public QObject {
    Q_OBJECT

 private slots:
    void areThoseThatAreThere_data();
    void areThoseThatAreThere();
    void beginWhereLightIs();
    void beginInEveryThird();
    void areReadFromTheirText_data();
    void areReadFromTheirText();
    void refuseOtherTexts_data();
    void refuseOtherTexts();
};

void TestColorBands::areThoseThatAreThere_data()
{
    using Indices = std::vector<std::int64_t>;
    QTest::addColumn<ColorBands>("wanted");
    QTest::addColumn<Indices>("indices"); // none: there are no such bands
    QTest::newRow("all of three") << ColorBands{1} << Indices{0, 1, 2};
    QTest::newRow("all of a hundred") << ColorBands{2} << Indices{};
    QTest::newRow("three of a hundred") << ColorBands{2, {29, 19, 9}} << Indices{29, 19, 9};
    QTest::newRow("with opacity") << ColorBands{2, {9, 9, 9, 0}} << Indices{9, 9, 9, 0};
    QTest::newRow("two") << ColorBands{2, {9, 9}} << Indices{};
    QTest::newRow("behind the end") << ColorBands{2, {29, 19, 100}} << Indices{};
    QTest::newRow("before the beginning") << ColorBands{2, {-1, 0, 1}} << Indices{};
    QTest::newRow("of no dimension") << ColorBands{3, {0, 1, 2}} << Indices{};
}

void TestColorBands::areThoseThatAreThere()
{
    QFETCH(ColorBands, wanted);
    QFETCH(std::vector<std::int64_t>, indices);
    const auto bands = bandsIn({5, 3, 100}, wanted);
    QCOMPARE(bands.has_value(), !indices.empty());
    if (bands)
        QCOMPARE(bands->indices, indices);
}

void TestColorBands::beginWhereLightIs()
{
    const Coordinates::Regular nanometres{400, 10, 50};
    const ColorBands light{2, {25, 15, 5}};
    QCOMPARE(usualBands({9, 9, 50}, 2, geometryWith(Coordinates(nanometres), "nm")), light);
    const Coordinates::Regular micrometres{0.4, 0.01, 50};
    QCOMPARE(usualBands({9, 9, 50}, 2, geometryWith(Coordinates(micrometres), "um")), light);
}

void TestColorBands::beginInEveryThird()
{
    const Geometry untold = untoldGeometry(3);
    QCOMPARE(usualBands({9, 9, 99}, 2, untold), (ColorBands{2, {82, 49, 16}}));
    QCOMPARE(usualBands({9, 9, 5}, 2, untold), (ColorBands{2, {2, 1, 0}}));
    QCOMPARE(usualBands({9, 9, 3}, 2, untold), (ColorBands{2, {0, 1, 2}}));
    const Coordinates::Regular metres{0, 1, 99};
    QCOMPARE(usualBands({9, 9, 99}, 2, geometryWith(Coordinates(metres), "m")),
             (ColorBands{2, {82, 49, 16}}));
}

void TestColorBands::areReadFromTheirText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("with its dimension") << QByteArray("0:4,2,1") << QByteArray("0:4,2,1");
    QTest::newRow("of the last dimension") << QByteArray("29, 19, 9") << QByteArray("2:29,19,9");
    QTest::newRow("from the end") << QByteArray("-1:-1,-2,-3") << QByteArray("2:99,98,97");
    QTest::newRow("with opacity") << QByteArray("2:0,1,2,3") << QByteArray("2:0,1,2,3");
}

void TestColorBands::areReadFromTheirText()
{
    QFETCH(QByteArray, text);
    const auto bands = parseBands(text.toStdString(), {5, 3, 100});
    QVERIFY2(bands, bands ? "" : bands.error().text().c_str());
    QTEST(QByteArray::fromStdString(bandsText(*bands)), "written");
}

void TestColorBands::refuseOtherTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("sentence");
    const auto add = [](const char* text, const char* sentence) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(sentence);
    };
    add("", "\"\" is not an index of dimension 2, which has size 100");
    add("3:0,1,2", "\"3:0,1,2\" does not name a dimension; there are 3");
    add("0,1,100", "\"100\" is not an index of dimension 2, which has size 100");
    add("1:0,1,red", "\"red\" is not an index of dimension 1, which has size 3");
    add("0,1,", "\"\" is not an index of dimension 2, which has size 100");
    add("5,6", "\"5,6\" has 2 bands; use three (red, green, blue) or four (with opacity)");
}

void TestColorBands::refuseOtherTexts()
{
    QFETCH(QByteArray, text);
    const auto bands = parseBands(text.toStdString(), {5, 3, 100});
    QVERIFY(!bands);
    QCOMPARE(bands.error().kind(), ErrorKind::Usage);
    QTEST(QByteArray::fromStdString(bands.error().text()), "sentence");
}

const test::Registered<TestColorBands, QCoreApplication> registered;

} // namespace bloscope::tst_color_bands

#include "tst_color_bands.moc"
