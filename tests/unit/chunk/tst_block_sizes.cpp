#include "core/chunk/block_sizes.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_block_sizes {

namespace {

using Numbers = std::vector<std::int64_t>;

Numbers beginsOf(const BlockSizes& sizes)
{
    Numbers begins;
    for (std::int32_t block = 0; block < sizes.count(); ++block)
        begins.push_back(sizes.begin(block));
    return begins;
}

Numbers bytesOf(const BlockSizes& sizes)
{
    Numbers bytes;
    for (std::int32_t block = 0; block < sizes.count(); ++block)
        bytes.push_back(sizes.bytes(block));
    return bytes;
}

} // namespace

class TestBlockSizes : public QObject {
    Q_OBJECT

 private slots:
    void hasNoBlocksAtFirst()
    {
        QCOMPARE(BlockSizes().count(), 0);
        QCOMPARE(BlockSizes().memoryBytes(), std::size_t(0));
    }

    void dividesEqually_data()
    {
        QTest::addColumn<std::int64_t>("nbytes");
        QTest::addColumn<std::int64_t>("blockBytes");
        QTest::addColumn<Numbers>("begins");
        QTest::addColumn<Numbers>("bytes");
        const auto row = [](const char* name, std::int64_t nbytes, std::int64_t blockBytes,
                            Numbers begins, Numbers bytes) {
            QTest::newRow(name) << nbytes << blockBytes << std::move(begins) << std::move(bytes);
        };
        row("even", 12, 4, {0, 4, 8}, {4, 4, 4});
        row("a shorter last one", 14, 4, {0, 4, 8, 12}, {4, 4, 4, 2});
        row("one", 4, 4, {0}, {4});
        row("nothing", 0, 4, {}, {});
        row("beyond 32 bits on the way", 2'147'483'615, 536'866'816,
            {0, 536'866'816, 1'073'733'632, 1'610'600'448, 2'147'467'264},
            {536'866'816, 536'866'816, 536'866'816, 536'866'816, 16'351});
    }
    void dividesEqually()
    {
        QFETCH(std::int64_t, nbytes);
        QFETCH(std::int64_t, blockBytes);
        const BlockSizes sizes = BlockSizes::equal(nbytes, blockBytes);
        QTEST(beginsOf(sizes), "begins");
        QTEST(bytesOf(sizes), "bytes");
        QCOMPARE(sizes.largest(), blockBytes);
    }

    void takesBlocksOfAnySize()
    {
        const BlockSizes sizes = BlockSizes::between({0, 3, 703, 704});
        QCOMPARE(beginsOf(sizes), (Numbers{0, 3, 703}));
        QCOMPARE(bytesOf(sizes), (Numbers{3, 700, 1}));
        QCOMPARE(sizes.largest(), std::int64_t(700));
        QVERIFY(sizes.memoryBytes() >= 4 * sizeof(std::int32_t));
    }

    void findsTheBlockOfEveryByte()
    {
        for (const BlockSizes& sizes :
             {BlockSizes::equal(14, 4), BlockSizes::between({0, 3, 13, 14})})
            for (std::int64_t position = 0; position < 14; ++position) {
                const std::int32_t block = sizes.at(position);
                QVERIFY(sizes.begin(block) <= position);
                QVERIFY(position < sizes.begin(block) + sizes.bytes(block));
            }
    }
};

const test::Registered<TestBlockSizes> registered;

} // namespace bloscope::tst_block_sizes

#include "tst_block_sizes.moc"
