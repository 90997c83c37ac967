#include "core/chunk/chunk_encoder.h"

#include "core/chunk/chunk.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_chunk_encoder {

using namespace test;

namespace {

ByteBuffer encoded(ByteView data, const ChunkEncoding& encoding)
{
    Result<ByteBuffer> chunk = encodeChunk(data, encoding);
    return chunk ? *std::move(chunk) : ByteBuffer();
}

// As in a frame of elements of `typesize` bytes.
Result<ByteBuffer> decoded(const ByteBuffer& chunk, std::int64_t typesize)
{
    BLOSCOPE_TRY(const ChunkPtr opened, Chunk::open(memorySource(chunk), 0, chunk.size(), Limits(),
                                                    {.typesize = typesize}));
    return opened->decode();
}

} // namespace

class TestChunkEncoder : public QObject {
    Q_OBJECT

 private slots:
    // ver lz flags ts | nbytes blocksize cbytes | filters udcodec meta | metas | flags2 flags
    void writesRunsOfOneByte()
    {
        const ByteBuffer sevens(1000, std::byte{7});
        const ChunkEncoding encoding{
            .typesize = 4, .codec = 1, .filters = {0, 0, 0, 0, 0, 1}, .split = SplitBlocks::Always};
        QCOMPARE(encoded(sevens, encoding),
                 "05012504 e8030000 e8030000 38000000 000000000001 01 00 000000000000 00 00"
                 "24000000"
                 "f9ffffff01 f9ffffff01 f9ffffff01 f9ffffff01"_hex);
    }

    void writesRunsOfZerosInsideOfOtherData()
    {
        ByteBuffer data(64); // two blocks: zeros, and 32 times 255
        std::fill(data.begin() + 32, data.end(), std::byte{255});
        QCOMPARE(encoded(data, {.blocksize = 32, .codec = 5}),
                 "05019501 40000000 20000000 31000000 000000000000 05 00 000000000000 00 00"
                 "28000000 2c000000"
                 "00000000"
                 "01ffffff01"_hex);
    }

    void storesStreamsThatDoNotGetSmaller()
    {
        ByteBuffer data = noise(48); // three blocks: noise, a run, and half a run
        data.resize(48 + 48 + 24, std::byte{9});
        const ByteBuffer chunk = encoded(data, {.blocksize = 48, .codec = 0});
        QCOMPARE(ByteBuffer(chunk.begin(), chunk.begin() + 48),
                 "05011501 78000000 30000000 6a000000 000000000000 00 00 000000000000 00 00"
                 "2c000000 60000000 65000000 30000000"_hex);
        QCOMPARE(ByteBuffer(chunk.begin() + 48, chunk.begin() + 96), noise(48));
        QCOMPARE(ByteBuffer(chunk.begin() + 96, chunk.end()), "f7ffffff01 f7ffffff01"_hex);
    }

    void splitsWholeBlocksOnly()
    {
        ByteBuffer data(40 + 20, std::byte{3});
        const ChunkEncoding encoding{
            .typesize = 2, .blocksize = 40, .codec = 1, .split = SplitBlocks::Always};
        QCOMPARE(encoded(data, encoding),
                 "05012502 3c000000 28000000 37000000 000000000000 01 00 000000000000 00 00"
                 "28000000 32000000"
                 "fdffffff01 fdffffff01"
                 "fdffffff01"_hex);
    }

    void makesZerosASpecialChunk()
    {
        QCOMPARE(encoded(ByteBuffer(4000), {.typesize = 4, .codec = 1}),
                 "05010504 a00f0000 a00f0000 20000000 000000000000 01 00 000000000000 00 10"_hex);
    }

    void copiesWhatDoesNotGetSmaller_data()
    {
        QTest::addColumn<ByteBuffer>("data");
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("blocksize");
        QTest::newRow("noise") << noise(1000) << 5 << 0;
        QTest::newRow("level 0") << ByteBuffer(1000) << 0 << 0;
        QTest::newRow("fewer than 32 bytes") << ByteBuffer(31) << 9 << 0;
        QTest::newRow("nothing") << ByteBuffer() << 9 << 0;
        QTest::newRow("a table larger than the data") << ByteBuffer(1000, std::byte{1}) << 5 << 1;
    }
    void copiesWhatDoesNotGetSmaller()
    {
        QFETCH(ByteBuffer, data);
        QFETCH(int, level);
        QFETCH(int, blocksize);
        const ByteBuffer chunk =
            encoded(data, {.blocksize = blocksize, .codec = 5, .level = level});
        QCOMPARE(chunk.size(), data.size() + 32);
        QCOMPARE(chunk[2], std::byte{0x07});
        QCOMPARE(ByteBuffer(chunk.begin() + 32, chunk.end()), data);
    }

    void isDecodedToTheSameBytes_data()
    {
        QTest::addColumn<ChunkEncoding>("encoding");
        using Slots = std::array<std::uint8_t, format::filterSlots>;
        for (const int codec : {0, 1, 2, 4, 5})
            for (const int typesize : {1, 2, 3, 4, 8, 12, 16, 300})
                for (const SplitBlocks split : {SplitBlocks::Never, SplitBlocks::Always})
                    for (const Slots& filters :
                         {Slots{}, Slots{1}, Slots{0, 0, 2}, Slots{3}, Slots{3, 1}, Slots{1, 3},
                          Slots{1, 35}, Slots{2, 3, 1, 0, 0, 2}})
                        QTest::addRow("codec %d, typesize %d, %s, filters %d %d %d", codec,
                                      typesize, split == SplitBlocks::Always ? "split" : "whole",
                                      filters[0], filters[1], filters[2])
                            << ChunkEncoding{.typesize = typesize,
                                             .blocksize = 10L * typesize * 24,
                                             .codec = static_cast<std::uint8_t>(codec),
                                             .filters = filters,
                                             .split = split};
    }
    void isDecodedToTheSameBytes()
    {
        QFETCH(ChunkEncoding, encoding);
        const auto block = static_cast<std::size_t>(encoding.blocksize);
        for (const std::size_t size : {block, 3 * block, 2 * block + block / 10, block / 3}) {
            const ByteBuffer data = repetitive(size, static_cast<std::uint32_t>(size));
            const ByteBuffer chunk = encoded(data, encoding);
            QVERIFY(chunk.size() <= data.size() + 32);
            const Result<ByteBuffer> again = decoded(chunk, encoding.typesize);
            QVERIFY2(again, again ? "" : again.error().text().c_str());
            QCOMPARE(*again, data);
        }
    }

    void encodesBlocksThatAreCutInTurn_data()
    {
        QTest::addColumn<ByteBuffer>("data");
        QTest::addColumn<ChunkEncoding>("encoding");
        const ChunkEncoding shuffled{
            .typesize = 4, .blocksize = 400, .codec = 1, .filters = {0, 0, 0, 0, 0, 1}};
        ChunkEncoding delta = shuffled;
        delta.filters = {0, 0, 0, 0, 3, 1};
        ChunkEncoding plain = shuffled;
        plain.level = 0;
        QTest::newRow("whole blocks") << counted<std::uint32_t>(1000) << shuffled;
        QTest::newRow("a shorter one behind") << counted<std::uint32_t>(1033) << shuffled;
        QTest::newRow("one that is shorter") << counted<std::uint32_t>(50) << shuffled;
        QTest::newRow("differences to the first") << counted<std::uint32_t>(1033) << delta;
        QTest::newRow("level 0") << counted<std::uint32_t>(1033) << plain;
        QTest::newRow("too few to compress") << counted<std::uint32_t>(7) << shuffled;
        QTest::newRow("nothing gets smaller") << noise(4000) << shuffled;
    }
    void encodesBlocksThatAreCutInTurn()
    {
        QFETCH(ByteBuffer, data);
        QFETCH(ChunkEncoding, encoding);
        const auto cut = [&](std::size_t block, ByteSpan to) {
            const ByteView from = ByteView(data).subspan(block * 400, to.size());
            std::copy(from.begin(), from.end(), to.begin());
        };
        const auto chunk = encodeBlocks({.bytes = data.size(), .cut = cut}, encoding);
        QVERIFY(chunk);
        QCOMPARE(*chunk, encoded(data, encoding));
    }

    void storesWhatTruncationsLeave_data()
    {
        QTest::addColumn<int>("filter");
        QTest::addColumn<int>("typesize");
        QTest::addColumn<int>("parameter");
        for (const int parameter : {1, 7, -3})
            for (const int typesize : {4, 8})
                QTest::addRow("trunc_prec:%d of %d bytes", parameter, typesize)
                    << 4 << typesize << parameter;
        for (const int parameter : {1, 7, -3})
            for (const int typesize : {1, 2, 4, 8})
                QTest::addRow("int_trunc:%d of %d bytes", parameter, typesize)
                    << 36 << typesize << parameter;
    }
    void storesWhatTruncationsLeave()
    {
        QFETCH(int, filter);
        QFETCH(int, typesize);
        QFETCH(int, parameter);
        const ChunkEncoding encoding{.typesize = typesize,
                                     .blocksize = 400,
                                     .codec = 5,
                                     .filters = {static_cast<std::uint8_t>(filter), 1},
                                     .filtersMeta = {static_cast<std::uint8_t>(parameter)},
                                     .split = SplitBlocks::Auto};
        ByteBuffer elements = counted<std::uint64_t>(500); // plain copies would lose nothing
        const Result<ByteBuffer> again = decoded(encoded(elements, encoding), typesize);
        QVERIFY(again);
        truncate(elements, encoding);
        QCOMPARE(*again, elements);
        QVERIFY(truncates(encoding));
        QVERIFY(!truncates({.filters = {1, 35}}));
    }

    void refusesWhatCannotBeDecodedAgain_data()
    {
        QTest::addColumn<ChunkEncoding>("encoding");
        QTest::addColumn<std::string>("message");
        QTest::newRow("codec without encoder")
            << ChunkEncoding{.codec = 37} << std::string("this program cannot write grok");
        QTest::newRow("unknown codec") << ChunkEncoding{.codec = 99}
                                       << std::string("this program cannot write unknown codec 99");
        QTest::newRow("filter that is only read")
            << ChunkEncoding{.filters = {32}} << std::string("this program cannot apply ndcell");
        QTest::newRow("truncation of bytes")
            << ChunkEncoding{.filters = {4}}
            << std::string("trunc_prec needs floats of 4 or 8 bytes, but the elements have 1");
        QTest::newRow("truncation behind a shuffle")
            << ChunkEncoding{.typesize = 4, .filters = {1, 4}, .filtersMeta = {0, 8}}
            << std::string("trunc_prec works on elements and cannot be applied after shuffle");
        QTest::newRow("delta behind a truncation")
            << ChunkEncoding{.typesize = 4, .filters = {36, 3}, .filtersMeta = {8}}
            << std::string("delta after a truncation cannot be read by all programs");
        QTest::newRow("unknown filter")
            << ChunkEncoding{.filters = {1, 7}}
            << std::string("this program cannot apply unknown filter 7");
        QTest::newRow("delta twice")
            << ChunkEncoding{.filters = {3, 1, 3}}
            << std::string("delta in more than one slot has no defined meaning");
        QTest::newRow("uneven split")
            << ChunkEncoding{.typesize = 3, .blocksize = 100, .split = SplitBlocks::Always}
            << std::string("blocks of 100 bytes cannot be split into 3 streams");
        QTest::newRow("level") << ChunkEncoding{.level = 10}
                               << std::string("level is 10, but must be from 0 to 9");
    }
    void refusesWhatCannotBeDecodedAgain()
    {
        QFETCH(ChunkEncoding, encoding);
        const Result<ByteBuffer> chunk = encodeChunk(repetitive(1000), encoding);
        QVERIFY(!chunk);
        QCOMPARE(chunk.error().kind(), ErrorKind::Usage);
        QTEST(chunk.error().text(), "message");
    }
};

const Registered<TestChunkEncoder> registered;

} // namespace bloscope::tst_chunk_encoder

#include "tst_chunk_encoder.moc"
