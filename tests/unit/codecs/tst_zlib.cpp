#include "core/codecs/codecs.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_zlib {

using namespace test;

class TestZlib : public QObject {
    Q_OBJECT

 private slots:
    // header 78 9c, one final fixed block with "a" five times, Adler-32 05b401e6
    void decodesOneZlibStream()
    {
        ByteBuffer to(5);
        QVERIFY(decodeZlib({"789c 4b4c4c4c4c04 00 05b401e6"_hex}, to));
        QCOMPARE(to, "6161616161"_hex);
    }

    void ignoresWhatFollowsTheStream()
    {
        ByteBuffer to(5);
        QVERIFY(decodeZlib({"789c 4b4c4c4c4c04 00 05b401e6 ffff"_hex}, to));
        QCOMPARE(to, "6161616161"_hex);
    }

    void refusesHostileStreams_data()
    {
        QTest::addColumn<ByteBuffer>("stream");
        QTest::addColumn<int>("size");
        QTest::addColumn<std::string>("message");
        const std::string damaged = "zlib: the stream is damaged";
        QTest::newRow("too little")
            << "789c 4b4c4c4c4c04 00 05b401e6"_hex << 6
            << std::string("zlib: the stream contains 5 bytes, but 6 are needed");
        QTest::newRow("too much") << "789c 4b4c4c4c4c04 00 05b401e6"_hex << 4
                                  << std::string(
                                         "zlib: the stream contains more than the 4 bytes needed");
        QTest::newRow("wrong checksum") << "789c 4b4c4c4c4c04 00 05b401e7"_hex << 5 << damaged;
        QTest::newRow("no checksum") << "789c 4b4c4c4c4c04 00"_hex << 5 << damaged;
        QTest::newRow("not the end") << "789c 4b4c4c4c"_hex << 5 << damaged;
        QTest::newRow("gzip") << "1f8b 0800000000000003 4b4c4c4c4c0400"_hex << 5 << damaged;
        QTest::newRow("wants a dictionary") << "78bb 05b401e6 4b4c4c4c4c0400"_hex << 5 << damaged;
        QTest::newRow("one byte") << "78"_hex << 5 << damaged;
    }
    void refusesHostileStreams()
    {
        QFETCH(ByteBuffer, stream);
        QFETCH(int, size);
        ByteBuffer to(static_cast<std::size_t>(size));
        const Result<> result = decodeZlib({stream}, to);
        QVERIFY(!result);
        QTEST(result.error().text(), "message");
    }
};

const Registered<TestZlib> registered;

} // namespace bloscope::tst_zlib

#include "tst_zlib.moc"
