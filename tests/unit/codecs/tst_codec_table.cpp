#include "core/codecs/codec_table.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_codec_table {

using namespace test;

class TestCodecTable : public QObject {
    Q_OBJECT

 private slots:
    void namesEveryId_data()
    {
        QTest::addColumn<int>("id");
        QTest::addColumn<std::string>("name");
        QTest::newRow("first") << 0 << std::string("blosclz");
        QTest::newRow("lz4") << 1 << std::string("lz4");
        QTest::newRow("lz4hc") << 2 << std::string("lz4hc");
        QTest::newRow("removed") << 3 << std::string("snappy");
        QTest::newRow("zlib") << 4 << std::string("zlib");
        QTest::newRow("zstd") << 5 << std::string("zstd");
        QTest::newRow("reserved for the format") << 6 << std::string("unknown codec 6");
        QTest::newRow("plugin") << 32 << std::string("ndlz");
        QTest::newRow("last plugin") << 40 << std::string("htj2k");
        QTest::newRow("not registered") << 77 << std::string("unknown codec 77");
        QTest::newRow("last not registered") << 159 << std::string("unknown codec 159");
        QTest::newRow("first of users") << 160 << std::string("user-defined codec 160");
        QTest::newRow("last of users") << 255 << std::string("user-defined codec 255");
    }
    void namesEveryId()
    {
        QFETCH(int, id);
        QTEST(codecName(static_cast<std::uint8_t>(id)), "name");
    }

    void findsTheCodecOfAChunk_data()
    {
        QTest::addColumn<int>("formatCode");
        QTest::addColumn<int>("udcodec");
        QTest::addColumn<std::string>("name"); // empty: there is none
        QTest::newRow("by format code") << 4 << 5 << std::string("zstd");
        QTest::newRow("of a chunk that leaves udcodec 0") << 4 << 0 << std::string("zstd");
        QTest::newRow("whose udcodec contradicts it") << 3 << 37 << std::string("zlib");
        QTest::newRow("lz4") << 1 << 1 << std::string("lz4");
        QTest::newRow("lz4hc") << 1 << 2 << std::string("lz4hc");
        QTest::newRow("lz4 or lz4hc") << 1 << 0 << std::string("lz4");
        QTest::newRow("snappy") << 2 << 0 << std::string("snappy");
        QTest::newRow("reserved") << 5 << 5 << std::string();
        QTest::newRow("by udcodec") << 6 << 37 << std::string("grok");
        QTest::newRow("built in by udcodec") << 6 << 5 << std::string();
        QTest::newRow("unknown udcodec") << 6 << 200 << std::string();
        QTest::newRow("of the super-chunk") << 7 << 5 << std::string();
    }
    void findsTheCodecOfAChunk()
    {
        QFETCH(int, formatCode);
        QFETCH(int, udcodec);
        const Codec* codec =
            codecOfChunk(static_cast<std::uint8_t>(formatCode), static_cast<std::uint8_t>(udcodec));
        QTEST(codec ? std::string(codec->name) : std::string(), "name");
    }

    void decodesWhatItEncoded_data()
    {
        QTest::addColumn<int>("id");
        QTest::addColumn<int>("level");
        for (const int id : {0, 1, 2, 4, 5})
            for (const int level : {0, 1, 5, 9})
                QTest::addRow("%s at level %d", codecName(static_cast<std::uint8_t>(id)).c_str(),
                              level)
                    << id << level;
    }
    void decodesWhatItEncoded()
    {
        QFETCH(int, id);
        QFETCH(int, level);
        const Codec& codec = *codecById(static_cast<std::uint8_t>(id));
        for (const std::size_t size : {16UL, 17UL, 31UL, 64UL, 100UL, 1000UL, 4096UL, 131'072UL}) {
            const ByteBuffer data = repetitive(size, static_cast<std::uint32_t>(size));
            const ByteBuffer stream = encoded(codec, data, level);
            ByteBuffer decoded(size);
            const Result<> result = codec.decode({stream}, decoded);
            QVERIFY2(result, result ? "" : result.error().text().c_str());
            QCOMPARE(decoded, data);
        }
    }

    void leavesIncompressibleBytesToTheCaller_data() { decodesWhatItEncoded_data(); }
    void leavesIncompressibleBytesToTheCaller()
    {
        QFETCH(int, id);
        QFETCH(int, level);
        const ByteBuffer data = noise(5000);
        ByteBuffer stream(data.size() - 1);
        QCOMPARE(codecById(static_cast<std::uint8_t>(id))->encode(data, stream, level),
                 std::size_t(0));
    }

    void refusesEveryOtherSize_data() { decodesWhatItEncoded_data(); }
    void refusesEveryOtherSize()
    {
        QFETCH(int, id);
        QFETCH(int, level);
        const Codec& codec = *codecById(static_cast<std::uint8_t>(id));
        const ByteBuffer stream = encoded(codec, repetitive(1000), level);
        for (const std::size_t size : {1UL, 500UL, 999UL, 1001UL, 5000UL}) {
            ByteBuffer decoded(size);
            QVERIFY(!codec.decode({stream}, decoded));
        }
    }

    void survivesAnyDamage_data() { decodesWhatItEncoded_data(); }
    void survivesAnyDamage()
    {
        QFETCH(int, id);
        QFETCH(int, level);
        const Codec& codec = *codecById(static_cast<std::uint8_t>(id));
        const ByteBuffer good = encoded(codec, repetitive(600), level);
        for (std::size_t at = 0; at < good.size(); ++at) {
            ByteBuffer decoded(600);
            const ByteBuffer cut(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(at) + 1);
            QCOMPARE(bool(codec.decode({cut}, decoded)), cut.size() == good.size());
            ByteBuffer changed = good;
            changed[at] ^= std::byte{0x55};
            (void)codec.decode({changed}, decoded); // may succeed: there are no checksums
        }
    }

 private:
    // With room to spare, for streams that are not smaller than what they hold.
    static ByteBuffer encoded(const Codec& codec, ByteView data, int level)
    {
        ByteBuffer stream(2 * data.size() + 100);
        stream.resize(codec.encode(data, stream, level));
        stream.shrink_to_fit();
        return stream;
    }
};

const Registered<TestCodecTable> registered;

} // namespace bloscope::tst_codec_table

#include "tst_codec_table.moc"
