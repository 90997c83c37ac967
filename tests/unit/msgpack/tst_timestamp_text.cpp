#include "core/msgpack/timestamp.h"
#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_timestamp_text {

using namespace msgpack_value;

class TestTimestampText : public QObject {
    Q_OBJECT

 private slots:
    void writesTimesAsTheCalendarHasThem_data()
    {
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<quint32>("nanoseconds");
        QTest::addColumn<std::string>("text");
        const auto row = [](qint64 seconds, quint32 nanoseconds, const char* text) {
            QTest::newRow(text) << seconds << nanoseconds << std::string(text);
        };
        row(0, 0, "1970-01-01T00:00:00Z");
        row(1700000000, 0, "2023-11-14T22:13:20Z");
        row(951782400, 0, "2000-02-29T00:00:00Z");
        row(-1, 500000000, "1969-12-31T23:59:59.500000000Z");
        row(-62135596800, 7, "0001-01-01T00:00:00.000000007Z");
        row(-62167219201, 0, "-001-12-31T23:59:59Z");
        row(-300000000000, 0, "-7537-05-18T18:40:00Z");
        row(300000000000, 999999999, "11476-08-15T05:20:00.999999999Z");
        row(300000000001, 0, "300000000001 s since 1970");
        row(-300000000001, 5, "-300000000001.000000005 s since 1970");
        row(INT64_MAX, 0, "9223372036854775807 s since 1970");
        row(INT64_MIN, 999999999, "-9223372036854775808.999999999 s since 1970");
    }
    void writesTimesAsTheCalendarHasThem()
    {
        QFETCH(qint64, seconds);
        QFETCH(quint32, nanoseconds);
        QFETCH(std::string, text);
        QCOMPARE(timeText({seconds, nanoseconds}), text);
        const auto read = timeFromText(text);
        QVERIFY(read);
        QCOMPARE(read->seconds, seconds);
        QCOMPARE(read->nanoseconds, nanoseconds);
    }

    void readsWhatPeopleType_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("time"); // empty: refused
        const auto row = [](const char* text, const char* time) {
            QTest::newRow(text) << std::string(text) << std::string(time);
        };
        row("2023-11-14", "2023-11-14T00:00:00Z");
        row("2023-11-14T22:13", "2023-11-14T22:13:00Z");
        row("2023-11-14 22:13:20", "2023-11-14T22:13:20Z");
        row("2023-11-14T22:13:20.5", "2023-11-14T22:13:20.500000000Z");
        row("2023-11-14T22:13:20.000000001Z", "2023-11-14T22:13:20.000000001Z");
        row("2024-02-29", "2024-02-29T00:00:00Z");
        row("32767-12-31", "971890876800 s since 1970");
        row("12.5 s since 1970", "1970-01-01T00:00:12.500000000Z");
        row("", "");
        row("now", "");
        row("2023", "");
        row("2023-11", "");
        row("2023-1-14", "");
        row("23-11-14", "");
        row("2023-02-29", "");
        row("2023-00-10", "");
        row("2023-13-10", "");
        row("2023-11-31", "");
        row("99999-01-01", "");
        row("2023-11-14T", "");
        row("2023-11-14T24:00", "");
        row("2023-11-14T22:60", "");
        row("2023-11-14T22:13:60", "");
        row("2023-11-14T22:13:20.", "");
        row("2023-11-14T22:13:20.1234567890", "");
        row("2023-11-14T22:13:20+01:00", "");
        row("2023-11-14T22:13:20ZZ", "");
        row(" 2023-11-14", "");
        row("9223372036854775808 s since 1970", "");
        row("1. s since 1970", "");
        row("1.5.5 s since 1970", "");
        row(" s since 1970", "");
    }
    void readsWhatPeopleType()
    {
        QFETCH(std::string, text);
        const auto time = timeFromText(text);
        QTEST(time ? timeText(*time) : std::string(), "time");
    }
};

const test::Registered<TestTimestampText> registered;

} // namespace bloscope::tst_timestamp_text

#include "tst_timestamp_text.moc"
