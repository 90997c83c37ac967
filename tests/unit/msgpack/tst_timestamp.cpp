#include "core/msgpack/timestamp.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_timestamp {

using namespace msgpack_value;

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

    void writesTheShortestFormThatIsLongEnough_data()
    {
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<quint32>("nanoseconds");
        QTest::addColumn<int>("leastBytes");
        QTest::addColumn<QByteArray>("hex");
        const auto row = [](qint64 seconds, quint32 nanoseconds, int leastBytes, const char* hex) {
            QTest::newRow(hex) << seconds << nanoseconds << leastBytes << QByteArray(hex);
        };
        row(1700000000, 0, 4, "6553f100");
        row(4294967295, 0, 0, "ffffffff");
        row(4294967296, 0, 4, "0000000100000000");
        row(1700000000, 0, 8, "000000006553f100");
        row(1700000000, 999999999, 4, "ee6b27fc6553f100");
        row(17179869183, 0, 4, "00000003ffffffff");
        row(17179869184, 0, 4, "000000000000000400000000");
        row(1700000000, 7, 12, "00000007000000006553f100");
        row(-1, 0, 4, "00000000ffffffffffffffff");
    }
    void writesTheShortestFormThatIsLongEnough()
    {
        QFETCH(qint64, seconds);
        QFETCH(quint32, nanoseconds);
        QFETCH(int, leastBytes);
        const Extension extension =
            extensionOf({seconds, nanoseconds}, static_cast<std::size_t>(leastBytes));
        QCOMPARE(int(extension.type), -1);
        QTEST(QByteArray::fromStdString(hexOf(extension.bytes)), "hex");
    }
};

const test::Registered<TestTimestamp> registered;

} // namespace bloscope::tst_timestamp

#include "tst_timestamp.moc"
