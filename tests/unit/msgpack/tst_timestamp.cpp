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
        const auto time = timestampOf({-1, test::bytesFromHex(hex.toStdString())});
        QVERIFY(time);
        QCOMPARE(time->seconds, seconds);
        QCOMPARE(time->nanoseconds, nanoseconds);
    }

    void refusesOtherExtensions()
    {
        QVERIFY(!timestampOf({1, test::bytesFromHex("6553f100")}));
        QVERIFY(!timestampOf({-1, test::bytesFromHex("")}));
        QVERIFY(!timestampOf({-1, test::bytesFromHex("6553f1")}));
        QVERIFY(!timestampOf({-1, test::bytesFromHex("ee6b2800 6553f100")})); // 10^9 nanoseconds
    }
};

QTEST_APPLESS_MAIN(TestTimestamp)
#include "tst_timestamp.moc"
