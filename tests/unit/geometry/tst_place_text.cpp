#include "core/geometry/place_text.h"

#include "core/geometry/hand_geometry.h"
#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <limits>
#include <numbers>

namespace bloscope::tst_place_text {

using namespace test;

namespace {

using Cell = std::vector<std::int64_t>;

// 5 by 6 by 7 cells of 2 by 1 by 0.5 mm behind 2 channels, turned by 30 degrees about z.
Geometry turnedGeometry()
{
    Geometry geometry = untoldGeometry(4);
    constexpr double spacing[] = {0, 2, 1, 0.5};
    for (std::size_t d = 1; d < 4; ++d) {
        geometry.dimensions[d].spacing = spacing[d];
        geometry.dimensions[d].unit = "mm";
    }
    const double cosine = std::numbers::sqrt3 / 2;
    // Rows z, y, x; columns the same.
    geometry.direction = {{1, 0, 0}, {0, cosine, 0.5}, {0, -0.5, cosine}};
    geometry.origin = {100, -20, 10};
    geometry.coordinateSystem = "LPS";
    return geometry;
}

const Shape turnedShape{2, 5, 6, 7};

Slice firstOf(const Shape& shape)
{
    return Slice::firstPlane(shape);
}

} // namespace

class TestPlaceText : public QObject {
    Q_OBJECT

 private slots:
    void leadsSomewhere_data();
    void leadsSomewhere();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void findsEachCellByItsPosition();
    void writesPositions();
    void knowsNoPositions();
    void refusesDirectionsThatAreAlike();
};

// In hours by latitudes, where cell (3, 2) is the current one and hour 1 is shown.
void TestPlaceText::leadsSomewhere_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("slice");
    QTest::addColumn<bool>("isCell");
    const auto row = [](const char* text, const char* slice, bool isCell) {
        QTest::newRow(text) << std::string(text) << std::string(slice) << isCell;
    };
    row("1, 2", "[1, 2]", true);
    row("1, :", "[1, :]", false);
    row("=2000-07-01T11:00, =85", "[2, 1]", true);
    row("latitude=86", "[3, 1]", true);
    row("latitude = 86, time = 2000-07-01T06:00", "[1, 1]", true);
    row("time=2000-07-01 12:00", "[2, 2]", true);
    row("latitude=90:=86", "[1, :2]", false);
    row("latitude=:", "[1, :]", false);
}

void TestPlaceText::leadsSomewhere()
{
    QFETCH(std::string, text);
    const Slice shown = *Slice::parse("1, :", {4, 3});
    const auto place = parsePlace(text, shown, {3, 2}, geometryOf(*climateArray()));
    QVERIFY2(place, place ? "" : place.error().text().c_str());
    QTEST(place->slice.text(), "slice");
    QTEST(place->cell.has_value(), "isCell");
}

void TestPlaceText::saysWhatIsWrong_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* text, const char* problem) {
        QTest::newRow(text) << std::string(text) << QString(problem);
    };
    row("depth=3", "no dimension is called \"depth\"");
    row("latitude=86, latitude=86", "dimension \"latitude\" is named twice");
    row("latitude=86, 3", "\"3\" names no dimension, as other items do");
    row("latitude=north", "\"north\" is not a number");
    row("latitude=", "\"\" is not a number");
    row("5, 0", "index 5 is out of bounds for dimension 0 of size 4");
}

void TestPlaceText::saysWhatIsWrong()
{
    QFETCH(std::string, text);
    const auto place = parsePlace(text, firstOf({4, 3}), {0, 0}, geometryOf(*climateArray()));
    QVERIFY(!place);
    QTEST(QString::fromStdString(place.error().text()), "problem");
}

void TestPlaceText::findsEachCellByItsPosition()
{
    const Geometry geometry = turnedGeometry();
    const Slice shown = firstOf(turnedShape);
    for (std::int64_t z = 0; z < 5; ++z)
        for (std::int64_t y = 0; y < 6; ++y)
            for (std::int64_t x = 0; x < 7; ++x) {
                const Cell cell{1, z, y, x};
                const std::vector<double> position = positionOf(cell, geometry);
                QCOMPARE(position.size(), 3);
                const auto found = cellAtPosition(position, {1, 0, 0, 0}, turnedShape, geometry);
                QVERIFY(found);
                QCOMPARE(*found, cell);
            }
    // x = 10 + -0.5 * 2 + cos 30 * 0.5 * 4, y = -20 + cos 30 * 2 + 0.5 * 0.5 * 4, z = 100 + 2 * 3.
    const auto written = parsePlace("10.73, -17.27, 106 mm", shown, {1, 0, 0, 0}, geometry);
    QVERIFY(written && written->cell);
    QCOMPARE(*written->cell, (Cell{1, 3, 2, 4}));
    const auto outside = parsePlace("10, -20, 120 mm", shown, {0, 0, 0, 0}, geometry);
    QVERIFY(!outside);
    QCOMPARE(QString::fromStdString(outside.error().text()),
             "the position lies outside of the array: at index 10.0 of dimension 1, which has 5 "
             "cells");
    const auto few = parsePlace("10, -20 mm", shown, {0, 0, 0, 0}, geometry);
    QVERIFY(!few);
    QCOMPARE(QString::fromStdString(few.error().text()), "a position has 3 numbers here, not 2");
}

void TestPlaceText::writesPositions()
{
    const Geometry geometry = turnedGeometry();
    const std::vector<double> position = positionOf({0, 3, 2, 4}, geometry);
    QCOMPARE(QString::fromStdString(positionText(position, geometry)),
             "10.7, -17.3, 106.0 mm (LPS)");
}

void TestPlaceText::knowsNoPositions()
{
    Geometry geometry = turnedGeometry();
    geometry.origin.clear();
    QVERIFY(positionOf({0, 0, 0, 0}, geometry).empty());
    QVERIFY(!cellAtPosition(std::vector<double>{0, 0, 0}, {0, 0, 0, 0}, turnedShape, geometry));
    QVERIFY(positionOf({0, 0}, untoldGeometry(2)).empty());
}

void TestPlaceText::refusesDirectionsThatAreAlike()
{
    Geometry geometry = turnedGeometry();
    geometry.direction = {{1, 0, 0}, {0, 1, 1}, {0, 1, 1}};
    QVERIFY(!cellAtPosition(std::vector<double>{0, 0, 0}, {0, 0, 0, 0}, turnedShape, geometry));
    geometry.direction[0][0] = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!cellAtPosition(std::vector<double>{0, 0, 0}, {0, 0, 0, 0}, turnedShape, geometry));
}

const test::Registered<TestPlaceText, QCoreApplication> registered;

} // namespace bloscope::tst_place_text

#include "tst_place_text.moc"
