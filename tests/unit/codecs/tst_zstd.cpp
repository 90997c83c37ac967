#include "core/codecs/codecs.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>
#include <zstd.h>

namespace bloscope::tst_zstd {

using namespace test;

class TestZstd : public QObject {
    Q_OBJECT

 private slots:
    // magic, descriptor 20 (one segment, no checksum), content size 5, last block: run of 5 x 'a'
    void decodesOneFrame()
    {
        ByteBuffer to(5);
        QVERIFY(decodeZstd({"28b52ffd 20 05  2b0000 61"_hex}, to));
        QCOMPARE(to, "6161616161"_hex);
    }

    void decodesSeveralFramesOneAfterTheOther()
    {
        ByteBuffer to(10);
        QVERIFY(decodeZstd({"28b52ffd 20 05  2b0000 61  28b52ffd 20 05  2b0000 62"_hex}, to));
        QCOMPARE(to, "6161616161 6262626262"_hex);
    }

    void decodesAgainstARawDictionary()
    {
        const ByteBuffer dictionary = noise(2000);
        ByteBuffer data(dictionary.begin() + 100, dictionary.begin() + 1100);
        data.push_back(std::byte{1});
        ByteBuffer stream(data.size());
        ZSTD_CCtx* context = ZSTD_createCCtx();
        stream.resize(ZSTD_compress_usingDict(context, stream.data(), stream.size(), data.data(),
                                              data.size(), dictionary.data(), dictionary.size(),
                                              5));
        ZSTD_freeCCtx(context);
        QVERIFY(stream.size() < 100);
        ByteBuffer to(data.size());
        QVERIFY(decodeZstd({stream, dictionary}, to));
        QCOMPARE(to, data);
        QVERIFY(!decodeZstd({stream}, to));
        QVERIFY(!decodeZstd({stream, noise(2000, 2)}, to) || to != data);
    }

    void refusesHostileStreams_data()
    {
        QTest::addColumn<ByteBuffer>("stream");
        QTest::addColumn<int>("size");
        QTest::addColumn<std::string>("message");
        const std::string damaged = "zstd: the stream is damaged, ";
        const std::string more = "zstd: the stream contains more than the ";
        QTest::newRow("too little")
            << "28b52ffd 20 05  2b0000 61"_hex << 6
            << std::string("zstd: the stream contains 5 bytes, but 6 are needed");
        QTest::newRow("too much") << "28b52ffd 20 05  2b0000 61"_hex << 4
                                  << more + "4 bytes needed";
        QTest::newRow("no magic") << "28b52ffe 20 05  2b0000 61"_hex << 5
                                  << damaged + "Unknown frame descriptor";
        QTest::newRow("cut off") << "28b52ffd 20 05  2b0000"_hex << 5
                                 << damaged + "Src size is incorrect";
        // descriptor 00, window ff: more than 3 TiB, of which nothing is allocated; run of 5
        QTest::newRow("huge window") << "28b52ffd 00 ff  2b0000 61"_hex << 5
                                     << damaged + "Frame requires too much memory for decoding";
        QTest::newRow("skippable frame only")
            << "502a4d18 02000000 0000"_hex << 5
            << std::string("zstd: the stream contains 0 bytes, but 5 are needed");
        QTest::newRow("dictionary that is not there")
            << "28b52ffd 21 07 05  2b0000 61"_hex << 5 << damaged + "Dictionary mismatch";
    }
    void refusesHostileStreams()
    {
        QFETCH(ByteBuffer, stream);
        QFETCH(int, size);
        ByteBuffer to(static_cast<std::size_t>(size));
        const Result<> result = decodeZstd({stream}, to);
        QVERIFY(!result);
        QTEST(result.error().text(), "message");
    }
};

const Registered<TestZstd> registered;

} // namespace bloscope::tst_zstd

#include "tst_zstd.moc"
