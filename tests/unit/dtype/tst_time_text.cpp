#include "core/dtype/time_text.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_time_text {

using namespace Qt::Literals;

using Base = TimeUnit::Base;
namespace {

constexpr qint64 most = INT64_MAX;

} // namespace

class TestTimeText : public QObject {
    Q_OBJECT

 private slots:
    void writesDatesInTheCalendar_data()
    {
        QTest::addColumn<qint64>("count");
        QTest::addColumn<Base>("base");
        QTest::addColumn<qint64>("multiple");
        QTest::addColumn<QByteArray>("text");

        const auto row = [](qint64 count, Base base, qint64 multiple, const char* text) {
            QTest::newRow(text) << count << base << multiple << QByteArray(text);
        };
        row(0, Base::Day, 1, "1970-01-01");
        row(-1, Base::Day, 1, "1969-12-31");
        row(11016, Base::Day, 1, "2000-02-29");
        row(11017, Base::Day, 1, "2000-03-01");
        row(-25509, Base::Day, 1, "1900-02-28");
        row(-25508, Base::Day, 1, "1900-03-01");
        row(-719162, Base::Day, 1, "0001-01-01");
        row(-719163, Base::Day, 1, "0000-12-31");
        row(-719529, Base::Day, 1, "-001-12-31");
        row(51, Base::Year, 1, "2021");
        row(-1970, Base::Year, 1, "0000");
        row(-1975, Base::Year, 1, "-005");
        row(-3000, Base::Year, 1, "-1030");
        row(-1, Base::Month, 1, "1969-12");
        row(3683, Base::Month, 1, "2276-12");
        row(-3006, Base::Week, 1, "1912-05-23");
        row(-1, Base::Hour, 1, "1969-12-31T23");
        row(86687, Base::Hour, 1, "1979-11-21T23");
        row(4586550, Base::Minute, 1, "1978-09-21T02:30");
        row(1249068044, Base::Second, 1, "2009-07-31T19:20:44");
        row(-1, Base::Second, 1, "1969-12-31T23:59:59");
        row(1, Base::Milli, 1, "1970-01-01T00:00:00.001");
        row(-1, Base::Micro, 1, "1969-12-31T23:59:59.999999");
        row(1'600'000'000'123'456'789, Base::Nano, 1, "2020-09-13T12:26:40.123456789");
        row(1, Base::Pico, 1, "1970-01-01T00:00:00.000000000001");
        row(most, Base::Femto, 1, "1970-01-01T02:33:43.372036854775807");
        row(-most, Base::Atto, 1, "1969-12-31T23:59:50.776627963145224193");
        row(1675179451, Base::Second, 25, "3297-02-08T06:37:55");
        row(-7, Base::Day, 7, "1969-11-13");
        row(12, Base::Generic, 1, "12");
        row(-742578, Base::Generic, 1, "-742578");
    }
    void writesDatesInTheCalendar() { compareDate(); }

    void survivesDatesFarAway_data()
    {
        QTest::addColumn<qint64>("count");
        QTest::addColumn<Base>("base");
        QTest::addColumn<qint64>("multiple");
        QTest::addColumn<QByteArray>("text");

        const auto row = [](qint64 count, Base base, qint64 multiple, const char* text) {
            QTest::newRow(text) << count << base << multiple << QByteArray(text);
        };
        row(most, Base::Year, 1, "9223372036854777777");
        row(-most, Base::Year, 1, "-9223372036854773837");
        row(most, Base::Month, 1, "768614336404566620-08");
        row(-most, Base::Month, 1, "-768614336404562681-06");
        row(most, Base::Week, 1, "176769144494367851-12-25");
        row(most, Base::Day, 1, "25252734927768524-07-27");
        row(-most, Base::Day, 1, "-25252734927764585-06-08");
        row(most, Base::Hour, 1, "1052197288658909-10-10T07");
        row(most, Base::Minute, 1, "17536621479585-08-30T18:07");
        row(-most, Base::Second, 1, "-292277022657-01-27T08:29:53");
        row(most, Base::Nano, 1, "2262-04-11T23:47:16.854775807");
        row(most, Base::Day, INT32_MAX, "54229835299404402169474931-06-21");
        row(-most, Base::Year, INT32_MAX, "-19807040619342712359383726159");
    }
    void survivesDatesFarAway() { compareDate(); }

    void writesSpansOfTime_data()
    {
        QTest::addColumn<qint64>("count");
        QTest::addColumn<Base>("base");
        QTest::addColumn<qint64>("multiple");
        QTest::addColumn<QByteArray>("text");

        const auto row = [](qint64 count, Base base, qint64 multiple, const char* text) {
            QTest::newRow(text) << count << base << multiple << QByteArray(text);
        };
        row(1, Base::Day, 1, "1 days");
        row(5527, Base::Day, 7, "38689 days");
        row(-220, Base::Year, 1, "-220 years");
        row(2, Base::Month, 1, "2 months");
        row(3, Base::Week, 1, "3 weeks");
        row(0, Base::Hour, 1, "0 hours");
        row(4, Base::Minute, 1, "4 minutes");
        row(5, Base::Second, 25, "125 seconds");
        row(6, Base::Milli, 1, "6 milliseconds");
        row(7, Base::Micro, 1, "7 microseconds");
        row(most, Base::Nano, 1, "9223372036854775807 nanoseconds");
        row(8, Base::Pico, 1, "8 picoseconds");
        row(9, Base::Femto, 1, "9 femtoseconds");
        row(most, Base::Atto, 2, "18446744073709551614 attoseconds");
        row(-819938, Base::Generic, 1, "-819938 generic time units");
    }
    void writesSpansOfTime()
    {
        QFETCH(qint64, count);
        QFETCH(Base, base);
        QFETCH(qint64, multiple);
        QFETCH(QByteArray, text);
        std::string written;
        appendTimeDelta(count, {base, multiple}, written);
        QCOMPARE(QByteArray::fromStdString(written), text);
    }

 private:
    static void compareDate()
    {
        QFETCH(qint64, count);
        QFETCH(Base, base);
        QFETCH(qint64, multiple);
        QFETCH(QByteArray, text);
        std::string written;
        appendDateTime(count, {base, multiple}, written);
        QCOMPARE(QByteArray::fromStdString(written), text);
    }
};

const test::Registered<TestTimeText> registered;

} // namespace bloscope::tst_time_text

#include "tst_time_text.moc"
