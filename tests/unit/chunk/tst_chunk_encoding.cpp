#include "core/chunk/chunk_encoding.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_chunk_encoding {

class TestChunkEncoding : public QObject {
    Q_OBJECT

 private slots:
    void choosesTheBlocksize_data()
    {
        QTest::addColumn<qint64>("nbytes");
        QTest::addColumn<qint64>("wanted");
        QTest::addColumn<int>("blocksize");
        QTest::newRow("as wanted") << qint64(1000) << qint64(100) << 100;
        QTest::newRow("one block") << qint64(1000) << qint64(0) << 1000;
        QTest::newRow("not more than there is") << qint64(1000) << qint64(5000) << 1000;
        QTest::newRow("never zero") << qint64(0) << qint64(0) << 1;
        QTest::newRow("not more than the format has")
            << qint64(2'147'483'615) << qint64(0) << 536'866'816;
    }
    void choosesTheBlocksize()
    {
        QFETCH(qint64, nbytes);
        QFETCH(qint64, wanted);
        const auto header = headerFor(static_cast<std::uint64_t>(nbytes), {.blocksize = wanted});
        QTEST(header->blocksize, "blocksize");
    }

    void writesLargeElementsAsSingleBytes()
    {
        QCOMPARE(headerFor(0, {.typesize = 255})->typesize, std::uint8_t(255));
        QCOMPARE(headerFor(0, {.typesize = 256})->typesize, std::uint8_t(1));
    }

    // As the reference does by itself.
    void splitsWhereItPays_data()
    {
        QTest::addColumn<ChunkEncoding>("encoding");
        QTest::addColumn<int>("blockBytes");
        QTest::addColumn<bool>("splits");
        const auto row = [](const char* name, int typesize, std::uint8_t codec, int level,
                            std::uint8_t filter, int blockBytes, bool splits) {
            QTest::newRow(name) << ChunkEncoding{.typesize = typesize,
                                                 .codec = codec,
                                                 .level = level,
                                                 .filters = {0, 0, 0, 0, filter, 0},
                                                 .split = SplitBlocks::Auto}
                                << blockBytes << splits;
        };
        row("blosclz", 4, 0, 9, 1, 4096, true);
        row("lz4", 4, 1, 9, 1, 4096, true);
        row("lz4hc", 4, 2, 1, 1, 4096, false);
        row("zlib", 4, 4, 1, 1, 4096, false);
        row("zstd, fast", 4, 5, 5, 1, 4096, true);
        row("zstd, thorough", 4, 5, 6, 1, 4096, false);
        row("bitshuffle", 4, 1, 5, 2, 4096, false);
        row("no filter", 4, 1, 5, 0, 4096, false);
        row("16 streams", 16, 1, 5, 1, 4096, true);
        row("17 streams", 17, 1, 5, 1, 17 * 4096, false);
        row("elements too large for the header", 300, 1, 5, 1, 4096, true);
        row("streams of 32 bytes", 4, 1, 5, 1, 128, true);
        row("streams of 31 bytes", 4, 1, 5, 1, 124, false);
        row("no whole elements", 4, 1, 5, 1, 4097, false);
    }
    void splitsWhereItPays()
    {
        QFETCH(ChunkEncoding, encoding);
        QFETCH(int, blockBytes);
        const auto bytes = static_cast<std::size_t>(blockBytes);
        QTEST(encoding.splits(bytes), "splits");
        encoding.split = SplitBlocks::Always;
        QVERIFY(encoding.splits(bytes));
        encoding.split = SplitBlocks::Never;
        QVERIFY(!encoding.splits(bytes));
    }

    void refusesWhatTheFormatCannotHold_data()
    {
        QTest::addColumn<qint64>("nbytes");
        QTest::addColumn<ChunkEncoding>("encoding");
        QTest::addColumn<std::string>("message");
        QTest::newRow("chunk")
            << qint64(2'147'483'616) << ChunkEncoding()
            << std::string("a chunk of 2147483616 bytes is too large; the limit is 2147483615");
        QTest::newRow("typesize") << qint64(0) << ChunkEncoding{.typesize = 536'866'817}
                                  << std::string(
                                         "typesize is 536866817, but must be from 1 to 536866816");
        QTest::newRow("blocksize")
            << qint64(0) << ChunkEncoding{.blocksize = 536'866'817}
            << std::string("blocksize is 536866817, but must be from 0 to 536866816");
        QTest::newRow("level") << qint64(0) << ChunkEncoding{.level = -1}
                               << std::string("level is -1, but must be from 0 to 9");
    }
    void refusesWhatTheFormatCannotHold()
    {
        QFETCH(qint64, nbytes);
        QFETCH(ChunkEncoding, encoding);
        const auto header = headerFor(static_cast<std::uint64_t>(nbytes), encoding);
        QCOMPARE(header.error().kind(), ErrorKind::Usage);
        QTEST(header.error().text(), "message");
    }
};

const test::Registered<TestChunkEncoding> registered;

} // namespace bloscope::tst_chunk_encoding

#include "tst_chunk_encoding.moc"
