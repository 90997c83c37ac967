#include "core/chunk/block_encoder.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_block_encoder {

using namespace test;

namespace {

ByteBuffer encodedBlock(const ChunkEncoding& encoding, ByteView firstBlock, std::size_t block,
                        ByteView data)
{
    const Result<BlockEncoder> encoder = BlockEncoder::create(encoding, firstBlock);
    ByteBuffer to(data.size() + 64);
    to.resize(*encoder->encode(block, data, to));
    return to;
}

} // namespace

class TestBlockEncoder : public QObject {
    Q_OBJECT

 private slots:
    void writesOneStreamPerByteOfTheElementWhenSplit()
    {
        // shuffled: 01 01 01 01 | 00 00 00 00 | the first a run of ones, the second one of zeros
        const ByteBuffer block = "0100 0100 0100 0100"_hex;
        QCOMPARE(encodedBlock({.typesize = 2, .filters = {1}, .split = SplitBlocks::Always}, block,
                              0, block),
                 "ffffffff01 00000000"_hex);
        QCOMPARE(encodedBlock({.typesize = 2, .filters = {1}}, block, 0, block),
                 "08000000 01010101 00000000"_hex);
    }

    void saysWhenThereIsNoRoom()
    {
        const ByteBuffer block = "0102030405"_hex;
        const Result<BlockEncoder> encoder = BlockEncoder::create({}, block);
        ByteBuffer room(9);
        QCOMPARE(encoder->encode(0, block, room), std::optional<std::size_t>(9));
        for (std::size_t size = 0; size < room.size(); ++size)
            QVERIFY(!encoder->encode(0, block, ByteSpan(room).first(size)));
    }

    void neverSplitsAShorterBlock()
    {
        const ByteBuffer first(8, std::byte{1});
        QCOMPARE(encodedBlock({.typesize = 2, .split = SplitBlocks::Always}, first, 1, "0100"_hex),
                 "02000000 0100"_hex);
    }

    void comparesLaterBlocksWithTheFirst()
    {
        const ByteBuffer first = "01020304"_hex;
        QCOMPARE(encodedBlock({.filters = {3}}, first, 0, first), "04000000 01030107"_hex);
        QCOMPARE(encodedBlock({.filters = {3}}, first, 1, "01020304"_hex), "00000000"_hex);
    }

    void appliesTheSlotsInTheirOrder()
    {
        const ByteBuffer block = "0102 0304"_hex;
        // delta by words of two bytes, then shuffle; and the other way round
        QCOMPARE(encodedBlock({.typesize = 2, .filters = {3, 1}}, block, 0, block),
                 "04000000 01020206"_hex);
        QCOMPARE(encodedBlock({.typesize = 2, .filters = {0, 1, 0, 3}}, block, 0, block),
                 "04000000 01030307"_hex);
    }
};

const Registered<TestBlockEncoder> registered;

} // namespace bloscope::tst_block_encoder

#include "tst_block_encoder.moc"
