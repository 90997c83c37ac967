#include "core/geometry/coordinates.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_coordinates {

using Base = TimeUnit::Base;

const Coordinates falling(Coordinates::Numbers{90, 86, 82.5, -0.1});
const Coordinates regular(Coordinates::Regular{-0.2, 0.1, 6});
const Coordinates days(Coordinates::Dates{{13514, 13515, 13695}, {Base::Day}});
const Coordinates hours(Coordinates::Dates{{0, 360, 720}, {Base::Minute}});
const Coordinates bands(Coordinates::Texts{"red", "nir 1", "nir 2"});

class TestCoordinates : public QObject {
    Q_OBJECT

 private slots:
    void writesThem_data();
    void writesThem();
    void findsTheNearest_data();
    void findsTheNearest();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
};

void TestCoordinates::writesThem_data()
{
    QTest::addColumn<const Coordinates*>("coordinates");
    QTest::addColumn<int>("index");
    QTest::addColumn<std::string>("text");
    QTest::newRow("whole number") << &falling << 0 << std::string("90");
    QTest::newRow("half") << &falling << 2 << std::string("82.5");
    QTest::newRow("below zero") << &falling << 3 << std::string("-0.1");
    QTest::newRow("reckoned zero") << &regular << 2 << std::string("0");
    QTest::newRow("reckoned") << &regular << 5 << std::string("0.3");
    QTest::newRow("day") << &days << 0 << std::string("2007-01-01");
    QTest::newRow("minutes") << &hours << 1 << std::string("1970-01-01T06:00");
    QTest::newRow("text") << &bands << 1 << std::string("nir 1");
}

void TestCoordinates::writesThem()
{
    QFETCH(const Coordinates*, coordinates);
    QFETCH(int, index);
    QTEST(coordinates->textAt(index), "text");
}

void TestCoordinates::findsTheNearest_data()
{
    QTest::addColumn<const Coordinates*>("coordinates");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::int64_t>("index");
    const auto add = [](const char* name, const Coordinates& in, const char* text, int index) {
        QTest::newRow(name) << &in << std::string(text) << std::int64_t(index);
    };
    add("the same", falling, "86", 1);
    add("near", falling, " 85 ", 1);
    add("the first of two", falling, "88", 0);
    add("beyond", falling, "-1e300", 3);
    add("with its sign", falling, "+90", 0);
    add("regular", regular, "0.14", 3);
    add("before the first", regular, "-7", 0);
    add("behind the last", regular, "1e300", 5);
    add("day", days, "2007-07-01", 2);
    add("day between", days, "2007-01-05", 1);
    add("month", days, "2007-07", 2);
    add("with its time", hours, "1970-01-01 05:00", 1);
    add("without its time", hours, "1970-01-01", 0);
    add("another text", bands, "nir 2", 2);
}

void TestCoordinates::findsTheNearest()
{
    QFETCH(const Coordinates*, coordinates);
    QFETCH(std::string, text);
    const Result<std::int64_t> index = coordinates->nearest(text);
    QVERIFY(index);
    QTEST(*index, "index");
}

void TestCoordinates::saysWhatIsWrong_data()
{
    QTest::addColumn<const Coordinates*>("coordinates");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("sentence");
    static const Coordinates none{Coordinates::Numbers()};
    const auto add = [](const char* name, const Coordinates& in, const char* text,
                        const char* sentence) {
        QTest::newRow(name) << &in << std::string(text) << std::string(sentence);
    };
    add("no number", falling, "north", "\"north\" is no number");
    add("not a number", falling, "nan", "\"nan\" is no number");
    add("infinite", regular, "inf", "\"inf\" is no number");
    add("empty", regular, "", "\"\" is no number");
    add("another text", bands, "blue", "\"blue\" is none of the 3 coordinates, such as \"red\"");
    add("of nothing", none, "1", "there are no coordinates: the dimension is empty");
}

void TestCoordinates::saysWhatIsWrong()
{
    QFETCH(const Coordinates*, coordinates);
    QFETCH(std::string, text);
    const Result<std::int64_t> index = coordinates->nearest(text);
    QVERIFY(!index);
    QCOMPARE(index.error().kind(), ErrorKind::Usage);
    QTEST(index.error().text(), "sentence");
}

const test::Registered<TestCoordinates, QCoreApplication> registered;

} // namespace bloscope::tst_coordinates

#include "tst_coordinates.moc"
