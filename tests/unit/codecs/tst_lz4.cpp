#include "core/codecs/codecs.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_lz4 {

using namespace test;

class TestLz4 : public QObject {
    Q_OBJECT

 private slots:
    void decodesARawBlock()
    {
        // token 1f: one literal "a", match of 15 + 4b + 4 at distance 1; token 50: five literals
        const ByteBuffer stream = "1f 61 0100 4b  50 6161616161"_hex;
        ByteBuffer to(100);
        QVERIFY(decodeLz4({stream}, to));
        QCOMPARE(to, ByteBuffer(100, std::byte{0x61}));
    }

    void decodesAgainstADictionary()
    {
        // token 04: no literals, match of 8 at distance 8: all of it in the dictionary; then five
        const ByteBuffer stream = "04 0800  50 6969696969"_hex;
        const ByteBuffer dictionary = "6162636465666768"_hex;
        ByteBuffer to(13);
        QVERIFY(decodeLz4({stream, dictionary}, to));
        QCOMPARE(to, "6162636465666768 6969696969"_hex);
        QVERIFY(!decodeLz4({stream}, to));
        const ByteBuffer farther = "04 0900  50 6969696969"_hex;
        QVERIFY(!decodeLz4({farther, dictionary}, to));
    }

    void refusesHostileStreams_data()
    {
        QTest::addColumn<ByteBuffer>("stream");
        QTest::addColumn<int>("size");
        QTest::addColumn<std::string>("message");
        const std::string damaged = "lz4: the stream is damaged";
        QTest::newRow("too little")
            << "50 6161616161"_hex << 6
            << std::string("lz4: the stream contains 5 bytes, but 6 are needed");
        QTest::newRow("too much") << "50 6161616161"_hex << 4 << damaged;
        QTest::newRow("literals past the end") << "70 6161616161"_hex << 7 << damaged;
        QTest::newRow("match before the start")
            << "1f 61 0200 4b  50 6161616161"_hex << 100 << damaged;
        QTest::newRow("distance zero, too short") << "10 61 0000"_hex << 5 << damaged;
    }
    void refusesHostileStreams()
    {
        QFETCH(ByteBuffer, stream);
        QFETCH(int, size);
        ByteBuffer to(static_cast<std::size_t>(size));
        const Result<> result = decodeLz4({stream}, to);
        QVERIFY(!result);
        QTEST(result.error().text(), "message");
    }

    void triesHarderAtHigherLevels()
    {
        const ByteBuffer data = repetitive(100'000);
        ByteBuffer to(data.size());
        QVERIFY(encodeLz4(data, to, 9) < encodeLz4(data, to, 1));
        QVERIFY(encodeLz4hc(data, to, 9) < encodeLz4(data, to, 9));
    }
};

const Registered<TestLz4> registered;

} // namespace bloscope::tst_lz4

#include "tst_lz4.moc"
