#include "core/geometry/time_coordinates.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_time_coordinates {

using Numbers = std::vector<double>;
using Texts = std::vector<std::string>;

Texts written(const std::optional<Coordinates::Dates>& dates)
{
    Texts texts;
    if (!dates)
        return texts;
    const Coordinates coordinates(*dates);
    for (std::int64_t i = 0; i < coordinates.count(); ++i)
        texts.push_back(coordinates.textAt(i));
    return texts;
}

class TestTimeCoordinates : public QObject {
    Q_OBJECT

 private slots:
    void countsFromAMoment_data();
    void countsFromAMoment();
    void readsDatesThatAreWritten_data();
    void readsDatesThatAreWritten();
};

void TestTimeCoordinates::countsFromAMoment_data()
{
    QTest::addColumn<Numbers>("numbers");
    QTest::addColumn<std::string>("unit");
    QTest::addColumn<Texts>("dates");
    const auto add = [](const char* name, Numbers numbers, const char* unit, Texts dates = {}) {
        QTest::newRow(name) << std::move(numbers) << std::string(unit) << std::move(dates);
    };
    add("hours", {0, 6}, "hours since 2000-07-01 00:00 UTC",
        {"2000-07-01T00:00", "2000-07-01T06:00"});
    add("whole days", {0, 24}, "hours since 2000-07-01 00:00 UTC", {"2000-07-01", "2000-07-02"});
    add("days", {0, -1, 59}, "days since 2000-01-01", {"2000-01-01", "1999-12-31", "2000-02-29"});
    add("one digit", {1}, "Day since 1970-1-1", {"1970-01-02"});
    add("one digit of the time", {0}, "s since 1970-1-1 6:5:4", {"1970-01-01T06:05:04"});
    add("with a T", {0}, "min since 1970-01-01T06:30:00Z", {"1970-01-01T06:30"});
    add("with parts of seconds", {0.25}, "seconds since 1970-01-01 00:00:00.0",
        {"1970-01-01T00:00:00.250"});
    add("a third of a day", {1.0 / 3}, "days since 1970-01-01", {"1970-01-01T08:00"});
    add("ahead of UTC", {0}, "hours since 1970-01-01 00:00 +01:30", {"1969-12-31T22:30"});
    add("behind UTC", {0}, "hours since 1970-01-01 00:00:00 -6", {"1970-01-01T06:00"});
    add("microseconds", {1}, "us since 1970-01-01", {"1970-01-01T00:00:00.000001"});
    add("months differ", {1}, "months since 1970-01-01");
    add("no moment", {1}, "hours since yesterday");
    add("no such day", {1}, "hours since 1970-02-30");
    add("no such zone", {1}, "hours since 1970-01-01 00:00 CEST");
    add("too far ahead", {1}, "hours since 1970-01-01 00:00 +99:00");
    add("no moment at all", {1}, "hours since ");
    add("no time", {1}, "degrees_north");
    add("another calendar then", {0}, "days since 0001-01-01");
    add("too many", {1e300}, "days since 1970-01-01");
    add("beyond 64 bits", {1e9}, "days since 1970-01-01");
    add("none", {}, "days since 1970-01-01");
}

void TestTimeCoordinates::countsFromAMoment()
{
    QFETCH(Numbers, numbers);
    QFETCH(std::string, unit);
    QTEST(written(datesSince(numbers, unit)), "dates");
}

void TestTimeCoordinates::readsDatesThatAreWritten_data()
{
    QTest::addColumn<Texts>("texts");
    QTest::addColumn<Texts>("dates");
    const auto add = [](const char* name, Texts texts, Texts dates = {}) {
        QTest::newRow(name) << std::move(texts) << std::move(dates);
    };
    add("days", {"2007-07-01", "2007-07-02"}, {"2007-07-01", "2007-07-02"});
    add("months", {"2007-07"}, {"2007-07"});
    add("seconds", {"2007-07-01T06:00:00Z"}, {"2007-07-01T06:00:00"});
    add("to the longest", {"2007-07-01", "2007-07-01T06:30"},
        {"2007-07-01T00:00", "2007-07-01T06:30"});
    add("years alone may be names", {"2007"});
    add("one that is none", {"2007-07-01", "later"});
    add("no such day", {"2007-02-30"});
    add("none", {});
}

void TestTimeCoordinates::readsDatesThatAreWritten()
{
    QFETCH(Texts, texts);
    QTEST(written(datesOf(texts)), "dates");
}

const test::Registered<TestTimeCoordinates, QCoreApplication> registered;

} // namespace bloscope::tst_time_coordinates

#include "tst_time_coordinates.moc"
