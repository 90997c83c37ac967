#include "core/geometry/coordinate_slice.h"

#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_coordinate_slice {

using namespace test;

// Of 4 hours by 3 latitudes.
class TestCoordinateSlice : public QObject {
    Q_OBJECT

 private slots:
    void takesCoordinates_data();
    void takesCoordinates();
    void tellsWhichOneWasTaken_data();
    void tellsWhichOneWasTaken();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
};

void TestCoordinateSlice::takesCoordinates_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("slice");
    const auto add = [](const char* text, const char* slice) {
        QTest::newRow(text) << std::string(text) << std::string(slice);
    };
    add("1, :", "[1, :]");
    add("=2000-07-01T11:00, =85", "[2, 1]");
    add("[ =2000-07-01 06:00 , ::2 ]", "[1, ::2]");
    add("..., =90", "[:, 0]");
    add("=2000-07-01T20:00", "[3, :]");
    add("=2000-07-01T20:00, ...", "[3, :]");
    add(":, =90:=86", "[:, :2]");
    add(":, =86:=90", "[:, 1::-1]");
    add(":, =86:", "[:, 1:]");
    add(":, :=86", "[:, :2]");
    add(":, =90:=80:2", "[:, ::2]");
    add(":, =80:=90:-2", "[:, ::-2]");
    add(":, =86:3", "[:, 1:]");
    add(":, 1:=80", "[:, 1:]");
    add(":, =86::-1", "[:, 1::-1]");
    add(":, ::2", "[:, ::2]");
    add("=2000-07-01T06:00:=2000-07-01T12:00", "[1:3, :]");
    add("=2000-07-01 12:00:=2000-07-01 06:00", "[2:0:-1, :]");
    add("=2000-07-01T06:00:=2000-07-01T18:00:2", "[1::2, :]");
    add("=2000-07-01T06:00:", "[1:, :]");
    add("=2000-07-01T06:00:3", "[1:3, :]");
    add("=2000-07-01:=2000-07-02", "[:, :]");
    add("..., =90:=86", "[:, :2]");
}

void TestCoordinateSlice::tellsWhichOneWasTaken_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QStringList>("taken");
    QTest::newRow("themselves") << std::string("=2000-07-01T06:00, =90:=86") << QStringList();
    QTest::newRow("near one") << std::string("0, =85")
                              << QStringList{"=85 is index 1 of dimension 1, whose coordinate is "
                                             "86"};
    QTest::newRow("near an end") << std::string("0, =90:=85")
                                 << QStringList{"=90:=85: the end =85 is index 1 of dimension 1, "
                                                "whose coordinate is 86"};
}

void TestCoordinateSlice::tellsWhichOneWasTaken()
{
    QFETCH(std::string, text);
    const auto made = parseCoordinateSlice(text, {4, 3}, geometryOf(*climateArray()));
    QVERIFY2(made, made ? "" : made.error().text().c_str());
    QStringList taken;
    for (const std::string& each : made->taken)
        taken << QString::fromStdString(each);
    QTEST(taken, "taken");
}

void TestCoordinateSlice::takesCoordinates()
{
    QFETCH(std::string, text);
    const auto slice = parseSlice(text, {4, 3}, geometryOf(*climateArray()));
    QVERIFY2(slice, slice ? "" : slice.error().text().c_str());
    QTEST(slice->text(), "slice");
}

void TestCoordinateSlice::saysWhatIsWrong_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("sentence");
    const auto add = [](const char* text, const char* sentence) {
        QTest::newRow(text) << std::string(text) << std::string(sentence);
    };
    add("0, =north", "\"north\" is not a number");
    add("0, 0, =1", "there is no dimension 2");
    add("..., ..., ..., =1", "");
    add("0, =1000", "\"1000\" is outside the coordinates, which range from 90 to 82.5");
    add("0, =85:=84", "=85:=84: there is no coordinate in this range");
    add("0, =90:=86:-1", "=90:=86:-1: the step -1 leads away from the second coordinate");
    add("0, =90:=86:0", "=90:=86:0: the step \"0\" is not a nonzero whole number");
    add("0, =90:=86:a", "=90:=86:a: the step \"a\" is not a nonzero whole number");
    add("0, =90:=north", "=90:=north: \"north\" is not a number");
    add("0, =90:north", "'north'");
    add("0, 1=", "\"1=\" is neither a coordinate nor a range of coordinates");
    add("=2000-07-01, 7", "index 7 is out of bounds for dimension 1 of size 3");
}

void TestCoordinateSlice::saysWhatIsWrong()
{
    QFETCH(std::string, text);
    QFETCH(std::string, sentence);
    const auto slice = parseSlice(text, {4, 3}, geometryOf(*climateArray()));
    QVERIFY(!slice);
    QCOMPARE(slice.error().kind(), ErrorKind::Usage);
    QVERIFY(slice.error().text().starts_with(sentence));
    const auto untold = parseSlice("=1", {4}, untoldGeometry(1));
    QCOMPARE(untold.error().text(), std::string("the file has no coordinates for dimension 0"));
}

const Registered<TestCoordinateSlice, QCoreApplication> registered;

} // namespace bloscope::tst_coordinate_slice

#include "tst_coordinate_slice.moc"
