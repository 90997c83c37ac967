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
    add("=2000-07-02", "[3, :]");
    add("=2000-07-02, ...", "[3, :]");
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
    add("0, =north", "\"north\" is no number");
    add("0, 0, =1", "there is no dimension 2");
    add("..., ..., ..., =1", "");
    add("=2000-07-01, 7", "index 7 is out of bounds for dimension 1 of 3");
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
    QCOMPARE(untold.error().text(), std::string("the file tells no coordinates of dimension 0"));
}

const Registered<TestCoordinateSlice, QCoreApplication> registered;

} // namespace bloscope::tst_coordinate_slice

#include "tst_coordinate_slice.moc"
