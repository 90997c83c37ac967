#include "core/chunk/chunk_encoder.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_simple_chunks {

using namespace test;

namespace {

constexpr std::uint64_t mostBytes = 2'147'483'615;

} // namespace

class TestSimpleChunks : public QObject {
    Q_OBJECT

 private slots:
    // ver lz flags ts | nbytes blocksize cbytes | filters udcodec meta | metas | flags2 flags
    void writesPlainCopies()
    {
        QCOMPARE(*plainCopyChunk("6869"_hex),
                 "05010701 02000000 02000000 22000000 000000000000 00 00 000000000000 00 00"
                 "6869"_hex);
        QCOMPARE(*plainCopyChunk({}),
                 "05010701 00000000 01000000 20000000 000000000000 00 00 000000000000 00 00"_hex);
    }

    void keepsTheBlocksizeThatWasAskedFor()
    {
        const ByteBuffer data(8);
        QCOMPARE(*plainCopyChunk(data, {.typesize = 4, .blocksize = 4}),
                 "05010704 08000000 04000000 28000000 000000000000 00 00 000000000000 00 00"
                 "0000000000000000"_hex);
        QCOMPARE(*plainCopyChunk(data, {.typesize = 300, .blocksize = 900}),
                 "05010701 08000000 08000000 28000000 000000000000 00 00 000000000000 00 00"
                 "0000000000000000"_hex);
    }

    void writesSpecialValues()
    {
        const ChunkEncoding shuffled{.typesize = 4, .filters = {0, 0, 0, 0, 0, 1}};
        QCOMPARE(*specialChunk(SpecialKind::Zeros, 4000, shuffled),
                 "05010504 a00f0000 a00f0000 20000000 000000000001 00 00 000000000000 00 10"_hex);
        QCOMPARE(*specialChunk(SpecialKind::NaN, 4000, shuffled),
                 "05010504 a00f0000 a00f0000 20000000 000000000001 00 00 000000000000 00 20"_hex);
        QCOMPARE(*specialChunk(SpecialKind::Uninitialised, 4000, shuffled),
                 "05010504 a00f0000 a00f0000 20000000 000000000001 00 00 000000000000 00 40"_hex);
        QCOMPARE(*repeatedValueChunk("11223344"_hex, 4000, shuffled),
                 "05010504 a00f0000 a00f0000 24000000 000000000001 00 00 000000000000 00 30"
                 "11223344"_hex);
    }

    void repeatsValuesLongerThanATypesizeCanSay()
    {
        const ByteBuffer value(300, std::byte{1});
        const ByteBuffer chunk = *repeatedValueChunk(value, 900, {.typesize = 300});
        QCOMPARE(chunk.size(), std::size_t(332));
        QCOMPARE(ByteBuffer(chunk.begin(), chunk.begin() + 16),
                 "05010501 84030000 84030000 4c010000"_hex);
    }

    void writesOneElementInTheShortestWay_data()
    {
        QTest::addColumn<ByteBuffer>("element");
        QTest::addColumn<ByteBuffer>("chunk"); // behind the header's first 16 bytes
        const auto row = [](const char* name, ByteBuffer element, ByteBuffer chunk) {
            QTest::newRow(name) << element << chunk;
        };
        row("zeros", "00000000"_hex, "000000000000 00 00 000000000000 00 10"_hex);
        row("NaN of 4 bytes", "0000c07f"_hex, "000000000000 00 00 000000000000 00 20"_hex);
        row("NaN of 8 bytes", "000000000000f87f"_hex, "000000000000 00 00 000000000000 00 20"_hex);
        row("another NaN", "0000c0ff"_hex, "000000000000 00 00 000000000000 00 30 0000c0ff"_hex);
        row("a value", "000000000000f07f"_hex,
            "000000000000 00 00 000000000000 00 30 000000000000f07f"_hex);
        row("two halves of one NaN", "00000000f87f"_hex,
            "000000000000 00 00 000000000000 00 30 00000000f87f"_hex);
    }
    void writesOneElementInTheShortestWay()
    {
        QFETCH(ByteBuffer, element);
        const auto typesize = static_cast<std::int64_t>(element.size());
        const auto chunk = chunkOfOneElement(element, 2400, {.typesize = typesize});
        QVERIFY(chunk);
        QTEST(ByteBuffer(chunk->begin() + 16, chunk->end()), "chunk");
    }

    void refusesWhatTheFormatCannotSay()
    {
        QCOMPARE(specialChunk(SpecialKind::Zeros, mostBytes + 1).error().text(),
                 std::string("a chunk of 2147483616 bytes is too large; the limit is 2147483615"));
        QVERIFY(specialChunk(SpecialKind::Zeros, mostBytes));
        QCOMPARE(specialChunk(SpecialKind::NaN, 8, {.typesize = 2}).error().text(),
                 std::string("NaN needs elements of 4 or 8 bytes, not 2"));
        QCOMPARE(specialChunk(SpecialKind::NaN, 9, {.typesize = 4}).error().text(),
                 std::string("9 bytes are not a multiple of the typesize 4"));
        QCOMPARE(repeatedValueChunk("010203"_hex, 8).error().text(),
                 std::string("8 bytes cannot be filled with a value of 3"));
        QVERIFY(!repeatedValueChunk({}, 8));
        QVERIFY(!repeatedValueChunk("01"_hex, 0));
        QCOMPARE(plainCopyChunk({}, {.typesize = 0}).error().text(),
                 std::string("typesize is 0, but must be from 1 to 536866816"));
        QCOMPARE(plainCopyChunk({}, {.blocksize = -1}).error().text(),
                 std::string("blocksize is -1, but must be from 0 to 536866816"));
    }
};

const Registered<TestSimpleChunks> registered;

} // namespace bloscope::tst_simple_chunks

#include "tst_simple_chunks.moc"
