#include "core/msgpack/timestamp.h"
#include "tests/support/hex.h"

#include <QTest>

using namespace bloscope;
using namespace bloscope::msgpack_value;

class TestTimestamp : public QObject {
    Q_OBJECT

 private slots:
    void readsAllThreeForms_data()
    {
        QTest::addColumn<QByteArray>("hex");
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<quint32>("nanoseconds");

        QTest::newRow("32 bits") << QByteArray("6553f100") << qint64(1700000000) << quint32(0);
        QTest::newRow("32 bits, unsigned")
            << QByteArray("ffffffff") << qint64(4294967295) << quint32(0);
        QTest::newRow("64 bits") << QByteArray("ee6b27fc 6553f100") << qint64(1700000000)
                                 << quint32(999999999);
        QTest::newRow("64 bits, past 2^32")
            << QByteArray("00000003 ffffffff") << qint64(17179869183) << quint32(0);
        QTest::newRow("96 bits, before 1970") << QByteArray("075bcd15 fffffff1886e0900")
                                              << qint64(-62135596800) << quint32(123456789);
    }
    void readsAllThreeForms()
    {
        QFETCH(QByteArray, hex);
        QFETCH(qint64, seconds);
        QFETCH(quint32, nanoseconds);
        const auto time = timestampOf(Extension{-1, test::bytesFromHex(hex.toStdString())});
        QVERIFY(time);
        QCOMPARE(time->seconds, seconds);
        QCOMPARE(time->nanoseconds, nanoseconds);
    }

    void refusesOtherExtensions()
    {
        const auto refused = [](std::int8_t type, const char* hex) {
            return !timestampOf(Extension{type, test::bytesFromHex(hex)});
        };
        QVERIFY(refused(1, "6553f100"));
        QVERIFY(refused(-1, ""));
        QVERIFY(refused(-1, "6553f1"));
        QVERIFY(refused(-1, "ee6b2800 6553f100")); // 10^9 nanoseconds
    }

    void writesTimesAsTheCalendarHasThem_data()
    {
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<quint32>("nanoseconds");
        QTest::addColumn<QByteArray>("text");

        const auto row = [](qint64 seconds, quint32 nanoseconds, const char* text) {
            QTest::newRow(text) << seconds << nanoseconds << QByteArray(text);
        };
        row(0, 0, "1970-01-01T00:00:00Z");
        row(1700000000, 0, "2023-11-14T22:13:20Z");
        row(-1, 500000000, "1969-12-31T23:59:59.500000000Z");
        row(-62135596800, 7, "0001-01-01T00:00:00.000000007Z");
        row(INT64_MAX, 0, "9223372036854775807 s since 1970");
    }
    void writesTimesAsTheCalendarHasThem()
    {
        QFETCH(qint64, seconds);
        QFETCH(quint32, nanoseconds);
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(timeText({seconds, nanoseconds})), text);
    }
};

QTEST_APPLESS_MAIN(TestTimestamp)
#include "tst_timestamp.moc"
