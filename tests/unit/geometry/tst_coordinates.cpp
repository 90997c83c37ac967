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
const Coordinates single(Coordinates::Numbers{14.1});
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
    void findsThoseBetween_data();
    void findsThoseBetween();
    void findsNoneBetween_data();
    void findsNoneBetween();
    void findsTheNearestOfANumberAlways();
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
    static const Coordinates millimetres(Coordinates::Regular{-63, 0.7, 100});
    QTest::newRow("reckoned zero of a large origin") << &millimetres << 90 << std::string("0");
    QTest::newRow("beside it") << &millimetres << 91 << std::string("0.7");
    static const Coordinates far(Coordinates::Regular{-1e6, 1e-3, 1'000'000'100});
    QTest::newRow("small of large ones") << &far << 1'000'000'001 << std::string("0.001");
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
    add("half a step before the first", falling, "92", 0);
    add("half a step behind the last", falling, "-41.4", 3);
    add("with its sign", falling, "+90", 0);
    add("regular", regular, "0.14", 3);
    add("before the first", regular, "-0.25", 0);
    add("behind the last", regular, "0.35", 5);
    add("day", days, "2007-07-01", 2);
    add("day between", days, "2007-01-05", 1);
    add("month", days, "2007-07", 2);
    add("with its time", hours, "1970-01-01 05:00", 1);
    add("without its time", hours, "1970-01-01", 0);
    add("half a day early", hours, "1969-12-31T21:00", 0);
    add("another text", bands, "nir 2", 2);
    add("a single one", single, "14.1", 0);
    add("a single one, rounded", single, "14.100000001", 0);
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
    add("no number", falling, "north", "\"north\" is not a number");
    add("not a number", falling, "nan", "\"nan\" is not a number");
    add("infinite", regular, "inf", "\"inf\" is not a number");
    add("empty", regular, "", "\"\" is not a number");
    add("another text", bands, "blue", "\"blue\" is not one of the 3 coordinates, such as \"red\"");
    const char* beyond = "\"92.1\" is outside the coordinates, which range from 90 to -0.1";
    add("before the first", falling, "92.1", beyond);
    add("behind the last", falling, "-42",
        "\"-42\" is outside the coordinates, which range from 90 to -0.1");
    add("far before", regular, "-0.26",
        "\"-0.26\" is outside the coordinates, which range from -0.2 to 0.3");
    add("far behind", regular, "1e300",
        "\"1e300\" is outside the coordinates, which range from -0.2 to 0.3");
    add("beside a single one", single, "14.2",
        "\"14.2\" is outside the coordinates, which range from 14.1 to 14.1");
    add("a later day", days, "2009-07-01",
        "\"2009-07-01\" is outside the coordinates, which range from 2007-01-01 to 2007-07-01");
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

void TestCoordinates::findsThoseBetween_data()
{
    QTest::addColumn<const Coordinates*>("coordinates");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    static const Coordinates sums{Coordinates::Numbers{0, 0.1, 0.2, 0.1 + 0.2}};
    const auto add = [](const char* name, const Coordinates& in, const char* from, const char* to,
                        int first, int last) {
        QTest::newRow(name) << &in << QString(from) << QString(to) << first << last;
    };
    add("falling", falling, "90", "86", 0, 1);
    add("the other way round", falling, "86", "90", 1, 0);
    add("between them", falling, "89", "0", 1, 2);
    add("beyond them", falling, "1000", "-1000", 0, 3);
    add("from one on", falling, "86", "", 1, 3);
    add("up to one", falling, "", "86", 0, 1);
    add("one", falling, "86", "86", 1, 1);
    add("regular", regular, "0", "0.3", 2, 5);
    add("regular from above", regular, "0.3", "0", 5, 2);
    add("what is reckoned", sums, "0.1", "0.3", 1, 3);
    add("days", days, "2007-01", "2007-02", 0, 1);
    add("days from the last on", days, "2007-07", "2007-01-02", 2, 1);
    add("hours", hours, "1970-01-01T06:00", "", 1, 2);
    add("texts", bands, "red", "nir 1", 0, 1);
    add("texts the other way round", bands, "nir 2", "red", 2, 0);
}

void TestCoordinates::findsThoseBetween()
{
    QFETCH(const Coordinates*, coordinates);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(int, first);
    QFETCH(int, last);
    const std::string begin = from.toStdString();
    const std::string end = to.toStdString();
    const auto range =
        coordinates->between(begin.empty() ? std::nullopt : std::optional<std::string_view>(begin),
                             end.empty() ? std::nullopt : std::optional<std::string_view>(end));
    QVERIFY2(range, range ? "" : range.error().text().c_str());
    QCOMPARE(*range, (Coordinates::Range{first, last}));
}

void TestCoordinates::findsNoneBetween_data()
{
    QTest::addColumn<const Coordinates*>("coordinates");
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    QTest::addColumn<std::string>("sentence");
    static const Coordinates mixed{Coordinates::Numbers{1, 3, 2}};
    const auto add = [](const char* name, const Coordinates& in, const char* from, const char* to,
                        const char* sentence) {
        QTest::newRow(name) << &in << std::string(from) << std::string(to) << std::string(sentence);
    };
    add("between two", falling, "89", "87", "there is no coordinate in this range");
    add("beyond", regular, "7", "8", "there is no coordinate in this range");
    add("no number", falling, "90", "south", "\"south\" is not a number");
    add("neither rising nor falling", mixed, "1", "3",
        "the coordinates are not sorted, so ranges of them cannot be used");
}

void TestCoordinates::findsNoneBetween()
{
    QFETCH(const Coordinates*, coordinates);
    QFETCH(std::string, from);
    QFETCH(std::string, to);
    const auto range = coordinates->between(from, to);
    QVERIFY(!range);
    QCOMPARE(range.error().kind(), ErrorKind::Usage);
    QTEST(range.error().text(), "sentence");
}

void TestCoordinates::findsTheNearestOfANumberAlways()
{
    QCOMPARE(falling.nearestTo(-1e300), std::optional<std::int64_t>(3));
    QCOMPARE(regular.nearestTo(1e300), std::optional<std::int64_t>(5));
    QCOMPARE(days.nearestTo(5), std::optional<std::int64_t>());
}

const test::Registered<TestCoordinates, QCoreApplication> registered;

} // namespace bloscope::tst_coordinates

#include "tst_coordinates.moc"
