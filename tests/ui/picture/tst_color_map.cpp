#include "core/plane/color_map.h"

#include "core/dtype/cell_number.h"
#include "tests/support/registered_test.h"
#include "tests/ui/picture/published_colors.h"

#include <QColor>
#include <QCoreApplication>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>

namespace bloscope::tst_color_map {

namespace {

// How different two colours look, 0 to 765: RGB weighted by the mean of red.
double distance(QRgb a, QRgb b)
{
    const double meanRed = (qRed(a) + qRed(b)) / 2.0;
    const double red = qRed(a) - qRed(b);
    const double green = qGreen(a) - qGreen(b);
    const double blue = qBlue(a) - qBlue(b);
    return std::sqrt((2 + meanRed / 256) * red * red + 4 * green * green +
                     (2 + (255 - meanRed) / 256) * blue * blue);
}

std::vector<QRgb> listed(const SpecialColors& special)
{
    return {special.notANumber, special.plusInfinity, special.minusInfinity, special.damaged,
            special.uninitialised};
}

void rowPerMap(bool withPalettes)
{
    QTest::addColumn<const ColorMap*>("map");
    for (const ColorMap& map : colorMaps())
        if (withPalettes || !map.isPalette())
            QTest::newRow(map.name.data()) << &map;
}

} // namespace

class TestColorMap : public QObject {
    Q_OBJECT

 private slots:
    void equalsThePublishedColours_data();
    void equalsThePublishedColours();
    void hasThePublishedColoursHereAndThere_data();
    void hasThePublishedColoursHereAndThere();
    void comesKindByKind();
    void goesFromDarkToLight_data();
    void goesFromDarkToLight();
    void neverJumps_data() { rowPerMap(false); }
    void neverJumps();
    void keepsSpecialColoursApart_data() { rowPerMap(true); }
    void keepsSpecialColoursApart();
    void isFoundByItsName();
    void takesTheNearestColourOfAPosition();
    void isInvertedByItsName_data() { rowPerMap(true); }
    void isInvertedByItsName();
    void givesEveryLabelAColour_data();
    void givesEveryLabelAColour();
    void givesNeighbouringLabelsDifferentColours();
    void goesRoundForAngles();
};

void TestColorMap::equalsThePublishedColours_data()
{
    QTest::addColumn<QByteArray>("published");
    for (const test::PublishedColors& map : test::publishedColors)
        QTest::newRow(map.name) << QByteArray(map.colors);
}

void TestColorMap::equalsThePublishedColours()
{
    QFETCH(QByteArray, published);
    const ColorMap* map = findColorMap(QTest::currentDataTag());
    QVERIFY(map);
    const QByteArray bytes = QByteArray::fromHex(published);
    QCOMPARE(bytes.size(), qsizetype(3 * map->colors.size()));
    for (std::size_t i = 0; i < map->colors.size(); ++i) {
        const auto channel = [&](qsizetype k) {
            return int(static_cast<unsigned char>(bytes[3 * qsizetype(i) + k]));
        };
        const QRgb color = map->colors[i];
        const int away =
            std::max({std::abs(qRed(color) - channel(0)), std::abs(qGreen(color) - channel(1)),
                      std::abs(qBlue(color) - channel(2))});
        QVERIFY2(away <= 1, qPrintable(QString("%1: %2").arg(i).arg(QColor(color).name())));
    }
}

void TestColorMap::hasThePublishedColoursHereAndThere_data()
{
    QTest::addColumn<QString>("published");
    for (const test::PublishedColors& map : test::someColors)
        QTest::newRow(map.name) << QString(map.colors);
}

// At six places, the ends among them.
void TestColorMap::hasThePublishedColoursHereAndThere()
{
    QFETCH(QString, published);
    const ColorMap* map = findColorMap(QTest::currentDataTag());
    QVERIFY(map);
    const QStringList colors = published.split(' ');
    QCOMPARE(colors.size(), 6);
    for (int i = 0; i < 6; ++i) {
        const QColor wanted('#' + colors[i]);
        const QColor color(map->colors[std::size_t(51 * i)]);
        const int away = std::max({std::abs(color.red() - wanted.red()),
                                   std::abs(color.green() - wanted.green()),
                                   std::abs(color.blue() - wanted.blue())});
        QVERIFY2(away <= 1, qPrintable(QString("%1: %2").arg(51 * i).arg(color.name())));
    }
}

void TestColorMap::comesKindByKind()
{
    std::vector<ColorMap::Kind> kinds;
    for (const ColorMap& map : colorMaps()) {
        if (kinds.empty() || kinds.back() != map.kind)
            kinds.push_back(map.kind);
        QCOMPARE(map.kind == ColorMap::Kind::Qualitative, map.labels > 0);
    }
    using Kind = ColorMap::Kind;
    QCOMPARE(kinds,
             (std::vector{Kind::Sequential, Kind::Diverging, Kind::Cyclic, Kind::Qualitative}));
}

void TestColorMap::goesFromDarkToLight_data()
{
    QTest::addColumn<const ColorMap*>("map");
    for (const char* name : {"viridis", "cividis", "magma", "inferno", "plasma", "grey"})
        QTest::newRow(name) << findColorMap(name);
}

void TestColorMap::goesFromDarkToLight()
{
    QFETCH(const ColorMap*, map);
    const auto lightness = [](QRgb c) {
        return 0.2126 * qRed(c) + 0.7152 * qGreen(c) + 0.0722 * qBlue(c);
    };
    for (std::size_t i = 1; i < map->colors.size(); ++i)
        QVERIFY2(lightness(map->colors[i]) > lightness(map->colors[i - 1]) - 0.9,
                 qPrintable(QString::number(i)));
}

void TestColorMap::neverJumps()
{
    QFETCH(const ColorMap*, map);
    for (std::size_t i = 1; i < map->colors.size(); ++i) {
        QCOMPARE(qAlpha(map->colors[i]), 255);
        QVERIFY(distance(map->colors[i - 1], map->colors[i]) < 24);
    }
}

void TestColorMap::keepsSpecialColoursApart()
{
    QFETCH(const ColorMap*, map);
    const auto special = listed(map->special);
    for (std::size_t i = 0; i < special.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k)
            QVERIFY(distance(special[i], special[k]) > 75);
        for (const QRgb color : map->colors)
            QVERIFY2(distance(special[i], color) > 75,
                     qPrintable(QColor(special[i]).name() + " and " + QColor(color).name()));
    }
}

void TestColorMap::isFoundByItsName()
{
    QCOMPARE(findColorMap("magma")->name, std::string_view("magma"));
    QCOMPARE(colorMaps().front().name, std::string_view("viridis"));
    QCOMPARE(findColorMap("YlGnBu"), findColorMap("ylgnbu"));
    QCOMPARE(findColorMap("YlGnBu_r"), &inverseOf(*findColorMap("ylgnbu")));
    QVERIFY(!findColorMap("Magmas"));
    QVERIFY(!findColorMap("_r"));
    QVERIFY(!findColorMap(""));
}

void TestColorMap::takesTheNearestColourOfAPosition()
{
    const ColorMap* grey = findColorMap("grey");
    QCOMPARE(grey->at(-3), qRgb(0, 0, 0));
    QCOMPARE(grey->at(0.0019), qRgb(0, 0, 0));
    QCOMPARE(grey->at(0.0020), qRgb(1, 1, 1));
    QCOMPARE(grey->at(1), qRgb(255, 255, 255));
    QCOMPARE(grey->at(7), qRgb(255, 255, 255));
}

void TestColorMap::isInvertedByItsName()
{
    QFETCH(const ColorMap*, map);
    const ColorMap& inverse = inverseOf(*map);
    QVERIFY(isInverted(inverse) && !isInverted(*map));
    QCOMPARE(&inverseOf(inverse), map);
    QCOMPARE(findColorMap(map->name + "_r"), &inverse);
    QCOMPARE(inverse.special.damaged, map->special.damaged);
    if (map->isPalette()) {
        QCOMPARE(inverse.ofLabel(0), map->ofLabel(0));
        QCOMPARE(inverse.ofLabel(1), map->ofLabel(map->labels - 1));
    } else {
        QCOMPARE(inverse.at(0), map->at(1));
        QCOMPARE(inverse.at(0.2), map->at(0.8));
    }
}

void TestColorMap::givesEveryLabelAColour_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QColor>("color");
    QTest::newRow("background") << 0.0 << QColor("#000000");
    QTest::newRow("first") << 1.0 << QColor("#e69f00");
    QTest::newRow("last") << 7.0 << QColor("#cc79a7");
    QTest::newRow("first again") << 8.0 << QColor("#e69f00");
    QTest::newRow("below zero") << -1.0 << QColor("#d55e00");
    QTest::newRow("nearest") << 1.6 << QColor("#56b4e9");
    QTest::newRow("minus zero") << -0.2 << QColor("#000000");
    QTest::newRow("far away") << -6.0 << QColor("#e69f00");
}

void TestColorMap::givesEveryLabelAColour()
{
    QFETCH(double, number);
    QFETCH(QColor, color);
    QCOMPARE(QColor(findColorMap("okabe")->ofLabel(number)), color);
}

void TestColorMap::givesNeighbouringLabelsDifferentColours()
{
    const ColorMap* map = findColorMap("labels");
    for (int label = -300; label < 300; ++label) {
        QCOMPARE(qAlpha(map->ofLabel(label)), 255);
        QVERIFY2(distance(map->ofLabel(label), map->ofLabel(label + 1)) > 75,
                 qPrintable(QString::number(label)));
    }
    for (const char* own : {"okabe", "labels"})
        QCOMPARE(labelCycle % std::uint64_t(findColorMap(own)->labels - 1), std::uint64_t(0));
    for (const double huge : {1e18, -1e300, std::numeric_limits<double>::max()})
        QVERIFY(map->ofLabel(huge) != map->ofLabel(0));
}

// Lightness falls to the middle and comes back; the two ways differ in their hue.
void TestColorMap::goesRoundForAngles()
{
    const ColorMap& map = *findColorMap("cyclic");
    QVERIFY(map.isCyclic() && !findColorMap("viridis")->isCyclic());
    QCOMPARE(map.colors.front(), map.colors.back());
    for (std::size_t i = 1; i < 128; ++i) {
        const QRgb there = map.colors[i];
        const QRgb back = map.colors[255 - i];
        QVERIFY(qGray(there) <= qGray(map.colors[i - 1]) + 1);
        QVERIFY(std::abs(qGray(there) - qGray(back)) < 24);
        if (i > 4 && i < 124)
            QVERIFY(qBlue(there) > qRed(there) && qRed(back) > qBlue(back));
    }
}

const test::Registered<TestColorMap, QCoreApplication> registered;

} // namespace bloscope::tst_color_map

#include "tst_color_map.moc"
